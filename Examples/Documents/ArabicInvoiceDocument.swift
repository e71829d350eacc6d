// SPDX-License-Identifier: Apache-2.0
// An invoice from right to left.
import StorypolePages
import SwiftUI

struct ArabicInvoiceDocument: View {
  private struct Line: Identifiable {
    let id: Int
    var text: String { ["ألواح بلوط", "زيت الكتان", "مفصلات نحاس", "ورق صنفرة"][id % 4] }
    var amount: Int { id % 7 * 35 + 40 }
  }

  private let lines = (1...40).map { Line(id: $0) }

  var body: PagedDocument {
    PagedDocument(paper: .a4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("فاتورة رقم ١١٧").font(.title.bold()).accessibilityHeading(.h1)
        Text("نجارة الميناء، ١٢ شارع الرصيف").foregroundStyle(.secondary).padding(.bottom, 24)
        VStack(spacing: 0) {
          row("الصنف", "المبلغ").font(.headline).repeatsOnEachPage()
          ForEach(lines) { line in row(line.text, "\(line.amount) ر.س") }
        }
        row("المجموع", "\(lines.reduce(0) { $0 + $1.amount }) ر.س").font(.headline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    } footer: { page in
      Text("صفحة \(page.number) من \(page.count)").font(.caption)
        .frame(maxWidth: .infinity).padding(.top, 12)
        .environment(\.layoutDirection, .rightToLeft)
    }
    .documentMetadata(title: "فاتورة", language: "ar")
  }

  private func row(_ text: String, _ amount: String) -> some View {
    HStack {
      Text(text)
      Spacer()
      Text(amount)
    }
    .padding(.vertical, 6)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview("Arabic invoice") { ArabicInvoiceDocument() }
