// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A picture: a file of the assets, a symbol, or a drawing.
///
///     Image("sunrise").resizable().scaledToFit()
///
/// *How it lays out*
/// 1. It is as large as its file says, pixels by the file's scale, whatever is proposed.
/// 2. Resizable, it takes what is proposed on both axes, but no less than its cap insets, and its own
///    size where nothing is.
/// 3. A picture has no baselines of its own: they are its bottom edge. Its distances are a plain view's.
/// 4. A symbol is as large as its font asks for, has the baseline of text beside it, and its middle is
///    at that of the capitals (`ResolvedSymbol`).
/// 5. A name that the assets don't have is a view of 0×0 that keeps its distances, and a warning.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case named(AssetName)
    case symbol(SymbolReference)
    case loaded(LoadedImage)
    case drawing(ImageDrawing)
  }

  var source: Source
  /// What is said of the image where it cannot be seen; nil for one that only decorates.
  var label: Text?
  /// nil for an image that has its own size.
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  /// nil for what the assets say.
  var renderingMode: TemplateRenderingMode?
  /// For a symbol; nil for what the surroundings say.
  var symbolMode: SymbolRenderingMode.Mode?

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// The insets that can be drawn: none is below 0 or without end.
    var caps: EdgeInsets {
      func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
      return EdgeInsets(
        top: length(capInsets.top), leading: length(capInsets.leading),
        bottom: length(capInsets.bottom), trailing: length(capInsets.trailing))
    }
  }

  init(_ source: Source, label: Text?) {
    self.source = source
    self.label = label
  }

  package init(loaded: LoadedImage) { self.init(.loaded(loaded), label: nil) }

  /// Creates an image of the assets.
  ///
  /// `name` may name folders of a catalog that provide a namespace ("Food/pear"), or a file beside the
  /// source, with or without its extension. A bundle is searched instead of the environment's `assets`; nil
  /// and the main bundle mean those.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(AssetName(name, bundle)), label: Text(verbatim: name))
  }

  /// Creates an image of the assets with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(AssetName(name, bundle)), label: label)
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

extension AssetName {
  /// The program's own bundle is what the surroundings stand for.
  package init(_ name: String, _ bundle: Bundle?) {
    let folder = bundle.flatMap { $0 === Bundle.main ? nil : $0.resourcePath ?? $0.bundlePath }
    self.init(name, folder: folder)
  }
}

/// The name of an image in the assets of a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of an image and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
