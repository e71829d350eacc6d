// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

/// Mistakes that people and agents make, with the advice that they get. The names are Apple's; the words are ours.
@Suite struct AdviceTests {
  /// Each is a view of a file with others: nine at most, since twelve lines of advice are shown.
  private static let views: [[(source: String, advice: String)]] = [
    [
      (#"Text("a").paddng(8)"#, "'paddng' is perhaps 'padding'."),
      (#"Text("a").frmae(width: 10)"#, "'frmae' is perhaps 'frame'."),
      (#"Text("a").forgroundColor(.red)"#, "'forgroundColor' is perhaps 'foregroundColor'."),
      (#"Text("a").glassEfect()"#, "'glassEfect' is perhaps 'glassEffect'."),
      (#"VStak { Text("a") }"#, "'VStak' is perhaps 'VStack'."),
      (#"Hstack { Text("a") }"#, "'Hstack' is perhaps 'HStack'."),
      (#"LazyVgrid(columns: []) { Text("a") }"#, "'LazyVgrid' is perhaps 'LazyVGrid'."),
      (#"NavigationSatck { Text("a") }"#, "'NavigationSatck' is perhaps 'NavigationStack'."),
      ("Crad()", "'Crad' is perhaps 'Card'."),
    ],
    [
      (#"Text("a").font(.headine)"#, "'headine' is perhaps 'headline'."),
      (#"Text("a").foregroundStyle(.grren)"#, "'grren' is perhaps 'green'."),
      (#"Text("a").fontWeight(.semiBold)"#, "'semiBold' is perhaps 'semibold'."),
      (#"Text("a").buttonStyle(.glas)"#, "'glas' is perhaps 'glass'."),
      (#"Text("a").listStyle(.insetgrouped)"#, "'insetgrouped' is perhaps 'insetGrouped'."),
      (
        #"VStack(alignment: .left) { Text("a") }"#,
        "'HorizontalAlignment' has no 'left': use 'leading'."
      ),
      (
        #"HStack(alignment: .leading) { Text("a") }"#,
        "'VerticalAlignment' has 'bottom', 'center', 'firstTextBaseline', 'lastTextBaseline', 'top'."
      ),
      (
        #"Text("a").frame(width: 9, alignment: .topLeft)"#,
        "'Alignment' has no 'topLeft': use 'topLeading'."
      ),
      ("Color.grey", "'Color' has no 'grey': use 'gray'."),
    ],
    [
      (
        #"Text("a").backgroundColor(.red)"#,
        "'backgroundColor': SwiftUI has no such modifier. Use 'background(_:)'."
      ),
      ("Map()", "'Map' is not on Linux: it belongs to MapKit. Show a picture in place of the map."),
      (
        "Chart { }",
        "'Chart' is not on Linux: it belongs to Charts. Draw the chart with shapes or Canvas."
      ),
      (
        #"Text("a").glassBackgroundEffect()"#,
        "'glassBackgroundEffect' is not on Linux: only visionOS has it. Use 'glassEffect(_:in:)', or a material as "
          + "the background."
      ),
      (
        #"Text("a").tabBarMinimizeBehavior(3)"#,
        "'tabBarMinimizeBehavior' is not on Linux: not yet."
      ),
      (
        "Color(NSColor())",
        "'NSColor' is not on Linux: it belongs to AppKit. 'UIColor' takes its place here."
      ),
      (
        #"Text("a").onReceive(MKMapView()) { _ in }"#,
        "'MKMapView' is a class of MapKit that Storypole doesn't have."
      ),
      (
        #"Image("a").padding().resizable()"#,
        "'resizable' is a member of 'Image', and not of every view: call it before modifiers that return another view."
      ),
    ],
    [
      (
        #"Text("a").frame(10, 10)"#,
        "The nearest forms of 'frame': frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment:"
      ),
      (
        #"VStack(alignment: .leading, space: 4) { Text("a") }"#,
        "'VStack' is declared as VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: () "
          + "-> some View)."
      ),
      ("Spacer(min: 4)", "'Spacer' is declared as Spacer(minLength: CGFloat? = nil)."),
      (
        "RoundedRectangle(8)",
        "The nearest forms of 'RoundedRectangle': RoundedRectangle(cornerRadius: CGFloat, style:"
      ),
      (#"Text("a").shadow(5)"#, "'shadow' is declared as shadow(color: Color = "),
      (
        #"Text("a").padding("8")"#,
        "The nearest forms of 'padding': padding(_ insets: EdgeInsets); padding(_ length: CGFloat); padding(_ edges:"
      ),
      (
        "LinearGradient(colors: [.red], from: .top, to: .bottom)",
        "The nearest forms of 'LinearGradient': LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: "
      ),
      (
        #"Text("a").border(1)"#,
        "'border' is declared as border(_ content: some ShapeStyle, width: CGFloat = 1)."
      ),
      (#"Text("a").opacity(.half)"#, "'opacity' is declared as opacity(_ opacity: Double)."),
    ],
    [
      (
        #"Text("a").foregroundStyle(Color(UIColor.systemBackgroundColor))"#,
        "'systemBackgroundColor' is perhaps 'systemBackground'."
      ),
      (#"Text("a").frame(maxWidth: .infinite)"#, "'infinite' is perhaps 'infinity'."),
      (
        #"Button("a") { }.buttonStyle(.filled)"#,
        "'buttonStyle' knows '.accessoryBar', '.accessoryBarAction', '.automatic', '.bordered'"
      ),
      (
        #"Text("a").gridColumnSpan(2)"#,
        "'gridColumnSpan': SwiftUI has no such modifier. Use 'gridCellColumns(_:)'."
      ),
      (
        "GeometryReader { Color.red.frame(width: $0.width) }",
        "'width': SwiftUI has no such property. Use 'size.width'."
      ),
      (
        #"Text("a").onChange(of: 3, perform: { print($0, $1) })"#,
        "The nearest forms of 'onChange': onChange(of value: "
      ),
    ],
    [
      ("Text(5)", #"To show a value, write it in a string: Text("\(value)")"#),
      (#"Toggle("a", isOn: true)"#, "A binding is expected: write '$' before the name"),
      (#"ForEach(0..<3) { Text("a") }"#, "The closure gets an argument: name it"),
      (
        #"ForEach([Card()]) { _ in Text("a") }"#,
        #"The elements are not Identifiable: add ', id: \.self'"#
      ),
      ("VStack { Circle(); 5 }", "'Int' is not a view"),
      (#"Button("a")"#, "Button(_ titleKey: LocalizedStringKey, action: () -> Void)"),
      ("Image(system: \"star\")", "Image(systemName: String)"),
    ],
    [
      (
        #"Text("a").font(.system(16))"#,
        "The nearest forms of 'system': system(size: CGFloat, weight: Font.Weight"
      ),
      (
        #"Button("a") {}.buttonStyle(.primary)"#,
        "'.borderedProminent', '.borderless', '.glass', '.glassProminent', '.link', '.plain', and no '.primary'."
      ),
      (
        #"VStack { for i in 0..<3 { Text("\(i)") } }"#,
        "write ForEach for a loop, and if or switch for a condition."
      ),
      (
        #"Text("a").frame(maxWidth: .infinity, height: 40)"#,
        "A frame has either lengths or limits. Use two: '.frame(maxWidth: .infinity).frame(height: 40)'."
      ),
      (
        #"Text("a").foregroundColor("red")"#,
        "Write '.red', 'Color(red: 1, green: 0, blue: 0)', or 'Color(\"name\")'"
      ),
      ("Color(hex: 0xFF0000)", "Use 'Color(red:green:blue:)' with values from 0 to 1."),
      (#"Text("a").rotationEffect(45)"#, "Write '.degrees(45)'"),
      (#"Text("a").hidden(true)"#, "Use 'opacity(_:)', or an if around the view."),
      (#"Text("a").offset(10)"#, "The nearest forms of 'offset': offset(x: CGFloat = 0"),
    ],
    [
      (#"Text("a").foregroundStyle(.textSecondary)"#, "'textSecondary' is perhaps 'secondary'."),
      (
        #"Text("a").background(Color.systemBackground)"#,
        "'systemBackground' is a color of UIColor: write 'Color(uiColor: .systemBackground)'."
      ),
      (
        #"Text("a").background(.red, cornerRadius: 8)"#,
        "Use 'background(_:in:)' with '.rect(cornerRadius:)'."
      ),
      (#"Text("a").padding(horizontal: 8)"#, "Use 'padding(.horizontal, _:)'."),
      (#"Text("a").font(.headline, weight: .bold)"#, "Use 'font(_:)' and 'fontWeight(_:)'."),
      ("Divider(color: .red)", "Use 'Divider().overlay(_:)' with a color."),
      (#"Label("a", icon: "star")"#, "Use 'Label(_:systemImage:)'."),
      (
        #"Text("a").if(true) { $0.bold() }"#,
        "Write an if around the view, or give a modifier one of two values."
      ),
    ],
    [
      (
        #"Grid(columns: 2) { Text("a") }"#, "Use GridRow for each row, or 'LazyVGrid(columns:)'."
      ),
      (
        #"LazyVGrid(columns: 3) { Text("a") }"#,
        "Write '[GridItem(.flexible()), GridItem(.flexible())]' for two columns."
      ),
    ],
    // The compiler itself gives up here.
    [(#"Text("a").font(.bold)"#, "knows no '.bold'. 'bold' is a modifier: add '.bold()'.")],
  ]

  @Test(arguments: views.indices) func mistakesInViews(_ group: Int) throws {
    let views = Self.views[group]
    let functions = views.enumerated().map { index, view in
      "@MainActor func view\(index)() -> some View { \(view.source) }\n"
    }
    let place = try Workspace([
      "A.swift": "import SwiftUI\nstruct Card: View { var body: some View { Text(\"card\") } }\n"
        + functions.joined() + "#Preview { Card() }\n"
    ])
    let run = try place.run("render", "A.swift")
    #expect(run.status == 1)
    for (source, advice) in views {
      #expect(run.errors.contains(advice), "\(source)\n\(run.errors)")
    }
  }

  /// Attributes, protocols, key paths and modules.
  @Test(arguments: [
    (
      "struct V: View { @Statee var x = 1; var body: some View { Text(\"a\") } }",
      "'Statee' is perhaps 'State'."
    ),
    ("struct V: Veiw { var body: some View { Text(\"a\") } }", "'Veiw' is perhaps 'View'."),
    (
      "struct V: View { @Environment(\\.colorSchme) var x; var body: some View { Text(\"a\") } }",
      "'colorSchme' is perhaps 'colorScheme'."
    ),
    (
      "struct V: View { @Query var x: [Int]; var body: some View { Text(\"a\") } }",
      "'Query' is not on Linux: it belongs to SwiftData."
    ),
    ("import SwfitUI", "'SwfitUI' is perhaps 'SwiftUI'."),
    (
      "import Charts", "'Charts' is not available. Put its import and the code that uses it between"
    ),
    (
      "@Observable class M {}\nstruct V: View { @ObservedObject var m = M(); var body: some View { Text(\"a\") } }",
      "'ObservedObject' is for objects that conform to ObservableObject. If 'M' is marked with @Observable, use @State"
    ),
  ]) func mistakesInDeclarations(_ source: String, _ advice: String) throws {
    let place = try Workspace(["A.swift": "import SwiftUI\n\(source)\n#Preview { Text(\"a\") }\n"])
    let run = try place.run("frames", "A.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("\n  \(advice)"), "\(run.errors)")
  }

  /// An error about the user's own names, or without an explanation in the tables, gets no advice.
  @Test(arguments: [
    "Card(titel: 1)", "Card().frobnicate()", "Text(\"a\").opacity(undefinedValue)", "Zyx()",
    "Card().scrollEdgeEffectDisabled2()",
  ]) func silence(_ source: String) throws {
    let place = try Workspace([
      "A.swift":
        "import SwiftUI\nstruct Card: View { var title = 0; var body: some View { Text(\"card\") } }\n"
        + "#Preview { \(source) }\n"
    ])
    let run = try place.run("render", "A.swift")
    #expect(run.status == 1)
    #expect(!run.errors.contains("\n  '") && !run.errors.contains("nearest"), "\(run.errors)")
  }

  /// `test` and `lint` report the same.
  @Test(arguments: ["test", "lint", "explain", "diff"]) func allCommands(_ command: String) throws {
    let place = try Workspace([
      "A.swift": "import SwiftUI\n#Preview { Text(\"a\").paddng(8) }\n"
    ])
    let run = try place.run(
      [command, "A.swift"] + (command == "diff" ? ["--against", "--dark"] : []))
    #expect(run.status != 0)
    #expect(
      (run.text + run.errors).contains("'paddng' is perhaps 'padding'."), "\(run.text)\(run.errors)"
    )
  }

  /// A slip in five letters is one letter; two exchanged letters are one slip.
  @Test func nearness() {
    let table = DeclarationTable(
      "owner\tkind\tsignature\nText\ttype\tView\nView\ttype\t\nImage\ttype\tView\n"
        + "View\tmember\tpadding(_ length: CGFloat)\n")
    #expect(table.nearest(to: "Txet") == "'Txet' is perhaps 'Text'.")
    #expect(table.nearest(to: "Tex") == "'Tex' is perhaps 'Text'.")
    #expect(table.nearest(to: "Map") == nil)
    #expect(table.nearest(to: "Imgaes") == "'Imgaes' is perhaps 'Image'.")
    #expect(DeclarationTable.plain("Binding<Int>?") == "Binding")
    #expect(DeclarationTable.plain("some View") == "View")
    #expect(DeclarationTable.plain("Font?") == "Font")
    #expect(table.members(of: "Text", [.member]).map(\.base) == ["padding"])
  }

  /// Every absent name is really absent, and has a reason or, as a module, an alternative.
  @Test func absentNamesAreAbsent() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs")
    func rows(_ name: String) throws -> [[String]] {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n").dropFirst().map {
          $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
    let declared = Set(
      try rows("declarations.tsv").map { row in
        let name = String(row[2].prefix { $0 != "(" })
        return row[1] == "type" ? row[0] : row[0].isEmpty ? name : "\(row[0]).\(name)"
      })
    for row in try rows("absent.tsv") {
      #expect(row.count == 3 && !(row[1].isEmpty && row[2].isEmpty), "\(row)")
      #expect(row[0].contains("(") || !declared.contains(row[0]), "\(row[0]) is declared")
    }
  }
}
