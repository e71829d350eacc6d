// SPDX-License-Identifier: Apache-2.0
import CDwarf
import Foundation
import SwiftUI

/// The lines of a compiled file's code, which the compiler records for backtraces.
final class LineTable {
  private let dwarf: OpaquePointer
  private let elf: OpaquePointer
  private let file: Int32
  private let module: String
  private var known: [UInt: SourceLine?] = [:]

  /// - Parameters:
  ///   - image: The path of a shared library.
  ///   - module: The module's name, with which the names of files begin, as in `#fileID`.
  init?(image: String, module: String) {
    file = open(image, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    elf_version(UInt32(EV_CURRENT))
    // Reads the file: a second mapping of it would confuse the backtraces of crashes.
    guard let elf = elf_begin(file, ELF_C_READ, nil) else {
      close(file)
      return nil
    }
    guard let dwarf = dwarf_begin_elf(elf, DWARF_C_READ, nil) else {
      elf_end(elf)
      close(file)
      return nil
    }
    (self.dwarf, self.elf, self.module) = (dwarf, elf, module)
  }

  deinit {
    dwarf_end(dwarf)
    elf_end(elf)
    close(file)
  }

  /// The line of an address, in bytes of the image.
  func line(at address: UInt) -> SourceLine? {
    if let line = known[address] { return line }
    let line = find(address)
    known[address] = .some(line)
    return line
  }

  private func find(_ address: UInt) -> SourceLine? {
    var unit: OpaquePointer?
    var entry = Dwarf_Die()
    var half = Dwarf_Half()
    while dwarf_get_units(dwarf, unit, &unit, &half, nil, &entry, nil) == 0 {
      var number: Int32 = 0
      // Of an instruction that no line has, the number is 0.
      guard let line = dwarf_getsrc_die(&entry, Dwarf_Addr(address)),
        dwarf_lineno(line, &number) == 0, number > 0,
        let path = dwarf_linesrc(line, nil, nil)
      else { continue }
      let name = (String(cString: path) as NSString).lastPathComponent
      return SourceLine(file: "\(module)/\(name)", line: Int(number))
    }
    return nil
  }
}
