// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The movable part of a switch or a slider: white, with an edge that keeps it visible on white. It
/// has no shadow, so that vector formats stay vectors.
struct Knob: View {
  var body: some View {
    Capsule(style: .circular)
      .fill(.white)
      .strokeBorder(.black.opacity(0.08), lineWidth: 0.5)
      .background(Capsule(style: .circular).fill(.black.opacity(0.06)).padding(-0.5).offset(y: 1))
  }
}
