// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A fault that `storypole lint` reports.
package struct Lint: Codable, Sendable, Equatable {
  /// The kinds of faults, by the names that the command prints.
  package enum Rule: String, Codable, Sendable, CaseIterable {
    /// A text is cut off.
    case text
    /// A text is outside of the window, or another view clips or covers it.
    case outside
    /// A view is shorter than its content, because nothing proposes it a length.
    case size
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

  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  package var rule: Rule
  package var severity: Severity
  /// The view: `Text "Total"`.
  package var view: String
  /// The fault, with its numbers and its reason.
  package var message: String
  /// The source, as "Module/File.swift", and the line; nil where they are not known.
  package var place: LayoutExplanation.SourcePlace?
  /// In the picture, in points.
  package var frame: CGRect
  /// The settings in which it occurs; nil for those of the preview.
  package var settings: String?
  /// The other view of the fault: the one that covers a text, or on which a text lies; nil for faults of one view.
  package var other: Other?

  package struct Other: Codable, Sendable, Equatable {
    /// The view, such as `Text "Total"`.
    package var view: String
    /// In the picture, in points.
    package var frame: CGRect
  }

  /// "error: Text "Total" is cut off … [text]"
  package var sentence: String {
    // A guide's sentence names the view itself.
    let message = rule == .guide ? message : "\(view) \(message)"
    let line = "\(severity.rawValue): \(message)" + (settings.map { ", \($0)" } ?? "")
    return String(line.map { $0.isNewline ? " " : $0 }) + " [\(rule.rawValue)]"
  }
}
