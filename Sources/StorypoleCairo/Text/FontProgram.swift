// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation

/// A font inside of a PDF.
package enum FontProgram {
  /// The names of the font's glyphs, without that of missing ones; nil for a font without names.
  package static func glyphNames(_ program: Data) -> [String]? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    return program.withUnsafeBytes { bytes in
      var face: FT_Face?
      guard
        FT_New_Memory_Face(
          library, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, 0, &face) == 0,
        let face
      else { return nil }
      defer { FT_Done_Face(face) }
      var names: [String] = []
      // Names are at most 127 characters long (PostScript).
      var buffer = [CChar](repeating: 0, count: 128)
      for glyph in 0..<face.pointee.num_glyphs {
        guard FT_Get_Glyph_Name(face, FT_UInt(glyph), &buffer, 128) == 0 else { return nil }
        let name = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        if name != ".notdef" { names.append(name) }
      }
      return names
    }
  }
}
