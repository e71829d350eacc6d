// SPDX-License-Identifier: Apache-2.0

/// The content of a file or a folder in memory.
public final class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content
  /// The name of the file; nil for content without one.
  public var filename: String?
  /// The name that a new file prefers; nil for none.
  public var preferredFilename: String?

  /// Creates the content of a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// Creates a folder of named contents.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    content = .folder(children)
    for (name, child) in children { child.preferredFilename = name }
  }

  /// Reads a file, or a folder with all that is in it. Symbolic links in a folder are left out.
  /// - Throws: Foundation's error if the file can't be read.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey])
    if values.isDirectory == true {
      var children: [String: FileWrapper] = [:]
      let inside = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isSymbolicLinkKey])
      for child in inside {
        // A link could lead back to the folder.
        if try child.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true {
          continue
        }
        children[child.lastPathComponent] = try FileWrapper(url: child)
      }
      self.init(directoryWithFileWrappers: children)
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// The ways to read; they have no effect here.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set: 1 for at once, 2 for without a mapping of memory.
    public let rawValue: UInt
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once; the raw value is 1.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without a mapping of memory; the raw value is 2.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  public var isDirectory: Bool { !isRegularFile }
  /// The data of a file; nil for a folder.
  public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The contents of a folder by name; nil for a file.
  public var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds to a folder; the name is the preferred one, with a number where it is taken. Returns the name, which is
  /// empty if this is a file.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = "\(number)_\(wanted)"
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder, as `addFileWrapper(_:)` does.
  @discardableResult public func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes from a folder; a file outside of it changes nothing.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }
}
