// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  internal import Storypole
#endif
public import SwiftUI

/// A view that depends on its page.
///
///     PageReader { page in Text("Continued on page \(page.number + 1)") }
///
/// Its size should not depend on the page: it is laid out again after the pages are known, at most five times. Outside of a
/// document the page is the only one.
public struct PageReader<Content: View>: View {
  private let content: (PageProxy) -> Content
  @StateObject private var place = PagePlace()

  /// Creates a view from a closure that receives the page on which the view begins.
  public init(@ViewBuilder content: @escaping (PageProxy) -> Content) { self.content = content }

  public var body: some View {
    content(place.page).modifier(PageModifier(.mark(PageMark.reader(place))))
  }
}

/// A view with the number of the page on which another view begins.
///
///     PageReference("terms") { page in Text("See page \(page)") }
///
/// In a PDF, it links to the page.
public struct PageReference<Content: View>: View {
  private let anchor: String
  private let content: (Int) -> Content
  @StateObject private var place = PagePlace()

  /// Creates a view from a closure that receives the number of the page.
  ///
  /// - Parameter anchor: The name that the other view has from `pageAnchor(_:)`. If none has it, the number is 0, and a
  ///   warning names the anchor.
  public init(_ anchor: String, @ViewBuilder content: @escaping (Int) -> Content) {
    self.anchor = anchor
    self.content = content
  }

  public var body: some View {
    content(place.target?.page ?? 0)
      .linked(to: place.target?.link ?? "")
      .modifier(PageModifier(.mark(PageMark.reference(anchor, place))))
  }
}

/// The headings and bookmarks of a document, with their pages.
///
///     TableOfContents { entry in
///       HStack { Text(entry.title); Spacer(); Text("\(entry.page)") }
///         .padding(.leading, 12 * CGFloat(entry.level - 1))
///     }
///
/// In a PDF, each entry links to its page.
public struct TableOfContents<Row: View>: View {
  private let deepest: Int
  private let row: (PageEntry) -> Row
  @StateObject private var place = PagePlace()

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - deepest: The level of the least entries, from 1 to 6.
  ///   - row: Makes the view of an entry.
  public init(upTo deepest: Int = 6, @ViewBuilder row: @escaping (PageEntry) -> Row) {
    self.deepest = deepest
    self.row = row
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: nil) {
      ForEach(place.entries.filter { $0.level <= deepest }) { entry in
        row(entry).linked(to: entry.link)
      }
    }
    .modifier(PageModifier(.mark(PageMark.contents(place))))
  }
}

/// A heading or a bookmark of a document.
public struct PageEntry: Identifiable, Equatable, Sendable {
  /// The index of the entry in the document.
  public let id: Int
  /// The words of the heading.
  public let title: String
  /// The level, from 1 to 6. A heading without a level has 1.
  public let level: Int
  /// The number of the page.
  public let page: Int
  /// The distance from the page's top, in points.
  let y: CGFloat

  var link: String { PageTarget(page: page, y: y).link }
}

/// A place on a page.
struct PageTarget: Equatable {
  var page: Int
  var y: CGFloat

  var link: String { "#page=\(page),\(Int(y))" }
}

/// The page of a view that depends on it.
final class PagePlace: ObservableObject {
  @Published var page = PageProxy(
    number: 1, count: 1, numberInRun: 1, countInRun: 1, values: PageValues())
  @Published var target: PageTarget?
  @Published var entries: [PageEntry] = []
}
