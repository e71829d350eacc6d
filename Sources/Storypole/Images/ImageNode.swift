// SPDX-License-Identifier: Apache-2.0
/// The node of an image in the tree of views.
final class ImageViewNode: _ViewNode {
  private let leaf: ImageNode

  init(_ image: Image, _ inputs: _ViewInputs) {
    leaf = ImageNode(image, inputs)
    super.init(inputs)
  }

  override var name: String? { "Image" }
  override var isDynamic: Bool { false }
  override var remembers: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(leaf) }

  func update(_ image: Image, _ inputs: _ViewInputs) {
    environment = inputs.environment
    leaf.update(image, inputs.environment)
  }
}

/// An image's rectangle.
final class ImageNode: LayoutNode {
  private(set) var resolved: ResolvedImage

  init(_ image: Image, _ inputs: _ViewInputs) {
    resolved = inputs.host.resolvedImage(image, in: inputs.environment)
    super.init(inputs)
  }

  func update(_ image: Image, _ environment: EnvironmentValues) {
    self.environment = environment
    let isAnimated = movesNow && isPlaced && environment.contentTransition.changesImages
    let old = isAnimated ? ShownImage(image: resolved, size: size) : nil
    resolved = host.resolvedImage(image, in: environment)
    if let old, old.image.image != resolved.image { fadeContent(from: old) }
    invalidate()
  }

  override var name: String { "Image" }

  override var detail: String? {
    switch resolved.image.source {
    case .named(let name): "\"\(name.name)\""
    case .symbol(let symbol): "\"\(symbol.name)\""
    case .loaded, .drawing: nil
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    resolved.sizeThatFits(proposal)
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case .firstTextBaseline, .lastTextBaseline: resolved.baseline
    default: nil
    }
  }

  override func describe(into pass: inout SemanticsPass) {
    guard let label = words(resolved.image.label?.words), !label.isEmpty else { return }
    var element = SemanticsNode(.image, self)
    element.label = label
    element.traits = .isImage
    element.isNamedByFile = resolved.image.isNamedByFile
    pass.add(element)
  }

  override var isSolid: Bool { true }

  override func paint(into painter: inout Painter) {
    let (frame, shown) = (painter.snapped(self), ShownImage(image: resolved, size: size))
    if let fade = animations?.content, fade.isMoving {
      fade.paint(shown, in: frame, into: &painter)
    } else {
      shown.paint(in: frame, of: self, into: &painter)
    }
  }
}

/// The image as displayed by a view.
private struct ShownImage: FadingContent {
  let image: ResolvedImage
  let size: CGSize

  func paint(in frame: CGRect, of node: LayoutNode, into painter: inout Painter) {
    image.paint(in: frame, host: node.host, into: &painter)
  }
}

extension ViewHost {
  func resolvedImage(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage {
    ResolvedImage(image, in: environment, host: self)
  }
}
