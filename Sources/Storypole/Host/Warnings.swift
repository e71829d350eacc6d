// SPDX-License-Identifier: Apache-2.0
/// Warnings about values that are made before any host exists (`frame(width: -1)`), for the next
/// host that lays out on the same thread: hosts of other threads show other views.
package final class Warnings: Sendable {
  package static let shared = Warnings()

  private final class Pending {
    var messages: [String] = []
    var keys: Set<String> = []
  }

  private var pending: Pending {
    let values = Thread.current.threadDictionary
    if let pending = values["storypole.warnings"] as? Pending { return pending }
    let pending = Pending()
    values["storypole.warnings"] = pending
    return pending
  }

  package func add(_ message: String, once key: String) {
    let pending = pending
    if pending.keys.insert(key).inserted { pending.messages.append(message) }
  }

  func take() -> [String] {
    let pending = pending
    defer {
      pending.messages = []
      pending.keys = []
    }
    return pending.messages
  }
}
