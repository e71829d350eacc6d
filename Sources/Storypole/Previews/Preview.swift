// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The namespace of the traits of `#Preview`.
public struct Preview: Sendable {
  /// Marks the traits of previews of views.
  public enum ViewTraits {}
}

/// A file's declaration of a preview, for tools.
package struct PreviewDeclaration: Sendable {
  /// nil without a name.
  package var name: String?
  package var traits: PreviewSettings
  /// "Module/File.swift"
  package var file: String
  package var line: Int
  package var makeView: @MainActor @Sendable () -> any View

  /// The `#Preview` declarations of this process and of its loaded images, in the order of the source. This runs only
  /// the code of names and traits, not that of the views.
  package static func all() -> [PreviewDeclaration] {
    var found: [PreviewDeclaration] = []
    for index in 0..<sp_preview_count() {
      withUnsafeMutablePointer(to: &found) { sp_preview_run(index, UnsafeMutableRawPointer($0)) }
    }
    return found
  }
}

/// Registers the function that adds a preview. The expansion of `#Preview` calls it, before main or while an
/// image is loaded.
public func _registerPreview(
  _ declare: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  sp_register_preview(declare)
}

/// Adds a preview. The expansion of `#Preview` calls it when the previews are requested.
public func _addPreview(
  to sink: UnsafeMutableRawPointer?, name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
  file: String, line: Int, @ViewBuilder body: @escaping @MainActor () -> any View
) {
  var settings = PreviewSettings()
  for trait in traits { trait.apply(&settings) }
  sink?.assumingMemoryBound(to: [PreviewDeclaration].self).pointee.append(
    PreviewDeclaration(name: name, traits: settings, file: file, line: line, makeView: body))
}
