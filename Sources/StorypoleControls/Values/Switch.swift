// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The switch of a toggle. Measured: 66×30, its frame. Ours: the track of 64×28 in it, the knob, and the colors except
/// for green, the system's.
struct Switch: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint
  let isOn: Bool
  var isMixed = false
  let ownTint: Color?

  private var track: AnyShapeStyle {
    guard isOn || isMixed else { return AnyShapeStyle(.fill) }
    if let ownTint { return AnyShapeStyle(ownTint) }
    return tint == nil ? AnyShapeStyle(.green) : AnyShapeStyle(.tint)
  }

  var body: some View {
    Capsule(style: .circular)
      .fill(track)
      .overlay(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
        Knob().frame(width: 38, height: 24).padding(2)
      }
      .frame(width: 64, height: 28)
      .frame(width: 66, height: 30)
      .opacity(isEnabled ? 1 : disabledOpacity)
  }
}
