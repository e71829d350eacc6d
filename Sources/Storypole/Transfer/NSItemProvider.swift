// SPDX-License-Identifier: Apache-2.0
public import StorypoleSystem

/// A value that an item provider can give.
public protocol NSItemProviderWriting {
  @MainActor static func _register(_ value: Self, with provider: NSItemProvider)
}

/// A value that can be taken from an item provider.
public protocol NSItemProviderReading {
  @MainActor static func _canLoad(from provider: NSItemProvider) -> Bool
  @MainActor static func _load(from provider: NSItemProvider) async throws -> Self
}

/// Something that is dragged or dropped: a value in one or more forms. It stays in the program.
public final class NSItemProvider: @unchecked Sendable {
  private struct Form {
    let type: UTType
    let load: () async throws -> Data
  }

  private var forms: [Form] = []
  /// The value itself.
  private var value: Any?
  /// A name for a file; nil for none.
  public var suggestedName: String?

  /// Creates a provider of nothing.
  public init() {}

  /// Creates a provider of an object.
  @MainActor public convenience init<T: NSItemProviderWriting>(object: T) {
    self.init()
    registerObject(object)
  }

  /// Creates a provider of a file's content; nil for a file that can't be read.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    forms.append(Form(type: type) { try Data(contentsOf: fileURL) })
  }

  /// Adds the forms of an object.
  @MainActor public func registerObject<T: NSItemProviderWriting>(_ object: T) {
    T._register(object, with: self)
  }

  /// Adds the forms of a transferable value.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    let item = transferable()
    if value == nil { value = item }
    nonisolated(unsafe) let sent = item
    for way in T.transferWays where way.isOffered(item) {
      guard let export = way.export else { continue }
      forms.append(Form(type: way.type) { try await export(sent) })
    }
  }

  /// Adds a form whose data is made when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    forms.append(
      Form(type: contentType) {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Data, any Error>) in
          _ = loadHandler { data, error in
            if let data {
              done.resume(returning: data)
            } else {
              done.resume(throwing: error ?? CocoaError(.fileReadUnknown))
            }
          }
        }
      })
  }

  /// The identifiers of the types of all forms, the best one first.
  public var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }
  /// The types of all forms, the best one first.
  public var registeredContentTypes: [UTType] { forms.map(\.type) }

  /// Whether a form has the type or a kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  private func form(_ typeIdentifier: String) -> Form? {
    forms.first { form in
      form.type.identifier == typeIdentifier
        || form.type.supertypes.contains { $0.identifier == typeIdentifier }
    }
  }

  package func conforms(to type: UTType) -> Bool { forms.contains { $0.type.conforms(to: type) } }

  /// Whether a value of a class can be taken.
  @MainActor public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    T._canLoad(from: self)
  }

  /// Takes a value of a class, and calls `completionHandler` on the main actor.
  @MainActor @discardableResult public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    start(completionHandler) { try await T._load(from: self) }
  }

  /// Takes the data of a type, and calls `completionHandler` on the main actor.
  @MainActor @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    start(completionHandler) {
      try await self.data(typeIdentifier)
    }
  }

  /// Takes the data of a type, and calls `completionHandler` on the main actor.
  @MainActor @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Takes a transferable value, and calls `completionHandler` on the main actor.
  @MainActor @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    start({ (value: T?, error: (any Error)?) in
      completionHandler(
        value.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
    }) { try await self.load(T.self) }
  }

  /// The value itself, if its type fits without conversion.
  func own<T: Transferable>(_ type: T.Type) -> T? {
    guard let value = value as? T,
      T.transferWays.contains(where: { $0.load != nil && conforms(to: $0.type) })
    else { return nil }
    return value
  }

  func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    T.transferWays.contains { $0.load != nil && conforms(to: $0.type) }
  }

  /// Takes a value: as it is, or from the data of the first way that both know.
  @MainActor func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = own(type) { return value }
    for way in T.transferWays {
      guard let load = way.load, let form = forms.first(where: { $0.type.conforms(to: way.type) })
      else { continue }
      return try await load(try await form.load())
    }
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  private func data(_ typeIdentifier: String) async throws -> Data {
    guard let form = form(typeIdentifier) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    return try await form.load()
  }

  @MainActor private func start<T>(
    _ completion: @escaping (T?, (any Error)?) -> Void,
    _ work: @escaping @MainActor () async throws -> T
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do { completion(try await work(), nil) } catch { completion(nil, error) }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

extension NSItemProviderWriting where Self: Transferable {
  @MainActor public static func _register(_ value: Self, with provider: NSItemProvider) {
    provider.register(value)
  }
}
extension NSItemProviderReading where Self: Transferable {
  @MainActor public static func _canLoad(from provider: NSItemProvider) -> Bool {
    provider.canLoad(Self.self)
  }
  @MainActor public static func _load(from provider: NSItemProvider) async throws -> Self {
    try await provider.load(Self.self)
  }
}

extension String: NSItemProviderReading, NSItemProviderWriting {}
extension URL: NSItemProviderReading, NSItemProviderWriting {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  @MainActor public static func _register(_ value: NSString, with provider: NSItemProvider) {
    provider.register(value as String)
  }
  @MainActor public static func _canLoad(from provider: NSItemProvider) -> Bool {
    provider.canLoad(String.self)
  }
  @MainActor public static func _load(from provider: NSItemProvider) async throws -> Self {
    Self(string: try await provider.load(String.self))
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  @MainActor public static func _register(_ value: NSURL, with provider: NSItemProvider) {
    provider.register(value as URL)
  }
  @MainActor public static func _canLoad(from provider: NSItemProvider) -> Bool {
    provider.canLoad(URL.self)
  }
  @MainActor public static func _load(from provider: NSItemProvider) async throws -> Self {
    guard let url = try await provider.load(URL.self) as NSURL as? Self else {
      throw CocoaError(.featureUnsupported)
    }
    return url
  }
}
