// SPDX-License-Identifier: Apache-2.0
/// A layout whose type is hidden. Views keep their identity when another layout takes its place.
public struct AnyLayout: Layout, Animatable {
  public typealias AnimatableData = _AnyAnimatableData
  private var storage: Storage

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { storage = TypedStorage(layout) }

  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var storage: Storage
    fileprivate var value: Any
  }

  var stackOrientation: Axis? { storage.stackOrientation }
  var hidden: any Layout { storage.hidden }

  public var animatableData: AnimatableData {
    get { storage.animatableData }
    set { storage = storage.replacing(newValue) }
  }

  /// Makes the cache of the hidden layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(storage: storage, value: storage.makeCache(subviews))
  }

  /// Updates the cache of the hidden layout; makes another if the layout's type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.storage.isSameType(as: storage) {
      cache.storage = storage
      storage.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// The preferred distances of the hidden layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews, &cache.value)
  }

  /// The size of the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    storage.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    storage.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// The value of a horizontal guide as the hidden layout sets it; nil if it doesn't.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage.explicit(guide, bounds, proposal, subviews, &cache.value)
  }

  /// The value of a vertical guide as the hidden layout sets it; nil if it doesn't.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage.explicit(guide, bounds, proposal, subviews, &cache.value)
  }

  /// The calls of a layout without its type.
  fileprivate class Storage: @unchecked Sendable {
    var stackOrientation: Axis? { nil }
    var hidden: any Layout { fatalError("abstract") }
    var animatableData: AnimatableData { .zero }
    func replacing(_ data: AnimatableData) -> Storage { self }
    func isSameType(as other: Storage) -> Bool { type(of: self) == type(of: other) }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
    func sizeThatFits(_ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout Any) -> CGSize {
      .zero
    }
    func placeSubviews(
      _ bounds: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout Any
    ) {}
    func explicit(
      _ guide: HorizontalAlignment, _ bounds: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
      _ cache: inout Any
    ) -> CGFloat? { nil }
    func explicit(
      _ guide: VerticalAlignment, _ bounds: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
      _ cache: inout Any
    ) -> CGFloat? { nil }
  }

  fileprivate final class TypedStorage<L: Layout>: Storage, @unchecked Sendable {
    let layout: L
    init(_ layout: L) { self.layout = layout }

    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override var hidden: any Layout { layout }
    override var animatableData: AnimatableData { AnimatableData(layout.animatableData) }

    override func replacing(_ data: AnimatableData) -> Storage {
      guard let data = data.cast(to: L.AnimatableData.self) else { return self }
      var layout = layout
      layout.animatableData = data
      return TypedStorage(layout)
    }

    private func with<T>(
      _ cache: inout Any, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> T
    ) -> T {
      var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = typed }
      return work(&typed)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any {
      layout.makeCache(subviews: subviews)
    }
    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
      with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
      with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func sizeThatFits(_ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout Any)
      -> CGSize
    {
      with(&cache, s) { layout.sizeThatFits(proposal: p, subviews: s, cache: &$0) }
    }
    override func placeSubviews(
      _ bounds: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews, _ cache: inout Any
    ) {
      with(&cache, s) { layout.placeSubviews(in: bounds, proposal: p, subviews: s, cache: &$0) }
    }
    override func explicit(
      _ guide: HorizontalAlignment, _ bounds: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
      _ cache: inout Any
    ) -> CGFloat? {
      with(&cache, s) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: p, subviews: s, cache: &$0)
      }
    }
    override func explicit(
      _ guide: VerticalAlignment, _ bounds: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews,
      _ cache: inout Any
    ) -> CGFloat? {
      with(&cache, s) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: p, subviews: s, cache: &$0)
      }
    }
  }
}
