// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleExplain
import SwiftUI

extension Snapshotting where Value: View, Format == String {
  /// The frames of a view and of everything in it, one a line, to 0.01 point.
  public static var frames: Snapshotting { .frames() }

  /// The frames of a view and of everything in it, one a line, to 0.01 point. The reasons behind the tab of a line are
  /// not compared: they explain a later difference.
  ///
  /// - Parameters:
  ///   - device: The device; nil for a phone of 393 × 852 points.
  ///   - variant: The settings of the views.
  public static func frames(
    device: PreviewDevice? = nil, variant: SnapshotVariant = SnapshotVariant()
  ) -> Snapshotting {
    SimplySnapshotting(pathExtension: "frames", diffing: .frames).asyncPullback { view in
      .attempt {
        let picture = try ViewDrawing.picture(of: view, try variant.options(device))
        return GoldenFrames(picture.explanation) { _, _ in nil }.text
      }
    }
  }

  /// The reasons for the position and the size of every view, in words. A reader of a test sees why a layout is as it
  /// is, and a change of a reason fails the test even if no view moves.
  public static var reasons: Snapshotting { .reasons() }

  /// The reasons for the position and the size of every view, in words.
  ///
  /// - Parameters:
  ///   - device: The device; nil for a phone of 393 × 852 points.
  ///   - variant: The settings of the views.
  public static func reasons(
    device: PreviewDevice? = nil, variant: SnapshotVariant = SnapshotVariant()
  ) -> Snapshotting {
    SimplySnapshotting.lines.asyncPullback { view in
      .attempt {
        try ViewDrawing.picture(of: view, try variant.options(device)).explanation.text() + "\n"
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The elements of a view for assistive technologies, one a line, in reading order, with role, label, value, traits,
  /// actions and frame.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The elements of a view for assistive technologies, one a line, in reading order.
  ///
  /// - Parameters:
  ///   - device: The device; nil for a phone of 393 × 852 points.
  ///   - variant: The settings of the views.
  public static func accessibility(
    device: PreviewDevice? = nil, variant: SnapshotVariant = SnapshotVariant()
  ) -> Snapshotting {
    SimplySnapshotting(pathExtension: "accessibility", diffing: .lines).asyncPullback { view in
      .attempt {
        let picture = try ViewDrawing.picture(of: view, try variant.options(device))
        return SemanticsTree(name: nil, picture: picture).golden()
      }
    }
  }
}

extension Diffing where Value == String {
  fileprivate static var frames: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      old, new in
      let (golden, frames) = (FramesDifference.compared(old), FramesDifference.compared(new))
      if golden == frames { return nil }
      let patch = LineDifference(golden, frames).patch
      let attachment = XCTAttachment(
        data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
      return (FramesDifference.text(old, new) ?? patch, [attachment])
    }
  }
}

/// The views that moved between two texts of frames, with the reasons.
enum FramesDifference {
  /// A difference with more lines is cut off.
  private static let mostLines = 40

  /// The part of frames that is compared.
  static func compared(_ text: String) -> String { GoldenFrames.compared(text) }

  /// The changes by cause; nil if none is known.
  static func text(_ old: String, _ new: String) -> String? {
    guard compared(old) != compared(new) else { return nil }
    guard let before = try? GoldenFrames(text: old), let after = try? GoldenFrames(text: new) else {
      return nil
    }
    let diff = ExplanationDiff(before.explanation, after.explanation)
    if diff.changes.isEmpty { return nil }
    let lines = diff.text().split(separator: "\n", omittingEmptySubsequences: false)
    var text = lines.prefix(mostLines).joined(separator: "\n")
    if lines.count > mostLines { text += "\n… and \(lines.count - mostLines) more lines" }
    var paths: [String] = []
    for cause in diff.changes.compactMap(\.cause) {
      guard let entry = cause.entry else { continue }
      let path = after.explanation.path(of: entry)
      if !paths.contains(path) { paths.append(path) }
    }
    let shown = paths.prefix(3).map { "\nin \($0)" }.joined()
    return shown.isEmpty ? text : text + "\n" + shown
  }
}

extension LayoutExplanation {
  /// The views around an entry and its modifier, from the outside.
  fileprivate func path(of id: Int) -> String {
    var names: [String] = []
    var next: Int? = id
    while let id = next {
      let entry = entry(id)
      if names.isEmpty || !entry.isModifier {
        names.append(entry.isModifier ? ".\(entry.name) of \(entry.title)" : entry.title)
      }
      next = entry.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}
