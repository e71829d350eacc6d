// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A file of the assets, a symbol, or a drawing.
///
///     Image("sunrise").resizable().scaledToFit()
///
/// *How it lays out*
/// 1. It has the size of its file, pixels divided by the file's scale, regardless of the proposal.
/// 2. If resizable, it takes the proposal on both axes, but no less than its cap insets, and its own size for nil.
/// 3. A picture has no baselines: they are its bottom edge. Its distances are a plain view's.
/// 4. A symbol has the size of its font and the baseline of adjacent text, and is centered on the capitals
///    (`ResolvedSymbol`).
/// 5. A name that the assets don't contain is a view of 0×0 with distances, and a warning.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  /// The source of the picture.
  enum Source: Equatable, Sendable {
    case named(AssetName)
    case symbol(SymbolReference)
    case loaded(LoadedImage)
    case drawing(ImageDrawing)
  }

  var source: Source
  /// The image's label for assistive technologies; nil for a decorative image.
  var label: Label?
  /// nil for an image of its natural size.
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  /// nil to use the assets' setting.
  var renderingMode: TemplateRenderingMode?
  /// For a symbol; nil to use the environment's.
  var symbolMode: SymbolRenderingMode.Mode?

  /// A label for assistive technologies.
  struct Label: Equatable, Sendable {
    let words: any SpokenWords
    /// Whether it is only the name of the file or the symbol.
    var isName = false

    static func name(_ name: String) -> Label { Label(words: SpokenName(name: name), isName: true) }

    static func == (a: Label, b: Label) -> Bool {
      a.isName == b.isName && a.words.isEqual(to: b.words)
    }
  }

  private struct SpokenName: SpokenWords, Equatable {
    let name: String
    func spoken(in environment: EnvironmentValues, _ space: LayoutSpace) -> String { name }
    func isEqual(to other: any SpokenWords) -> Bool { other as? SpokenName == self }
  }

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// The insets for drawing: none is negative or infinite.
    var caps: EdgeInsets {
      func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
      return EdgeInsets(
        top: length(capInsets.top), leading: length(capInsets.leading),
        bottom: length(capInsets.bottom), trailing: length(capInsets.trailing))
    }
  }

  init(_ source: Source, label: Label?) {
    self.source = source
    self.label = label
  }

  package init(loaded: LoadedImage) { self.init(.loaded(loaded), label: nil) }

  /// Creates an image of the assets.
  ///
  /// `name` may name folders of a catalog that provide a namespace ("Food/pear"), or a file next to the source, with or
  /// without its extension. A bundle is searched instead of the environment's `assets`; nil and the main bundle refer
  /// to those.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(AssetName(name, bundle)), label: .name(name))
  }

  /// Creates an image of the assets without a label for accessibility.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(AssetName(name, bundle)), label: nil)
  }

  /// Creates an image of the assets from its resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  public static func _makeNode(
    _ view: Image, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? ImageViewNode {
      node.update(view, inputs)
      return node
    }
    return ImageViewNode(view, inputs)
  }
}

extension Image {
  /// Whether the label is only the name of the file or the symbol.
  var isNamedByFile: Bool { label?.isName == true }
}

extension AssetName {
  /// The program's own bundle refers to the environment's assets.
  package init(_ name: String, _ bundle: Bundle?) {
    let folder = bundle.flatMap { $0 === Bundle.main ? nil : $0.resourcePath ?? $0.bundlePath }
    self.init(name, folder: folder)
  }
}

/// The name of an image in the assets of a bundle.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource from the name of an image and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
