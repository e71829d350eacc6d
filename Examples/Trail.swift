import SwiftUI

/// A trail, in five languages. Teaches: a `Text` is a key of the tables beside its file
/// (`Trail.xcstrings`), and a number in it chooses the plural; `--locale` or the environment's locale
/// says which language.
struct Trail: View {
  var huts: Int
  var metres: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Over the **pass**", tableName: "Trail").font(.headline)
      Text("\(huts) huts, \(metres) m", tableName: "Trail").foregroundStyle(.secondary)
    }
  }
}

#Preview("Trail") {
  Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 16) {
    ForEach(["en", "de", "pl", "ja", "ar"], id: \.self) { language in
      GridRow {
        Trail(huts: 1, metres: 950)
        Trail(huts: 3, metres: 1250)
      }
      .environment(\.locale, Locale(identifier: language))
      .environment(\.layoutDirection, language == "ar" ? .rightToLeft : .leftToRight)
    }
  }
  .padding()
}
