// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  internal import Storypole
#endif
public import SwiftUI

/// The sides of a view at which a page ends.
public enum PageBreakEdge: Sendable {
  /// The view begins a page.
  case before
  /// The next view begins a page.
  case after
}

/// The pages on which a view can begin.
public enum PageParity: Sendable {
  /// Every page.
  case any
  /// Right pages of a book; a blank page comes before it if needed.
  case odd
  /// Left pages of a book.
  case even

  fileprivate var side: PageSide {
    switch self {
    case .any: .any
    case .odd: .odd
    case .even: .even
    }
  }
}

// Outside of a document, these modifiers change nothing.
extension View {
  /// Ends a page before or after the view. In a view beside others, such as one in an `HStack`, it has no effect.
  ///
  /// - Parameter parity: The pages on which the next part can begin.
  nonisolated public func pageBreak(
    _ edge: PageBreakEdge = .before, to parity: PageParity = .any
  ) -> some View {
    modifier(
      PageModifier(edge == .before ? .breakBefore(parity.side) : .breakAfter(parity.side)))
  }

  /// Keeps the view on one page, if it isn't higher than a page.
  nonisolated public func keepTogether() -> some View { modifier(PageModifier(.keepTogether)) }

  /// Keeps the end of the view on a page with the beginning of the next one.
  nonisolated public func keepWithNext() -> some View { modifier(PageModifier(.keepWithNext)) }

  /// Sets how many lines of each text in the view a page has at least above its end, if the text continues on the next
  /// page.
  ///
  /// - Parameter lines: 2 without this modifier. Less than 1 is 1. A text that can't be divided stays on one page.
  nonisolated public func orphans(_ lines: Int) -> some View { environment(\.orphans, lines) }

  /// Sets how many lines of each text in the view a page has at least, if the text begins on the page before.
  ///
  /// - Parameter lines: As for `orphans(_:)`.
  nonisolated public func widows(_ lines: Int) -> some View { environment(\.widows, lines) }

  /// Shows the view again at the top of each page that shows later views of the same container: a row of a `Grid`, the
  /// first view of a stack.
  nonisolated public func repeatsOnEachPage() -> some View {
    trait { $0[RepeatsOnPages.self] = true }
  }

  /// Gives the page on which the view begins a value, for headers and footers (`PageProxy`).
  nonisolated public func pageValue<Key: PageValueKey>(_ key: Key.Type, _ value: Key.Value)
    -> some View
  {
    modifier(PageModifier(.mark(PageMark.value(ObjectIdentifier(key), value))))
  }

  /// Names the view's place, for a `PageReference`.
  nonisolated public func pageAnchor(_ name: String) -> some View {
    modifier(PageModifier(.mark(PageMark.anchor(name))))
  }

  /// Adds an entry for the view to the outline and the table of contents, in place of those of the headings in it.
  ///
  /// - Parameters:
  ///   - title: The words of the entry; nil for no entry.
  ///   - level: 1 for a chapter, 2 for a section in it; at most 6.
  nonisolated public func bookmark(_ title: String?, level: Int = 1) -> some View {
    modifier(PageModifier(.mark(PageMark.bookmark(title, level: min(max(level, 1), 6)))))
  }
}

/// The end of a page, as a view without a size.
public struct PageBreak: View {
  private let parity: PageParity

  /// Creates a break.
  ///
  /// - Parameter parity: The pages on which the next view can begin.
  nonisolated public init(to parity: PageParity = .any) { self.parity = parity }

  public var body: some View {
    Color.clear.frame(width: 0, height: 0).pageBreak(.after, to: parity)
  }
}

/// The marks of views.
enum PageMark {
  case value(ObjectIdentifier, Any)
  case anchor(String)
  case bookmark(String?, level: Int)
  /// A view that depends on its page.
  case reader(PagePlace)
  case reference(String, PagePlace)
  case contents(PagePlace)
}
