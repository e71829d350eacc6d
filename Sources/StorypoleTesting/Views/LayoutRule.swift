// SPDX-License-Identifier: Apache-2.0
import StorypoleCairo
import StorypoleExplain
import SwiftUI

/// The rules of `storypole lint`, which Docs/Lints.md describes.
public enum LayoutRule: String, Sendable, CaseIterable {
  /// A text is cut off.
  case text
  /// A text or a control is outside of the window, or another view clips it.
  case outside
  /// Two texts lie on one another.
  case overlap
  /// The area that a finger or a pointer can hit is small.
  case target
  /// A text has little contrast to its background.
  case contrast
  /// A control or an image has no label, or only the name of a symbol or a file.
  case label
  /// A guide or an alignment has no effect.
  case guide
}

/// Fails the test for each error and warning in a view's layout, also at a large type size, mirrored, and with texts that
/// are 40 % longer. `storypole lint` finds the same faults.
///
///     @Test func card() { expectNoLints(Card(), except: [.contrast]) }
///
/// - Parameters:
///   - view: The view.
///   - rules: The rules that the view may break.
///   - device: The device; nil for a phone of 393 × 852 points.
///   - variant: The settings of the view.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoLints(
  _ view: some View, except rules: Set<LayoutRule> = [], device: PreviewDevice? = nil,
  variant: SnapshotVariant = SnapshotVariant(), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  func report(_ message: String) {
    recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  do {
    let options = try variant.options(device)
    for lint in try ViewLints.all(of: view, options) where lint.severity != .note {
      if let rule = LayoutRule(rawValue: lint.rule.rawValue), rules.contains(rule) { continue }
      report(lint.sentence)
    }
  } catch let failure as SnapshotFailure {
    report(failure.message)
  } catch {
    report("\(error)")
  }
}

private enum ViewLints {
  static func all(of view: some View, _ options: PictureOptions) throws -> [Lint] {
    var lints: [Lint]
    do {
      // Sources of tests have no marks, so a guide has no line.
      lints = try Linter.lints(try ViewDrawing.picture(of: view, options), isMarked: false) {
        try CairoRenderer.pixels($0)
      }
    } catch let error as DrawingError {
      throw SnapshotFailure(message: error.description)
    }
    var (large, mirrored) = (options, options)
    large.environment.dynamicTypeSize = .accessibility3
    mirrored.environment.layoutDirection =
      options.environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    for (settings, options, isLonger) in [
      ("at the type size accessibility3", large, false), ("mirrored", mirrored, false),
      ("with texts 40 % longer", options, true),
    ] {
      let picture = try ViewDrawing.picture(of: view, options, lengthensTexts: isLonger)
      Linter.add(to: &lints, from: picture, settings: settings)
    }
    return lints
  }
}
