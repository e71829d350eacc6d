// SPDX-License-Identifier: Apache-2.0
/// The failure of a case that ended.
struct Finding: Error {
  /// Equal for equal faults, so that a smaller case is known to have the same.
  var kind: String
  var text: String

  init(_ kind: String, _ text: String = "") {
    self.kind = kind
    self.text = text
  }
}

extension Case {
  /// Runs the case.
  /// - Throws: `Finding`, but not for errors that report the views' mistake to a user.
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
