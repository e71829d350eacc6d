// SPDX-License-Identifier: Apache-2.0
// An invoice over several pages. The sum is carried from page to page, and the file has the invoice as XML too (Factur-X).
import StorypolePages
import SwiftUI

struct InvoiceLine: Identifiable {
  let id: Int
  let text: String
  let quantity: Int
  let price: Decimal
  var total: Decimal { price * Decimal(quantity) }
}

/// The sum of the lines on a page.
enum LineTotal: PageValueKey {
  static var defaultValue: Decimal { 0 }
  static func reduce(value: inout Decimal, nextValue: () -> Decimal) { value += nextValue() }
}

struct InvoiceDocument: View {
  var number = "2026-0117"
  var lines: [InvoiceLine] = (1...64).map { number in
    let goods = ["Oak boards, planed", "Linseed oil, 1 l", "Brass hinges, pair", "Sandpaper, 120"]
    return InvoiceLine(
      id: number, text: goods[number % 4], quantity: number % 5 + 1,
      price: Decimal(number % 7 * 350 + 495) / 100)
  }

  var body: PagedDocument {
    PagedDocument(paper: .a4) {
      InvoiceBody(number: number, lines: lines)
    } header: { page in
      if !page.isFirst {
        VStack(spacing: 6) {
          HStack {
            Text("Invoice \(number)")
            Spacer()
            Text("Carried forward \(euros(page[before: LineTotal.self]))")
          }
          Divider()
        }
        .padding(.bottom, 12)
      }
    } footer: { page in
      VStack(spacing: 6) {
        Divider()
        HStack {
          Text("Harbor Joinery · 12 Quay Street · Bristol")
          Spacer()
          if !page.isLast { Text("Subtotal \(euros(page[through: LineTotal.self]))") }
          Text("Page \(page.number) of \(page.count)")
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.top, 12)
    }
    .documentMetadata(title: "Invoice \(number)", author: "Harbor Joinery", language: "en-GB")
    .conformance(.pdfA3b, .pdfUA1)
    .attachment(
      InvoiceData(number: number, lines: lines).xml, name: "factur-x.xml",
      relationship: .alternative)
  }
}

struct InvoiceBody: View {
  let number: String
  let lines: [InvoiceLine]

  private var sum: Decimal { lines.reduce(0) { $0 + $1.total } }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Harbor Joinery").font(.title3.bold()).foregroundStyle(.teal)
      Text("Marina Costa\n4 Orchard Lane\nBath BA1 5QT").padding(.vertical, 36)
      Text("Invoice \(number)").font(.title.bold()).accessibilityHeading(.h1)
      Text("17 January 2026 · payable within 30 days").foregroundStyle(.secondary)
        .padding(.bottom, 24)
      VStack(spacing: 0) {
        InvoiceRow(columns: ["No.", "Item", "Quantity", "Price", "Amount"])
          .font(.subheadline.bold())
          .overlay(alignment: .bottom) { Divider() }
          .repeatsOnEachPage()
        ForEach(lines) { line in
          InvoiceRow(columns: [
            "\(line.id)", line.text, "\(line.quantity)", euros(line.price), euros(line.total),
          ])
          .pageValue(LineTotal.self, line.total)
        }
        .font(.subheadline)
      }
      VStack(spacing: 6) {
        Divider()
        total("Net", sum)
        total("VAT 20 %", sum / 5)
        total("Total", sum * 6 / 5).font(.headline)
      }
      .padding(.top, 8)
      .keepTogether()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func total(_ title: String, _ amount: Decimal) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(euros(amount)).monospacedDigit()
    }
  }
}

struct InvoiceRow: View {
  let columns: [String]

  var body: some View {
    HStack(spacing: 8) {
      Text(columns[0]).frame(width: 32, alignment: .leading)
      Text(columns[1]).frame(maxWidth: .infinity, alignment: .leading)
      ForEach(2..<5) { column in
        Text(columns[column]).monospacedDigit().frame(width: 76, alignment: .trailing)
      }
    }
    .padding(.vertical, 5)
  }
}

/// The invoice for programs, in the profile BASIC WL of Factur-X: without the lines.
struct InvoiceData {
  let number: String
  let lines: [InvoiceLine]

  var xml: Data {
    let net = lines.reduce(0) { $0 + $1.total }
    let tax = rounded(net / 5)
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <rsm:CrossIndustryInvoice
       xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
       xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
       xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
      <rsm:ExchangedDocumentContext>
      <ram:GuidelineSpecifiedDocumentContextParameter>
      <ram:ID>urn:factur-x.eu:1p0:basicwl</ram:ID>
      </ram:GuidelineSpecifiedDocumentContextParameter>
      </rsm:ExchangedDocumentContext>
      <rsm:ExchangedDocument>
      <ram:ID>\(number)</ram:ID>
      <ram:TypeCode>380</ram:TypeCode>
      <ram:IssueDateTime><udt:DateTimeString format="102">20260117</udt:DateTimeString></ram:IssueDateTime>
      </rsm:ExchangedDocument>
      <rsm:SupplyChainTradeTransaction>
      <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>
      <ram:Name>Harbor Joinery</ram:Name>
      \(address("BS1 4ST", "12 Quay Street", "Bristol"))
      <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">GB123456789</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty>
      <ram:Name>Marina Costa</ram:Name>
      \(address("BA1 5QT", "4 Orchard Lane", "Bath"))
      </ram:BuyerTradeParty>
      </ram:ApplicableHeaderTradeAgreement>
      <ram:ApplicableHeaderTradeDelivery/>
      <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:ApplicableTradeTax>
      <ram:CalculatedAmount>\(tax)</ram:CalculatedAmount>
      <ram:TypeCode>VAT</ram:TypeCode>
      <ram:BasisAmount>\(net)</ram:BasisAmount>
      <ram:CategoryCode>S</ram:CategoryCode>
      <ram:RateApplicablePercent>20</ram:RateApplicablePercent>
      </ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms>
      <ram:Description>Payable within 30 days</ram:Description>
      </ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      <ram:LineTotalAmount>\(net)</ram:LineTotalAmount>
      <ram:TaxBasisTotalAmount>\(net)</ram:TaxBasisTotalAmount>
      <ram:TaxTotalAmount currencyID="EUR">\(tax)</ram:TaxTotalAmount>
      <ram:GrandTotalAmount>\(net + tax)</ram:GrandTotalAmount>
      <ram:DuePayableAmount>\(net + tax)</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      </ram:ApplicableHeaderTradeSettlement>
      </rsm:SupplyChainTradeTransaction>
      </rsm:CrossIndustryInvoice>
      """.utf8)
  }

  private func address(_ code: String, _ street: String, _ city: String) -> String {
    """
    <ram:PostalTradeAddress>
    <ram:PostcodeCode>\(code)</ram:PostcodeCode><ram:LineOne>\(street)</ram:LineOne>
    <ram:CityName>\(city)</ram:CityName><ram:CountryID>GB</ram:CountryID>
    </ram:PostalTradeAddress>
    """
  }

  private func rounded(_ amount: Decimal) -> Decimal {
    var (amount, result) = (amount, Decimal())
    NSDecimalRound(&result, &amount, 2, .plain)
    return result
  }
}

func euros(_ amount: Decimal) -> String {
  amount.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_GB")))
}

#Preview("Invoice") { InvoiceDocument() }
