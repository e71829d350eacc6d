import SwiftUI

/// An invoice, A4. Teaches: a page is a frame of 595 × 842 points; a `Grid` keeps the numbers' columns
/// on one edge down to the total, and a `Spacer` keeps the small print at the foot.
struct Invoice: View {
  var items: [Item]
  private let rate = Decimal(string: "0.21")!

  private var net: Decimal { items.reduce(0) { $0 + $1.total } }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      addresses.padding(.top, 36)
      table.padding(.top, 40)
      Text("Please pay within 14 days to **BE71 0961 2345 6769**, quoting 2026-0117.")
        .font(.system(size: 10))
        .padding(.top, 32)
      Spacer()
      footer
    }
    .font(.system(size: 10))
    .padding(.horizontal, 56)
    .padding(.vertical, 48)
    .frame(width: 595, height: 842)
    .background(.white)
    .foregroundStyle(.black)
    // Paper is white on every desk.
    .environment(\.colorScheme, .light)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Label("Atelier Meridian", systemImage: "scissors").font(.system(size: 16, weight: .bold))
      Spacer()
      Text("INVOICE").font(.system(size: 22, weight: .light)).tracking(4)
    }
    .foregroundStyle(.indigo)
  }

  private var addresses: some View {
    HStack(alignment: .top) {
      block("Billed to", "Nordlicht Studio\nAnna Lindqvist\nSödra vägen 12\n412 54 Göteborg")
      Spacer()
      block("Number", "2026-0117")
      Spacer()
      block("Date", "21 November 2026")
    }
  }

  private func block(_ name: String, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).foregroundStyle(.secondary)
      Text(text).lineSpacing(2)
    }
  }

  private var table: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        // As wide as the others leave.
        Text("Work").frame(maxWidth: .infinity, alignment: .leading)
        Text("Hours").gridColumnAlignment(.trailing)
        Text("Rate").gridColumnAlignment(.trailing)
        Text("Amount").gridColumnAlignment(.trailing)
      }
      .foregroundStyle(.secondary)
      Divider()
      ForEach(items) { item in
        GridRow {
          Text(item.name)
          Text(item.hours, format: .number)
          Text(item.rate, format: .euros)
          Text(item.total, format: .euros)
        }
      }
      Divider()
      sum("Net", net)
      sum("VAT 21 %", net * rate)
      sum("Total", net * (1 + rate)).font(.system(size: 13, weight: .bold))
    }
    .monospacedDigit()
  }

  private func sum(_ name: String, _ amount: Decimal) -> some View {
    GridRow {
      Text(name).gridCellColumns(3).gridCellAnchor(.trailing)
      Text(amount, format: .euros)
    }
  }

  private var footer: some View {
    VStack(spacing: 8) {
      Divider()
      HStack {
        Text("Rue des Tanneurs 60, 1000 Brussels")
        Spacer()
        Text("BE 0123.456.749")
        Spacer()
        Text("Page 1 of 1")
      }
      .font(.system(size: 8))
      .foregroundStyle(.secondary)
    }
  }
}

struct Item: Identifiable {
  var name: String
  var hours: Decimal
  var rate: Decimal
  var id: String { name }
  var total: Decimal { hours * rate }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static var euros: Self { .currency(code: "EUR") }
}

#Preview("Invoice") {
  Invoice(items: [
    Item(name: "Pattern drafting, winter collection", hours: 18, rate: 72),
    Item(name: "Fitting, two sessions", hours: 5.5, rate: 64),
    Item(name: "Alterations and final seams", hours: 11, rate: 58),
    Item(name: "Fabric consultation", hours: 2, rate: 80),
  ])
}
