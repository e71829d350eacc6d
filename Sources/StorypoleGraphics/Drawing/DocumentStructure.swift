// SPDX-License-Identifier: Apache-2.0
/// The structure of a document for assistive technologies, as tagged PDF has it.
package struct DocumentStructure: Sendable {
  /// In reading order, parents before children.
  package var elements: [Element] = []

  package init() {}

  package struct Element: Sendable {
    package var kind: Kind
    /// The index of the element around it; nil for the document.
    package var parent: Int?
    /// The words instead of a figure; nil for none.
    package var alternative: String?
    /// The words instead of the characters; nil for the characters themselves.
    package var replacement: String?
    /// The words of the element's view; nil for none.
    package var words: String?
    /// The number of columns of a cell.
    package var columns = 1

    package init(_ kind: Kind, in parent: Int? = nil) { (self.kind, self.parent) = (kind, parent) }
  }

  package enum Kind: Sendable, Equatable {
    case paragraph, figure, link
    /// From 1 to 6.
    case heading(Int)
    case table, row, cell, columnHeader
    case list, item, itemBody
  }
}

/// The part of the structure to which an item of a page belongs.
package enum ContentTag: Sendable, Equatable {
  /// The index of an element in `DocumentStructure`.
  case element(Int)
  /// Lines, backgrounds and other things that aren't read.
  case decoration
  /// Parts of a page that aren't read.
  case header, footer, background
  /// A part that an earlier page has too, such as the head of a table.
  case repetition
}
