// SPDX-License-Identifier: Apache-2.0
// A letter in Japanese.
import StorypolePages
import SwiftUI

struct JapaneseLetterDocument: View {
  private let paragraph = """
    拝啓　新春の候、ますますご清栄のこととお慶び申し上げます。平素は格別のご高配を賜り、厚く御礼申し上げます。\
    さて、このたび弊社では、冬期の運航時刻を改めることとなりました。新しい時刻表を同封いたしますので、ご確認ください。
    """

  var body: PagedDocument {
    PagedDocument(paper: .a4) {
      VStack(alignment: .leading, spacing: 16) {
        Text("令和八年一月十七日").frame(maxWidth: .infinity, alignment: .trailing)
        Text("株式会社　港屋\n山田　花子　様")
        Text("港湾局\n鈴木　一郎").frame(maxWidth: .infinity, alignment: .trailing)
        Text("冬期運航のお知らせ").font(.title3.bold()).accessibilityHeading(.h1)
          .frame(maxWidth: .infinity)
        ForEach(0..<8) { _ in Text(paragraph).lineSpacing(4) }
        Text("敬具").frame(maxWidth: .infinity, alignment: .trailing)
      }
    } footer: { page in
      Text("\(page.number) / \(page.count)").font(.caption).frame(maxWidth: .infinity)
        .padding(.top, 12)
    }
    .documentMetadata(title: "冬期運航のお知らせ", author: "港湾局", language: "ja")
  }
}

#Preview("Japanese letter") { JapaneseLetterDocument() }
