// SPDX-License-Identifier: Apache-2.0
public import StorypoleSystem

/// Nothing here asks for files: when a dialog is to be shown, a warning reports it, and the dialog ends as if people
/// had canceled it.
private nonisolated struct FileDialog: ViewModifier {
  let name: String
  @Binding var isPresented: Bool
  let onCancellation: () -> Void

  init(name: String, isPresented: Binding<Bool>, onCancellation: @escaping () -> Void) {
    self.name = name
    _isPresented = isPresented
    self.onCancellation = onCancellation
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: isPresented, initial: true) {
        guard isPresented else { return }
        warnOfNothing(name, "no dialog asks for files here; it ends as if it were canceled")
        isPresented = false
        onCancellation()
      }
  }
}

extension View {
  /// Accepted; no dialog asks for files here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileImporter", isPresented) }

  /// Accepted; no dialog asks for files here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { fileDialog("fileImporter", isPresented) }

  /// Accepted; no dialog asks for files here. When it is to be shown, that is reported, `isPresented` is set to false,
  /// and `onCancellation` is called.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { fileDialog("fileImporter", isPresented, onCancellation) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileExporter", isPresented) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  @_disfavoredOverload nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileExporter", isPresented) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, `isPresented` is set to
  /// false, and `onCancellation` is called.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { fileDialog("fileExporter", isPresented, onCancellation) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { fileDialog("fileExporter", isPresented) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, `isPresented` is set to
  /// false, and `onCancellation` is called.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { fileDialog("fileExporter", isPresented, onCancellation) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileMover", isPresented) }

  /// Accepted; no dialog asks for a place here. When it is to be shown, that is reported, and `isPresented` is set to
  /// false.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { fileDialog("fileMover", isPresented) }

  /// Accepted; has no effect here, because no dialog asks for files.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Accepted; has no effect here, because no dialog asks for files.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Accepted; has no effect here, because no dialog asks for files.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  nonisolated private func fileDialog(
    _ name: String, _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(FileDialog(name: name, isPresented: isPresented, onCancellation: onCancellation))
  }
}
