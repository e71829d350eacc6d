// SPDX-License-Identifier: Apache-2.0
// A letter whose address is in the window of an envelope: form B of DIN 5008. The second page has a small header.
import StorypolePages
import SwiftUI

struct LetterDocument: View {
  private static func millimeters(_ length: CGFloat) -> CGFloat { length * 72 / 25.4 }

  var body: PagedDocument {
    let mm = Self.millimeters
    return PagedDocument(
      paper: .a4,
      margins: EdgeInsets(top: mm(20), leading: mm(25), bottom: mm(20), trailing: mm(20))
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Your ticket for the winter season").font(.headline).accessibilityHeading(.h1)
        Text("Dear Ms. Costa,")
        ForEach(0..<7) { _ in
          Text(
            """
            thank you for your letter. The ferries run in winter too, twice an hour, and your ticket is valid on all \
            three lines. On days with ice the boats call at the Old Harbor instead of the Lighthouse; the boards on the \
            piers show it an hour before. Bicycles travel free of charge after nine o’clock.
            """)
        }
        Text("Yours sincerely,").padding(.top, 6)
        VStack(alignment: .leading) {
          Text("Jonas Lind").font(.title2).italic().padding(.vertical, 12)
          Text("Port Authority")
        }
        .keepTogether()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .font(.callout)
    } header: { page in
      if page.isFirst {
        // The window begins 45 mm below the paper's edge, and the text below 98 mm.
        VStack(alignment: .leading, spacing: 0) {
          Text("Port Authority").font(.title2.bold()).foregroundStyle(.teal)
            .frame(height: mm(25), alignment: .topLeading)
          Text("Port Authority · 1 North Pier · 24937 Sound").font(.system(size: 7))
            .frame(height: mm(17), alignment: .bottomLeading).padding(.bottom, 4)
          Text("Marina Costa\nLighthouse Road 4\n24939 Sound").font(.callout)
          Spacer(minLength: 0)
          Text("17 January 2026").font(.callout).frame(maxWidth: .infinity, alignment: .trailing)
        }
        .frame(height: mm(78), alignment: .topLeading)
        .padding(.bottom, 24)
      } else {
        HStack {
          Text("Port Authority")
          Spacer()
          Text("Page \(page.number)")
        }
        .font(.caption).foregroundStyle(.secondary).padding(.bottom, 24)
      }
    } background: { page in
      // The marks at which the paper is folded.
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach([105.0, 210.0], id: \.self) { place in
          Rectangle().fill(.gray).frame(width: mm(4), height: 0.5).offset(x: mm(4), y: mm(place))
        }
      }
    }
    .documentMetadata(title: "Your ticket", author: "Port Authority", language: "en")
  }
}

#Preview("Letter") { LetterDocument() }
