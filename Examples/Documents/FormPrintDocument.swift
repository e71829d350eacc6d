// SPDX-License-Identifier: Apache-2.0
// The print of a form that somebody has filled in: the form's own view, unmodified.
import StorypolePages
import SwiftUI

struct MooringForm: View {
  @State private var name = "Amina Okafor"
  @State private var boat = "Sea Lark, 9.4 m"
  @State private var hasPower = true
  @State private var needsWater = false
  @State private var nights = 12

  var body: some View {
    Form {
      Section("Skipper") {
        LabeledContent("Name", value: name)
        LabeledContent("Boat", value: boat)
      }
      Section("Berth") {
        Toggle("Power", isOn: $hasPower)
        Toggle("Water", isOn: $needsWater)
        Stepper("Nights: \(nights)", value: $nights)
      }
      Section {
        ForEach(1..<13) { night in
          LabeledContent("Night \(night)", value: "€18.00")
        }
      } header: {
        Text("Charges")
      } footer: {
        Text("Charges include the use of showers and the workshop.")
      }
    }
  }
}

struct FormPrintDocument: View {
  var body: PagedDocument {
    PagedDocument(paper: .a4) {
      MooringForm()
    } footer: { page in
      Text("Application for a berth · \(page.number)/\(page.count)").font(.caption)
        .frame(maxWidth: .infinity).padding(.top, 8)
    }
    .documentMetadata(title: "Application for a berth", language: "en")
  }
}

#Preview("Form") { FormPrintDocument() }
