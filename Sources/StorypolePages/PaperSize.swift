// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  internal import Storypole
#endif
public import SwiftUI

/// The size of a sheet of paper, in points of 1/72 inch.
public struct PaperSize: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The height in points.
  public var height: CGFloat

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: In points, from 1 to 14,400, the longest side that PDF allows. Other lengths are an error when the
  ///     document is made.
  ///   - height: As the width.
  nonisolated public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Creates a size in millimeters.
  nonisolated public init(millimeters width: CGFloat, by height: CGFloat) {
    self.init(width: width * 72 / 25.4, height: height * 72 / 25.4)
  }

  // ISO 216, and ANSI's letter and legal.

  /// 297 × 420 mm.
  public static let a3 = PaperSize(millimeters: 297, by: 420)
  /// 210 × 297 mm.
  public static let a4 = PaperSize(millimeters: 210, by: 297)
  /// 148 × 210 mm.
  public static let a5 = PaperSize(millimeters: 148, by: 210)
  /// 105 × 148 mm.
  public static let a6 = PaperSize(millimeters: 105, by: 148)
  /// 8.5 × 11 inches.
  public static let letter = PaperSize(width: 612, height: 792)
  /// 8.5 × 14 inches.
  public static let legal = PaperSize(width: 612, height: 1008)

  /// The longest side that PDF 1.7 allows (annex C): 200 inches.
  package static let longest: CGFloat = 14_400
  /// The sizes with names.
  package static let named: [(name: String, size: PaperSize)] = [
    ("a3", .a3), ("a4", .a4), ("a5", .a5), ("a6", .a6), ("letter", .letter), ("legal", .legal),
  ]

  /// The same paper with its longer side at the top.
  public var landscape: PaperSize {
    PaperSize(width: max(width, height), height: min(width, height))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Distributes the view over the pages of a PDF, as `storypole render --paper` does, whose options take precedence.
  ///
  /// - Parameter margins: In points.
  public static func paper(
    _ size: PaperSize, margins: EdgeInsets = .standardMargins
  ) -> PreviewTrait<T> {
    #if os(Linux)
      PreviewTrait {
        $0.paper = Paper(
          size: CGSize(width: size.width, height: size.height), margins: margins)
      }
    #else
      .fixedLayout(width: size.width, height: size.height)
    #endif
  }
}

extension EdgeInsets {
  /// The margins of a document without others: 20 mm at each edge.
  public static let standardMargins: EdgeInsets = {
    let edge: CGFloat = 20 * 72 / 25.4
    return EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge)
  }()
}
