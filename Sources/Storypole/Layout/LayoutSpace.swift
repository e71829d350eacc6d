/// What the nodes of a host share: it outlives the host as long as any of them does.
final class LayoutSpace {
  let layoutNodes = NodeTable()
  let viewNodes = NodeTable()
  final var counters = Counters()
  final var lastID = 0
  final var measurementBudget = 20_000_000
  final var hasFailed = false
  final var isTraced = false
  /// Whether some view acts on the results of a layout.
  final var reacts = false
  /// Whether some node's layout follows from where it is: then none is skipped.
  final var readsPlaces = false
  final var isLaidOut = false
  /// How often views told their containers something else than before.
  final var containerRevision = 0
  /// Nodes that may answer otherwise than in the last layout.
  final var changed: [LayoutNode] = []
  /// nil once the host has gone.
  unowned(unsafe) final var host: Host?
}
