// SPDX-License-Identifier: Apache-2.0
import Storypole

extension TableRowContent {
  /// Lets people drag a value from the rows to another view of the window.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<Self.TableRowValue>
  { ChangedTableRows(base: self) { AnyView($0.draggable(payload())) } }

  /// Lets people drag the items of a provider from the rows; nil drags nothing.
  public func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<Self.TableRowValue>
  { ChangedTableRows(base: self) { AnyView($0.itemProvider(action)) } }

  /// Lets people drop values on the rows.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<Self.TableRowValue> {
    ChangedTableRows(base: self) {
      AnyView(
        $0.dropDestination(for: T.self) { items, _ in
          action(items)
          return true
        })
    }
  }
}
