import CPango
import CPng

/// The C libraries in use. Pictures have the same bytes for the same versions of these.
package enum LibraryVersions {
  package static var all: [(name: String, version: String)] {
    let harfBuzz = hb_version_string().map { String(cString: $0) } ?? "unknown"
    let fontconfig = FcGetVersion()
    return [
      ("Pango", pango_version_string().map { String(cString: $0) } ?? "unknown"),
      ("HarfBuzz", harfBuzz),
      ("Cairo", cairo_version_string().map { String(cString: $0) } ?? "unknown"),
      (
        "fontconfig",
        "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"
      ),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libpng", png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"),
    ]
  }
}
