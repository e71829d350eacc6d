// SPDX-License-Identifier: Apache-2.0
extension Path {
  /// Makes a rectangle with equal rounded corners.
  ///
  /// - Parameter cornerSize: The corners' width and height in points; each is at most half of the
  ///   rectangle's.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }

  /// Makes a rectangle with equal round corners.
  ///
  /// - Parameter cornerRadius: The radius in points, at most half of the shorter side; 0 or less gives square
  ///   corners.
  ///   down.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with a radius for each corner; leading is left. Two corners that don't fit on an edge
  /// shrink.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }

  /// Adds a rectangle with equal rounded corners as a new subpath; a null rectangle adds nothing.
  ///
  /// - Parameter cornerSize: The corners' width and height in points; each is at most half of the
  ///   rectangle's.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, radii: [CGSize](repeating: cornerSize, count: 4), style: style,
      transform: transform)
  }

  /// Adds a rectangle with a radius for each corner as a new subpath; leading is left. A null rectangle adds
  /// nothing. Two corners that don't fit on an edge shrink.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ]
    addRoundedRect(
      in: rect, radii: radii.map { CGSize(width: $0, height: $0) }, style: style,
      transform: transform)
  }

  /// Runs from the middle of the right edge, visibly clockwise. Radii are those of the corners at the bottom
  /// right, bottom left, top left and top right.
  private mutating func addRoundedRect(
    in rect: CGRect, radii: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let wanted = radii.map { CGSize(width: max($0.width, 0), height: max($0.height, 0)) }
    let fitted = (0..<4).map { i in
      let space = space(forCorner: i, in: rect, neighbors: wanted)
      let size = CGSize(
        width: min(wanted[i].width, space.width), height: min(wanted[i].height, space.height))
      // A round corner stays round.
      guard wanted[i].width == wanted[i].height else { return size }
      let radius = min(size.width, size.height)
      return CGSize(width: radius, height: radius)
    }
    guard fitted.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      addRect(rect, transform: transform)
      return
    }
    let smooth = fitted.map {
      CGSize(width: $0.width * Self.smoothing, height: $0.height * Self.smoothing)
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    for i in 0..<4 {
      let corner = Corner(index: i, rect: rect, radius: fitted[i])
      switch style {
      case .circular: addCircular(corner, transform: transform)
      case .continuous:
        addContinuous(
          corner, space: space(forCorner: i, in: rect, neighbors: smooth), transform: transform)
      }
    }
    closeSubpath()
  }

  /// A corner gets half of each edge, and more if its neighbor needs less.
  private func space(forCorner i: Int, in rect: CGRect, neighbors: [CGSize]) -> CGSize {
    let alongX = [1, 0, 3, 2][i]
    let alongY = [3, 2, 1, 0][i]
    return CGSize(
      width: max(rect.width / 2, rect.width - neighbors[alongX].width),
      height: max(rect.height / 2, rect.height - neighbors[alongY].height))
  }

  /// A corner in local coordinates: u along the incoming edge, v along the outgoing edge, both from the
  /// corner and in radii.
  private struct Corner {
    var corner: CGPoint
    var u: CGVector
    var v: CGVector
    var startsVertical: Bool

    init(index: Int, rect: CGRect, radius: CGSize) {
      let isRight = index == 0 || index == 3
      let isBottom = index < 2
      corner = CGPoint(
        x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
      let x = CGVector(dx: isRight ? -radius.width : radius.width, dy: 0)
      let y = CGVector(dx: 0, dy: isBottom ? -radius.height : radius.height)
      startsVertical = index % 2 == 0
      u = startsVertical ? y : x
      v = startsVertical ? x : y
    }

    func callAsFunction(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      corner + u * along + v * across
    }
  }

  private mutating func addCircular(_ corner: Corner, transform t: CGAffineTransform) {
    let k = 1 - 0.5522847  // a quarter of a circle as a cubic curve
    addLine(to: corner(1, 0).applying(t))
    addCurve(
      to: corner(0, 1).applying(t), control1: corner(k, 0).applying(t),
      control2: corner(0, k).applying(t))
  }

  /// The length of a continuous corner along its edges, in radii (measured on Apple's systems, as are the
  /// numbers below).
  private static let smoothing: CGFloat = 1.528665

  private mutating func addContinuous(
    _ corner: Corner, space: CGSize, transform t: CGAffineTransform
  ) {
    let onU = ContinuousEdge(
      radius: corner.u.length, space: corner.startsVertical ? space.height : space.width)
    let onV = ContinuousEdge(
      radius: corner.v.length, space: corner.startsVertical ? space.width : space.height)
    addLine(to: corner(onU.start, 0).applying(t))
    addCurve(
      to: corner(0.631494, 0.0749114).applying(t), control1: corner(onU.control1, 0).applying(t),
      control2: corner(onU.control2, 0).applying(t))
    addCurve(
      to: corner(0.0749114, 0.631494).applying(t), control1: corner(0.372824, 0.169060).applying(t),
      control2: corner(0.169060, 0.372824).applying(t))
    addCurve(
      to: corner(0, onV.start).applying(t), control1: corner(0, onV.control2).applying(t),
      control2: corner(0, onV.control1).applying(t))
  }

  /// The start of a continuous corner on an edge: as far out as the edge allows.
  private struct ContinuousEdge {
    var start: CGFloat
    var control1: CGFloat
    var control2: CGFloat

    init(radius: CGFloat, space: CGFloat) {
      let fraction = radius > 0 ? (space / radius - 1) / (Path.smoothing - 1) : 1
      let t = min(max(fraction, 0), 1)
      start = 1 + (Path.smoothing - 1) * t
      control1 = 0.96 + (1.08849 - 0.96) * t
      control2 = 0.82 + (0.868407 - 0.82) * t
    }
  }
}
