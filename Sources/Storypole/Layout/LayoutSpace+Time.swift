// SPDX-License-Identifier: Apache-2.0
// The time of the nodes, and the transaction in progress.
extension LayoutSpace {
  /// In seconds, initially 0.
  var time: Double { clock.now }

  /// The tickets that an animation beginning now retains.
  var activeTickets: [AnimationTicket] { updates.activeFrame?.tickets ?? [] }

  /// The animation of a present change in this environment; nil for none.
  func animation(in environment: EnvironmentValues) -> Animation? {
    guard isLive else { return nil }
    return transaction(in: environment).animation
  }

  /// The transaction in progress, with the modifications of the views around.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    let transaction = updates.activeFrame?.transaction ?? Transaction()
    guard let scope = environment.transactionScope, !overridesAnimation else {
      return transaction
    }
    return scope.resolve(transaction, group: updates.activeNumber)
  }
}
