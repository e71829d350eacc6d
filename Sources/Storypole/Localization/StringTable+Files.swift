// SPDX-License-Identifier: Apache-2.0
// Property lists: .strings, in the old form and in XML, and .stringsdict.
extension StringTable {
  mutating func addStrings(at url: URL, language: String) {
    guard let entries = propertyList(at: url) else { return }
    var strings: [String: LocalizedFormat] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      guard let string = value as? String else {
        complain(url, "the value of '\(key.shortened)' is not a string")
        continue
      }
      strings[key] = .string(string)
    }
    add(strings, language: language)
  }

  mutating func addPlurals(at url: URL, language: String) {
    guard let entries = propertyList(at: url) else { return }
    var strings: [String: LocalizedFormat] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      guard let format = LocalizedFormat(entry: value) else {
        complain(url, "'\(key.shortened)' is not an entry with NSStringLocalizedFormatKey")
        continue
      }
      strings[key] = format
    }
    add(strings, language: language)
  }
}

extension LocalizedFormat {
  /// An entry of a .stringsdict, according to Apple's "Stringsdict File Format".
  fileprivate init?(entry: Any) {
    if let string = entry as? String {
      self = .string(string)
      return
    }
    guard let entry = entry as? [String: Any] else { return nil }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      self = .device(devices.compactMapValues { LocalizedFormat(entry: $0) })
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: Variable] = [:]
    for case (let name, let rule as [String: Any]) in entry {
      let forms = rule.filter { !$0.key.hasPrefix("NSString") }
      variables[name] = Variable(
        specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "lld",
        format: .plural(forms.compactMapValues { ($0 as? String).map { .string($0) } }))
    }
    self = .variables(.string(format), variables)
  }
}

// MARK: Reading a file

extension StringTable {
  /// The maximum size of a table's file, in bytes.
  private static let limit = 32 << 20

  /// nil if there is no file, and, with a problem, if it can't be read.
  mutating func contents(of url: URL) -> Data? {
    let real = url.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: real.path) else {
      return nil
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      complain(url, "this is not a file")
      return nil
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.limit else {
      complain(
        url, "the table has \(size >> 20) MiB; the limit is \(Self.limit >> 20) MiB")
      return nil
    }
    do {
      return try Data(contentsOf: real)
    } catch {
      complain(url, error.localizedDescription)
      return nil
    }
  }

  private mutating func propertyList(at url: URL) -> [String: Any]? {
    guard let data = contents(of: url) else { return nil }
    if data.allSatisfy({ $0 <= 0x20 }) { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let entries = list as? [String: Any] { return entries }
      complain(url, "this is not a table of keys and values")
    } catch {
      // The old form is tried last; its error contains the line, and has no type.
      let reasons = (error as NSError).userInfo
      let old = reasons["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
      let reason = old.firstMatch(of: /NSDebugDescription=([^}]+)/).map { String($0.output.1) }
      complain(
        url, reason ?? reasons["NSDebugDescription"] as? String ?? "this is not a string table")
    }
    return nil
  }

  mutating func complain(_ url: URL, _ reason: String) {
    problems.append("\(url.path): \(reason); its keys replace its strings")
  }
}

extension String {
  /// For messages.
  var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
