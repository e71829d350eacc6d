// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Facts about a PDF document that its pages don't have.
public struct PDFInformation: Sendable {
  /// The author; nil for none.
  public var author: String?
  /// The subject; nil for none.
  public var subject: String?
  /// Keywords, separated by commas; nil for none.
  public var keywords: String?
  /// The entries of the outline in the order of their pages.
  public var outline: [PDFOutlineEntry] = []

  /// Makes a value without facts.
  public init() {}
}

/// An entry of a PDF's outline.
public struct PDFOutlineEntry: Sendable {
  /// The words of the entry.
  public var title: String
  /// From 1; an entry is below the last one of a lower level.
  public var level: Int
  /// The number of the page, from 1.
  public var page: Int
  /// The distance from the page's top, in points.
  public var y: CGFloat

  /// Makes an entry.
  public init(title: String, level: Int, page: Int, y: CGFloat) {
    (self.title, self.level, self.page, self.y) = (title, level, page, y)
  }
}
