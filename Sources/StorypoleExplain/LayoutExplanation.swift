// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The reasons for the place and the size of every view of a tree, from which sentences and pictures are
/// made.
///
///     let why = try explain(Row())
///     try why["price"].guide(.firstTextBaseline).value
///
/// All lengths are points. Places count from the leading edge and the top of the rectangle around the view,
/// before anything is mirrored for right to left.
public struct LayoutExplanation: Sendable, Equatable, Codable {
  /// The version of the form of `json`; raised when a reader of an older one could go wrong.
  public static let version = 1

  /// The entries, parents before children, in order of declaration; an entry's `id` is its place here, from
  /// 1.
  public var entries: [Entry]
  /// The size of the picture, in points.
  public var size: CGSize
  /// The names that the source gives to custom guides, by the types behind them: `ColonID` is `colon`.
  /// Empty where the source was not marked.
  public var guideNames: [String: String] = [:]
  /// The pixels per point, to which edges are rounded when they are drawn.
  public var scale: CGFloat

  /// One rectangle: a view without children, a container, or a modifier around one view.
  public struct Entry: Sendable, Equatable, Codable {
    /// The number of the entry, from 1.
    public var id: Int
    /// The id of the rectangle that places this one; nil for the outermost.
    public var parent: Int?
    /// The number of rectangles around this one.
    public var depth: Int
    /// The id of the view that a modifier is around; its own `id` for a view or a container.
    public var view: Int
    /// The name in the source: `VStack`, `frame`, `Rectangle`.
    public var name: String
    /// A detail that distinguishes it from others of its kind: a text's characters, a color.
    public var detail: String?
    /// The view's name in sentences, with a number where several share a name.
    public var title: String
    /// The name that `id(_:)` or `accessibilityIdentifier(_:)` gives.
    public var identifier: String?
    /// The types of the views whose body this rectangle is, outermost first.
    public var bodies: [String]
    /// The line of the modifier, or of the call that makes the container, from 1; nil where it is not known.
    public var line: Int?
    /// The file of the line, as "Module/File.swift"; nil where the line is not known.
    public var file: String?
    /// The places of the modifiers that style the text of this view, outermost first; nil where none are known.
    public var styles: [SourcePlace]?
    /// The frame in the picture, in points, not rounded; mirrored in right-to-left layouts.
    public var frame: CGRect
    /// The frame with its edges on whole pixels, as it is drawn where nothing turns or scales it.
    public var drawn: CGRect
    /// The reason for the size.
    public var sizing: Sizing
    /// The reason for the place along the horizontal axis.
    public var horizontal: Place
    /// The reason for the place along the vertical axis.
    public var vertical: Place
    /// The place along the third axis; nil in a tree without depth.
    public var space: Space?
    /// The built-in guides, and those custom ones that the layout asked for.
    public var guides: [Guide]
    /// The notes about the view.
    public var notes: [Note]

    /// Whether the entry is a modifier around its view.
    public var isModifier: Bool { view != id }
    /// A horizontal guide of the view, at the view's size.
    ///
    /// - Throws: An error for a custom guide that nothing in the tree asked for.
    public func guide(_ guide: HorizontalAlignment) throws -> Guide { try self.guide(guide.key) }
    /// A vertical guide of the view, at the view's size.
    ///
    /// - Throws: An error for a custom guide that nothing in the tree asked for.
    public func guide(_ guide: VerticalAlignment) throws -> Guide { try self.guide(guide.key) }

    private func guide(_ key: AlignmentKey) throws -> Guide {
      if let guide = guides.first(where: {
        $0.name == key.name && $0.axis == Direction(key.axis)
      }) {
        return guide
      }
      throw UnknownGuide(name: key.name, known: guides.map(\.name))
    }
  }

  /// A line of a source.
  public struct SourcePlace: Hashable, Sendable, Codable {
    /// The file, as "Module/File.swift".
    public var file: String
    /// The line, from 1.
    public var line: Int
  }

  /// An axis, as it is written in JSON.
  public enum Direction: String, Sendable, Codable {
    case horizontal, vertical

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// A fact that readers of the source may not expect.
  public struct Note: Sendable, Equatable, Codable {
    /// The kinds of notes.
    public enum Kind: String, Sendable, Codable {
      /// A guide is set that the container around does not ask for.
      case guideNotAsked
      /// A guide is set in a stack of one view, which has nothing to line up with.
      case guideAlone
      /// A guide is set where no container lines anything up.
      case guideWithoutContainer
      /// A guide is set on a container, which moves the container and nothing inside.
      case guideOnContainer
      /// The guide lies outside of the view.
      case guideOutside
      /// The frame is as long as the view: its alignment does nothing.
      case frameWithoutRoom
      /// `multilineTextAlignment` moves lines inside of the text, never the text.
      case linesInsideText
      /// A modifier further out sets the same guide.
      case guideOverruled
      /// The view is longer than the rectangle around it; the outermost, than its proposal.
      case overflows
    }

    /// The kind of the note.
    public var kind: Kind
    /// The name of the guide that the note is about.
    public var guide: String?
    /// The name of the guide that counts instead; of `linesInsideText` the alignment of the lines.
    public var other: String?
    /// The id of the container or modifier that the note is about.
    public var about: Int?
    /// The line of the modifier in the file, from 1; nil where it is not known.
    public var line: Int?
    /// The axis that the note is about; nil where both are meant.
    public var axis: Direction?
    /// The value of the guide, in points; of `overflows`, the length by which the view is too long.
    public var value: CGFloat?
    /// The length in points by which the view reaches beyond the leading edge or the top of the rectangle
    /// around it.
    public var before: CGFloat?
    /// The length in points by which the view reaches beyond the trailing edge or the bottom of the rectangle
    /// around it.
    public var after: CGFloat?

    init(_ kind: Kind) { self.kind = kind }
  }
}

extension LayoutExplanation {
  /// The view of that name: an `id` or `accessibilityIdentifier`, a text's words, a title such as `Rectangle
  /// 2`, or the type of a view with a body.
  ///
  /// Of several the first counts; the entry is the outermost modifier around the view.
  /// - Throws: An error that names the views, if none has that name.
  public subscript(name: String) -> Entry {
    get throws {
      if let found = views(named: name).first { return found }
      throw UnknownView(name: name, known: entries.filter { !$0.isModifier }.map(\.title))
    }
  }

  /// All views of that name, each as the outermost modifier around it; empty if there is none.
  public func views(named name: String) -> [Entry] {
    let keys: [(Entry) -> Bool] = [
      { $0.identifier == name }, { $0.bodies.contains(name) },
      { !$0.isModifier && ($0.title == name || $0.detail == name || $0.detail == "\"\(name)\"") },
      { !$0.isModifier && $0.name == name },
    ]
    for matches in keys {
      let found = entries.filter(matches)
      if found.isEmpty { continue }
      var seen: Set<Int> = []
      return found.compactMap { seen.insert($0.view).inserted ? outermost(of: $0) : nil }
    }
    return []
  }

  /// Throws for a name that no guide of the tree has.
  package func requireGuides(_ names: [String]) throws {
    var known: [String] = []
    let guides = entries.first.map { $0.guides.map(\.name) + ($0.space?.guides ?? []).map(\.name) }
    for guide in guides ?? [] where !known.contains(guide) { known.append(guide) }
    let written = Set(guideNames.values)
    for name in names where !known.contains(name) && !written.contains(name) {
      throw UnknownGuide(name: name, known: known)
    }
  }

  /// The entry of an id, which has to be one of this explanation.
  public func entry(_ id: Int) -> Entry { entries[id - 1] }

  /// The outermost modifier around the entry's view.
  public func outermost(of entry: Entry) -> Entry {
    entries.first { $0.view == entry.view } ?? entry
  }

  /// The entries around one view, outermost first, the view itself last.
  public func chain(of view: Int) -> [Entry] { entries.filter { $0.view == view } }
}

/// An explanation was asked for a view that is not there.
package struct UnknownView: Error, CustomStringConvertible {
  package var name: String
  package var known: [String]

  package var description: String {
    "no view is called '\(name)' here; there are \(known.joined(separator: ", "))"
  }
}
