// SPDX-License-Identifier: Apache-2.0
// Tickets on small paper, one for each passenger, with different backgrounds.
import StorypolePages
import SwiftUI

struct TicketDocument: View {
  var passengers = ["Marina Costa", "Jonas Lind", "Amina Okafor"]

  var body: PagedDocument {
    PagedDocument(
      paper: .a6.landscape,
      margins: EdgeInsets(top: 24, leading: 28, bottom: 24, trailing: 28)
    ) {
      ForEach(passengers, id: \.self) { passenger in
        VStack(alignment: .leading, spacing: 10) {
          Text("Ferry to the Lighthouse").font(.title2.bold()).accessibilityHeading(.h1)
            .foregroundStyle(.white)
          HStack(spacing: 32) {
            field("Passenger", passenger)
            field("Departure", "17 Jan, 09:40")
          }
          .padding(.top, 48)
          HStack(spacing: 32) {
            field("Pier", "North 2")
            field("Deck", "Upper")
            field("Bicycle", "No")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .pageBreak(.after)
      }
    } background: { page in
      VStack(spacing: 0) {
        (page.isOdd ? Color.teal : Color.indigo).frame(height: 80)
        Color.white
      }
    }
    .documentMetadata(title: "Tickets", author: "Port Authority", language: "en")
  }

  private func field(_ title: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
  }
}

#Preview("Tickets") { TicketDocument() }
