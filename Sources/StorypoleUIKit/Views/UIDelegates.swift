// SPDX-License-Identifier: Apache-2.0
import Storypole

// Nothing calls these methods here.

/// An object that receives a field's editing events.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Never called here.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Never called here.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Never called here.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Never called here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  /// Never called here.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Never called here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Never called here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

/// An object that receives scrolling events.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// Never called here.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Never called here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Never called here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called here.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Never called here.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Never called here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Never called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Never called here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// An object that receives a text's editing events.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Never called here.
  func textViewDidChange(_ textView: UITextView)
  /// Never called here.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Never called here.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Never called here.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Never called here.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// An object that receives search events.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Never called here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Never called here.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Never called here.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Never called here.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called here.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
