// SPDX-License-Identifier: Apache-2.0
/// The reason why a tree can't be shown.
package enum RenderError: Error, CustomStringConvertible {
  case tooDeep(path: [String])
  case tooExpensive(path: [String])
  case endlessUpdate(path: [String])
  case tooManyViews(limit: Int, path: [String])

  package var description: String {
    func tail(_ path: [String]) -> String {
      (path.count > 8 ? "… > " : "") + path.suffix(8).joined(separator: " > ")
    }
    switch self {
    case .tooDeep(let path):
      return
        "views are nested more than \(LayoutSpace.maximumDepth) deep, or endlessly: \(tail(path))"
    case .tooExpensive(let path):
      return "the layout takes too many measurements, the last in \(tail(path)); "
        + "give nested flexible texts a fixed size"
    case .endlessUpdate(let path):
      return "the state of \(tail(path)) changes in every update; "
        + "a body must not change state unconditionally"
    case .tooManyViews(let limit, let path):
      return "there are more than \(limit) views at once, the last in \(tail(path)); show long "
        + "content in a List or in a lazy stack in a ScrollView, which create only visible views"
    }
  }
}
