// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Wheels; a placeholder box is drawn.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// The object that provides the number of rows; it is asked only for the numbers.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that provides the rows; it is never called here.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Selects a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// The selected row of a wheel; −1 for none.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }
  /// Does nothing: no rows are drawn.
  open func reloadAllComponents() {}
  /// Does nothing: no rows are drawn.
  open func reloadComponent(_ component: Int) {}
  /// Observed: 320 × 216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// An object that provides the number of rows of wheels.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that provides the rows of wheels.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// Never called here.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Never called here.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Never called here.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Never called here.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Never called here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns an empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// Returns 320.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    320
  }
  /// Returns 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A collection of cells; a placeholder box is drawn.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UICollectionView {
    warnOfAppearance()
    return UICollectionView(frame: .zero)
  }
  /// The arrangement of the cells.
  open var collectionViewLayout = UICollectionViewLayout()
  /// Accepted; has no effect here.
  open var allowsSelection = true
  /// Accepted; has no effect here.
  open var allowsMultipleSelection = false
  /// Accepted; has no effect here.
  open var backgroundView: UIView?
  /// Creates a collection.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }
  /// Does nothing: no cells are drawn.
  open func reloadData() {}
}

/// An arrangement of cells, which are not drawn here.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// Creates an arrangement.
  public override nonisolated init() {}
}

/// An arrangement of cells in lines, which are not drawn here.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The axis along which cells scroll.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of the cells.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The least gap between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10
  /// The least gap between cells; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The space around a section; zero by default.
  open var sectionInset = UIEdgeInsets.zero
}

extension UICollectionView {
  /// The axis along which cells scroll.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically or horizontally.
    case vertical = 0, horizontal
  }
}

/// A cell of a collection; a placeholder box is drawn.
@MainActor @preconcurrency open class UICollectionViewCell: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UICollectionViewCell {
    warnOfAppearance()
    return UICollectionViewCell(frame: .zero)
  }
  /// The view for the content.
  public let contentView = UIView()
  /// Accepted; has no effect here.
  open var backgroundView: UIView?
  /// Accepted; has no effect here.
  open var selectedBackgroundView: UIView?
}
