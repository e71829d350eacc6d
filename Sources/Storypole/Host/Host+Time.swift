extension Host {
  package var needsFrame: Bool { hasDirtyNodes || !space.changed.isEmpty }
  package var nextDeadline: Double? { needsFrame ? 0 : gestureDeadline }
  package func advance(to time: Double) {
    advanceGestures(to: time)
    if needsFrame, let window { layout(in: window) }
  }
}
