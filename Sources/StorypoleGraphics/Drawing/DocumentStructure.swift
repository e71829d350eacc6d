// SPDX-License-Identifier: Apache-2.0
/// The structure of a document for assistive technologies, as tagged PDF has it.
package struct DocumentStructure: Sendable {
  /// In reading order, parents before children.
  package var elements: [Element] = []

  package init() {}

  package struct Element: Sendable {
    package var kind: Kind
    private var parentIndex: Int32 = -1
    private var columnCount: Int32 = 1
    /// The words of the element's view; nil for none.
    package var words: String?
    /// Words that few elements have: a long document has a million of elements.
    private var others: Others?

    package init(_ kind: Kind, in parent: Int? = nil) {
      self.kind = kind
      self.parent = parent
    }

    /// The index of the element around it; nil for the document.
    package var parent: Int? {
      get { parentIndex < 0 ? nil : Int(parentIndex) }
      set { parentIndex = Int32(newValue ?? -1) }
    }
    /// The number of columns of a cell.
    package var columns: Int {
      get { Int(columnCount) }
      set { columnCount = Int32(clamping: newValue) }
    }
    /// The words instead of a figure; nil for none.
    package var alternative: String? {
      get { others?.alternative }
      set { if others != nil || newValue != nil { others = Others(newValue, replacement) } }
    }
    /// The words instead of the characters; nil for the characters themselves.
    package var replacement: String? {
      get { others?.replacement }
      set { if others != nil || newValue != nil { others = Others(alternative, newValue) } }
    }

    private final class Others: Sendable {
      let alternative: String?
      let replacement: String?

      init(_ alternative: String?, _ replacement: String?) {
        (self.alternative, self.replacement) = (alternative, replacement)
      }
    }
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
