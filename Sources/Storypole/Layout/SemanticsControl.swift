// SPDX-License-Identifier: Apache-2.0
/// A control as an element.
package struct SemanticsControl {
  /// The part that the elements inside have in the control's own.
  package enum Contents {
    /// They give it their words.
    case combined
    /// They are its children.
    case contained
    /// They are hidden.
    case ignored
  }

  var role: SemanticsNode.Role
  /// nil for the words of the elements inside.
  var label: (any SpokenWords)?
  var value: (any SpokenWords)?
  var state: SemanticsState?
  var contents = Contents.combined
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

/// The state of a control, beside its words.
package enum SemanticsState {
  case on, off
  /// On for some values and off for others.
  case mixed
  /// A position between the ends of a range, from 0 to 1; `set` moves it there, nil for a measure.
  case fraction(Double, set: ((Double) -> Void)? = nil)
}

/// The purpose of views that are laid out for assistive technologies only.
package enum SemanticsLayer: Equatable {
  /// Replaces the view's elements.
  case representation
  /// Replaces the children of the view's element.
  case children
  /// Its buttons are actions of the view's elements.
  case actions
}
