import SwiftUI

struct Checkout: View {
  @State private var name = "Ida Lund"
  @State private var isGift = true
  @State private var delivery = 1

  var body: some View {
    VStack(spacing: Theme.gap) {
      Panel {
        Text("Delivery").font(.headline)
        Picker("Delivery", selection: $delivery) {
          Text("Pick up").tag(0)
          Text("By bike").tag(1)
        }
        .pickerStyle(.segmented)
        TextField("Name", text: $name)
      }
      Panel {
        Toggle("This is a gift", isOn: $isGift)
        if isGift { Text("We leave out the prices.").font(.footnote).foregroundStyle(.secondary) }
      }
      Button("Pay €19.88") {}.buttonStyle(.borderedProminent).controlSize(.large)
    }
    .padding(Theme.inset)
  }
}

#Preview("Checkout") { Checkout() }
