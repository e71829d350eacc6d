// SPDX-License-Identifier: Apache-2.0
/// What is wrong with a case that came to an end.
struct Finding: Error {
  /// The same for the same fault, so that a smaller case is known to show it.
  var kind: String
  var text: String

  init(_ kind: String, _ text: String = "") {
    self.kind = kind
    self.text = text
  }
}

extension Case {
  /// Does what the case describes.
  /// - Throws: `Finding`. Errors that tell a user what is wrong with the views are none.
  func run(thoroughly: Bool) throws {
    switch kind {
    case .trees: try TreeCheck(self, thoroughly: thoroughly).run()
    case .edits: try EditCheck(self).run()
    case .events: try EventCheck(self).run()
    case .files: try FileCheck(seed: seed).run()
    case .pool: try PoolCheck(seed: seed).run()
    }
  }
}
