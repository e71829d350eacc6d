// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The reasons for the position and the size of every view in a tree, the basis of sentences and pictures.
///
///     let why = try explain(Row())
///     try why["price"].guide(.firstTextBaseline).value
///
/// All lengths are points. Positions are relative to the leading edge and the top of the rectangle around the
/// view, before mirroring for right to left.
public struct LayoutExplanation: Sendable, Equatable, Codable {
  /// The version of the format of `json`; raised when readers of an older one could misread it.
  public static let version = 1

  /// The entries, parents before children, in order of declaration; an entry's `id` is its number here, from
  /// 1.
  public var entries: [Entry]
  /// The size of the picture, in points.
  public var size: CGSize
  /// The source's names of custom guides, by their types: `ColonID` is `colon`. Empty if the source was not
  /// marked.
  public var guideNames: [String: String] = [:]
  /// The pixels per point, for rounding the edges of drawn frames.
  public var scale: CGFloat

  /// One rectangle: a view without children, a container, or a modifier around one view.
  public struct Entry: Sendable, Equatable, Codable {
    /// The number of the entry, from 1.
    public var id: Int
    /// The id of the rectangle that places this one; nil for the outermost.
    public var parent: Int?
    /// The number of rectangles around this one.
    public var depth: Int
    /// The id of the view that a modifier modifies; its own `id` for a view or a container.
    public var view: Int
    /// The name in the source: `VStack`, `frame`, `Rectangle`.
    public var name: String
    /// A detail that distinguishes it from others with its name: a text's characters, a color.
    public var detail: String?
    /// The view's name in sentences, with a number if several share a name.
    public var title: String
    /// The name from `id(_:)` or `accessibilityIdentifier(_:)`; nil by default.
    public var identifier: String?
    /// The types of the views whose body this rectangle is, outermost first.
    public var bodies: [String]
    /// The line of the modifier, or of the call that makes the container, from 1; nil where it is not known.
    public var line: Int?
    /// The file of the line, as "Module/File.swift"; nil where the line is not known.
    public var file: String?
    /// The places of the modifiers that style the text of this view, outermost first; nil where none are known.
    public var styles: [SourcePlace]?
    /// The frame in the picture, in points, unrounded; mirrored in right-to-left layouts.
    public var frame: CGRect
    /// The frame with its edges on whole pixels, as drawn without rotation and scaling.
    public var drawn: CGRect
    /// The reason for the size.
    public var sizing: Sizing
    /// The reason for the horizontal position.
    public var horizontal: Place
    /// The reason for the vertical position.
    public var vertical: Place
    /// The position on the third axis; nil in a tree without depth.
    public var space: Space?
    /// The built-in guides, and the custom ones that the layout requested.
    public var guides: [Guide]
    /// The notes about the view.
    public var notes: [Note]

    /// Whether the entry is a modifier around its view.
    public var isModifier: Bool { view != id }
    /// A horizontal guide of the view, at the view's size.
    ///
    /// - Throws: An error for a custom guide that no view in the tree requested.
    public func guide(_ guide: HorizontalAlignment) throws -> Guide { try self.guide(guide.key) }
    /// A vertical guide of the view, at the view's size.
    ///
    /// - Throws: An error for a custom guide that no view in the tree requested.
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

  /// A line of a source, as the compiler names it.
  public struct SourcePlace: Hashable, Sendable, Codable {
    /// The file, as "Module/File.swift".
    public var file: String
    /// The line, from 1.
    public var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// An axis, as coded in JSON.
  public enum Direction: String, Sendable, Codable {
    case horizontal, vertical

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// A fact that may surprise readers of the source.
  public struct Note: Sendable, Equatable, Codable {
    /// The kinds of notes.
    public enum Kind: String, Sendable, Codable {
      /// A guide is set that the container around it does not request.
      case guideNotAsked
      /// A guide is set in a stack of one view, which has no sibling to align with.
      case guideAlone
      /// A guide is set where no container aligns views.
      case guideWithoutContainer
      /// A guide is set on a container, which moves the container but no child.
      case guideOnContainer
      /// The guide is outside of the view.
      case guideOutside
      /// The frame is as long as the view: its alignment has no effect.
      case frameWithoutRoom
      /// `multilineTextAlignment` moves lines inside of the text, never the text.
      case linesInsideText
      /// An outer modifier sets the same guide.
      case guideOverruled
      /// The view is longer than the rectangle around it, or the outermost longer than its proposal.
      case overflows
    }

    /// The kind of the note.
    public var kind: Kind
    /// The guide of the note; nil by default.
    public var guide: String?
    /// The guide in effect instead, nil if the container aligns no guide of the axis; for `linesInsideText`,
    /// the lines' alignment.
    public var other: String?
    /// The container or modifier of the note, by id.
    public var about: Int?
    /// The line of the modifier in the file, from 1; nil if unknown.
    public var line: Int?
    /// The axis of the note; nil for both.
    public var axis: Direction?
    /// The value of the guide, in points; for `overflows`, the excess of the view's length.
    public var value: CGFloat?
    /// The length in points by which the view extends past the leading edge or the top of the rectangle
    /// around it.
    public var before: CGFloat?
    /// The length in points by which the view extends past the trailing edge or the bottom of the rectangle
    /// around it.
    public var after: CGFloat?

    init(_ kind: Kind) { self.kind = kind }
  }
}

extension LayoutExplanation {
  /// The view with that name: an `id` or `accessibilityIdentifier`, a text's characters, a title such as
  /// `Rectangle 2`, or the type of a view with a body.
  ///
  /// Of several, the first counts; the entry is the view's outermost modifier.
  /// - Throws: An error that lists the views, if none has that name.
  public subscript(name: String) -> Entry {
    get throws {
      if let found = views(named: name).first { return found }
      throw UnknownView(name: name, known: entries.filter { !$0.isModifier }.map(\.title))
    }
  }

  /// All views with that name, each as its outermost modifier; empty if there is none.
  public func views(named name: String) -> [Entry] {
    let keys: [(Entry) -> Bool] = [
      { $0.identifier == name }, { $0.bodies.contains(name) },
      { !$0.isModifier && ($0.title == name || $0.detail == name || $0.detail == "\"\(name)\"") },
      { !$0.isModifier && $0.isCut(from: name) },
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

  /// Throws for names without a guide in the tree.
  package func requireGuides(_ names: [String]) throws {
    var known: [String] = []
    let guides = entries.first.map { $0.guides.map(\.name) + ($0.space?.guides ?? []).map(\.name) }
    for guide in guides ?? [] where !known.contains(guide) { known.append(guide) }
    let written = Set(guideNames.values)
    for name in names where !known.contains(name) && !written.contains(name) {
      throw UnknownGuide(name: name, known: known)
    }
  }

  /// The entry with an id, which must be one of this explanation.
  public func entry(_ id: Int) -> Entry { entries[id - 1] }

  /// The outermost modifier of the entry's view.
  public func outermost(of entry: Entry) -> Entry {
    entries.first { $0.view == entry.view } ?? entry
  }

  /// The entries of a view and its modifiers, outermost first.
  public func chain(of view: Int) -> [Entry] { entries.filter { $0.view == view } }
}

/// An error for an explanation of a missing view.
package struct UnknownView: Error, CustomStringConvertible {
  package var name: String
  package var known: [String]

  package var description: String {
    "no view is called '\(name)' here; there are \(known.joined(separator: ", "))"
  }
}

extension LayoutExplanation.Entry {
  /// Whether the detail is the beginning of a longer text.
  fileprivate func isCut(from text: String) -> Bool {
    guard let detail, detail.hasSuffix("…\"") else { return false }
    return "\"\(text)".hasPrefix(detail.dropLast(2))
  }
}
