// SPDX-License-Identifier: Apache-2.0
import CImages
import CPango
import CPng

/// The versions of the C libraries in use. Equal versions give equal bytes.
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
      (
        "gdk-pixbuf",
        [gdk_pixbuf_major_version, gdk_pixbuf_minor_version, gdk_pixbuf_micro_version]
          .map { "\($0)" }.joined(separator: ".")
      ),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      (
        "librsvg",
        [rsvg_major_version, rsvg_minor_version, rsvg_micro_version]
          .map { "\($0)" }.joined(separator: ".")
      ),
      ("libpng", png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"),
    ]
  }
}
