// SPDX-License-Identifier: Apache-2.0
/// The part of a node in the structure of a document.
enum StructureRole {
  case none
  /// A list of rows, and of headers and footers.
  case list
  /// A row of a list, with its content.
  case item(LayoutNode)
  /// A view, with others behind it or in front of it.
  case wrapper(LayoutNode)
  /// Views below one another.
  case column
}
