// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Sheets, covers, alerts, dialogs and popovers above the views of a phone's window.
@Suite @MainActor struct PresentationTests {
  private let diary = Diary()

  private func show(_ view: some View, width: CGFloat = 375, height: CGFloat = 667) -> ViewSession {
    var options = PictureOptions()
    options.size = CGSize(width: width, height: height)
    return ViewSession(view, options, textEngine: FixedTextEngine(), isLive: true)
  }

  private func rest(_ showing: ViewSession) { showing.perform { #expect($0.advanceToRest()) } }

  private func press(_ key: KeyEquivalent, _ showing: ViewSession) {
    showing.perform { $0.send(.key(KeyEvent(key, time: $0.time))) }
    rest(showing)
  }

  private func tap(_ name: String, _ showing: ViewSession) {
    #expect(showing.tap(name), "'\(name)' is not there")
    rest(showing)
  }

  private func texts(_ showing: ViewSession) -> [String] { showing.host.texts.map(\.string) }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack(spacing: 0) {
        Text(isPresented ? "inside" : "by itself")
        Button("Close") { dismiss() }
      }
    }
  }

  private struct Opener<Presented: View>: View {
    @State private var isOpen = false
    let diary: Diary
    let presented: (Binding<Bool>, AnyView) -> Presented

    var body: some View {
      VStack {
        presented(
          $isOpen,
          AnyView(
            Button("Open") {
              diary.note("open")
              isOpen = true
            }))
        Text(isOpen ? "is open" : "is closed")
      }
    }
  }

  private func sheet(@ViewBuilder _ content: @escaping () -> some View) -> ViewSession {
    let diary = diary
    return show(
      Opener(diary: diary) { isOpen, view in
        view.sheet(isPresented: isOpen, onDismiss: { diary.note("dismissed") }) {
          content()._probe("content")
        }
      })
  }

  // Measured: a large sheet begins at 31 of 667.
  @Test func sheetsComeFromBelow() {
    let showing = sheet { Color.red }
    #expect(showing.tap("Open"))
    #expect((showing.host.drawnFrame("content")?.minY ?? 0) >= 667)
    showing.advance(to: 0.1)
    let onTheWay = showing.host.drawnFrame("content")?.minY ?? 0
    #expect(onTheWay > 31 && onTheWay < 667)
    rest(showing)
    #expect(
      showing.host.drawnFrame("content") == CGRect(x: 0, y: 31, width: 375, height: 636))
  }

  @Test func sheetsEndInThreeWays() {
    let showing = sheet { Inside() }
    tap("Open", showing)
    #expect(texts(showing).contains("inside") && texts(showing).contains("is open"))
    // Content behind it receives no hits.
    let open = showing.host.frame(ofText: "Open")!
    showing.tap(at: CGPoint(x: open.midX, y: open.midY))
    #expect(diary.lines == ["open"])
    tap("Close", showing)
    #expect(!texts(showing).contains("inside") && texts(showing).contains("is closed"))
    #expect(diary.lines == ["open", "dismissed"])
    tap("Open", showing)
    press(.escape, showing)
    #expect(!texts(showing).contains("inside"))
    tap("Open", showing)
    // Next to the sheet, where the window behind it is visible.
    showing.tap(at: CGPoint(x: 100, y: 10))
    #expect(texts(showing).contains("is closed"))
    // It is called when the sheet is gone.
    #expect(diary.lines.filter { $0 == "dismissed" }.count == 2)
    rest(showing)
    #expect(diary.lines.filter { $0 == "dismissed" }.count == 3)
    tap("Open", showing)
    #expect(texts(showing).contains("inside"))
  }

  @Test func sheetsMayBeKeptOpen() {
    let showing = sheet { Inside().interactiveDismissDisabled() }
    tap("Open", showing)
    press(.escape, showing)
    showing.tap(at: CGPoint(x: 100, y: 10))
    rest(showing)
    #expect(texts(showing).contains("inside"))
    tap("Close", showing)
    #expect(!texts(showing).contains("inside"))
  }

  private func drag(_ showing: ViewSession, from y: CGFloat, to end: CGFloat) {
    for (phase, y) in [
      (PointerEvent.Phase.down, y), (.moved, (y + end) / 2), (.moved, end), (.up, end),
    ] {
      showing.advance(to: showing.host.time + 0.1)
      showing.perform {
        $0.send(.pointer(PointerEvent(phase, at: CGPoint(x: 60, y: y), time: $0.time)))
      }
    }
    rest(showing)
  }

  // Measured: a medium sheet is 351 high of 667, 6 away from the edges.
  @Test func sheetsStopAtDetents() {
    let showing = sheet { Color.red.presentationDetents([.medium, .large]) }
    tap("Open", showing)
    let medium = CGRect(x: 6, y: 667 - 6 - 351, width: 363, height: 351)
    #expect(showing.host.drawnFrame("content") == medium)
    drag(showing, from: 330, to: 200)
    #expect(
      showing.host.drawnFrame("content") == CGRect(x: 0, y: 31, width: 375, height: 636))
    drag(showing, from: 40, to: 140)
    #expect(showing.host.drawnFrame("content") == medium)
    // However long the swipe, the lower detent comes before the end.
    drag(showing, from: 330, to: 200)
    drag(showing, from: 40, to: 400)
    #expect(showing.host.drawnFrame("content") == medium)
    drag(showing, from: 330, to: 600)
    #expect(showing.host.drawnFrame("content") == nil && texts(showing).contains("is closed"))
  }

  @Test func heightsOfSheets() {
    #expect(
      PresentationDetent.height(200).frame(in: CGSize(width: 375, height: 667))
        == CGRect(x: 6, y: 461, width: 363, height: 200))
    #expect(PresentationDetent.height(.nan).frame(in: CGSize(width: 375, height: 667)).minY == 31)
    #expect(PresentationDetent.fraction(-1).frame(in: CGSize(width: 9, height: 9)).height == 0)
    // Ours: a card of 540×620 in the middle of a wide window.
    #expect(
      PresentationDetent.large.frame(in: CGSize(width: 1000, height: 800))
        == CGRect(x: 230, y: 90, width: 540, height: 620))
  }

  private struct Item: Identifiable { let id: Int }

  private struct Items: View {
    @State private var item: Item?
    var body: some View {
      VStack {
        Button("First") { item = Item(id: 1) }
        Text(item == nil ? "none" : "some")
      }
      .sheet(item: $item) { shown in
        VStack {
          Text("item \(shown.id)")
          Button("Next") { item = Item(id: 2) }
          Button("End") { item = nil }
        }
      }
    }
  }

  @Test func sheetsOfItems() {
    let showing = show(Items())
    tap("First", showing)
    #expect(texts(showing).contains("item 1"))
    tap("Next", showing)
    #expect(texts(showing).contains("item 2") && !texts(showing).contains("item 1"))
    #expect(showing.tap("End"))
    // While it disappears, it keeps its content.
    #expect(texts(showing).contains("none"))
    #expect(showing.host.drawnFrame("content") == nil)
    rest(showing)
    #expect(!texts(showing).contains("item 2"))
  }

  // Documented: dismiss ends the presentation, or in a stack of screens the screen.
  @Test func dismissInAStackOfScreens() {
    let showing = sheet {
      NavigationStack {
        NavigationLink("Deeper") { Inside() }
        Inside()
      }
    }
    tap("Open", showing)
    tap("Deeper", showing)
    tap("Close", showing)
    #expect(texts(showing).contains("Deeper"))
    tap("Close", showing)
    #expect(!texts(showing).contains("Deeper") && texts(showing).contains("is closed"))
  }

  @Test func coversEndOnlyByThemselves() {
    let diary = diary
    let showing = show(
      Opener(diary: diary) { isOpen, view in
        view.fullScreenCover(isPresented: isOpen) { Inside()._probe("content") }
      })
    tap("Open", showing)
    press(.escape, showing)
    showing.tap(at: CGPoint(x: 5, y: 5))
    rest(showing)
    #expect(texts(showing).contains("inside"))
    tap("Close", showing)
    #expect(!texts(showing).contains("inside"))
  }

  private func alert() -> ViewSession {
    let diary = diary
    return show(
      Opener(diary: diary) { isOpen, view in
        view.alert("Title", isPresented: isOpen) {
          Button("Delete", role: .destructive) { diary.note("delete") }
          Button("Keep") { diary.note("keep") }
          Button("Leave", role: .cancel) { diary.note("cancel") }
        } message: {
          Text("Message")
        }
      })
  }

  // Documented: every button ends the alert; Escape presses the cancel button, Return the default one.
  @Test func alertsAsk() throws {
    let showing = alert()
    tap("Open", showing)
    #expect(texts(showing).contains("Title") && texts(showing).contains("Message"))
    // The cancel button is the last.
    let frames = ["Delete", "Keep", "Leave"].compactMap { showing.host.frame(ofText: $0)?.minY }
    #expect(frames == frames.sorted() && frames.count == 3)
    // A press outside has no effect.
    showing.tap(at: CGPoint(x: 5, y: 5))
    rest(showing)
    tap("Delete", showing)
    #expect(!texts(showing).contains("Title") && texts(showing).contains("is closed"))
    tap("Open", showing)
    press(.escape, showing)
    tap("Open", showing)
    press(.return, showing)
    #expect(diary.lines == ["open", "delete", "open", "cancel", "open", "keep"])
    #expect(!texts(showing).contains("Title"))
  }

  // Documented: without actions there is an OK.
  @Test func alertsWithoutButtons() {
    let diary = diary
    let showing = show(
      Opener(diary: diary) { isOpen, view in
        view.alert(Text("Title"), isPresented: isOpen) {}
      })
    tap("Open", showing)
    tap("OK", showing)
    #expect(!texts(showing).contains("Title") && texts(showing).contains("is closed"))
  }

  // Documented: both the flag and the data must be set.
  @Test func alertsThatNeedAValue() {
    let value: Int? = nil
    let empty = show(
      Color.red.alert("Title", isPresented: .constant(true), presenting: value) { _ in })
    #expect(!texts(empty).contains("Title"))
    let full = show(
      Color.red.alert("Title", isPresented: .constant(true), presenting: 5) { Text("five \($0)") })
    rest(full)
    #expect(texts(full).contains("Title") && texts(full).contains("five 5"))
  }

  @available(*, deprecated) @Test func alertsOfOld() {
    let diary = diary
    let showing = show(
      Opener(diary: diary) { isOpen, view in
        view.alert(isPresented: isOpen) {
          Alert(
            title: Text("Title"),
            primaryButton: .destructive(Text("Delete")) { diary.note("delete") },
            secondaryButton: .cancel())
        }
      })
    tap("Open", showing)
    // Two are side by side, the cancel button first.
    let (cancel, delete) = (
      showing.host.frame(ofText: "Cancel"), showing.host.frame(ofText: "Delete")
    )
    #expect(cancel!.midY == delete!.midY && cancel!.maxX < delete!.minX)
    tap("Delete", showing)
    #expect(diary.lines == ["open", "delete"] && !texts(showing).contains("Title"))
  }

  // Measured: a dialog is 238 wide. Documented: it has a cancel button; by default its title is hidden.
  @Test func dialogsAsk() {
    let diary = diary
    let showing = show(
      Opener(diary: diary) { isOpen, view in
        view.confirmationDialog("Title", isPresented: isOpen) {
          Button("One") { diary.note("one") }
        }
      })
    tap("Open", showing)
    #expect(!texts(showing).contains("Title"))
    tap("One", showing)
    tap("Open", showing)
    tap("Cancel", showing)
    tap("Open", showing)
    showing.tap(at: CGPoint(x: 5, y: 5))
    rest(showing)
    #expect(!texts(showing).contains("One"))
    #expect(diary.lines == ["open", "one", "open", "open"])
  }

  // Ours: 4 points from its view, below it by default; at least 8 from the edges.
  @Test(arguments: [Edge?.none, .top, .leading, .trailing])
  func popoversAppearBesideTheirViews(_ edge: Edge?) throws {
    let showing = show(
      Color.blue.frame(width: 40, height: 40)._probe("anchor")
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.red.frame(width: 60, height: 50)._probe("card")
        })
    let frames = LayoutResult(host: showing.host).frames
    let (anchor, card) = (try #require(frames["anchor"]), try #require(frames["card"]))
    switch edge {
    case .top: #expect(card.maxY == anchor.minY - 4 && card.midX == anchor.midX)
    case .leading: #expect(card.maxX == anchor.minX - 4 && card.midY == anchor.midY)
    case .trailing: #expect(card.minX == anchor.maxX + 4 && card.midY == anchor.midY)
    default: #expect(card.minY == anchor.maxY + 4 && card.midX == anchor.midX)
    }
  }

  @Test func popoversEnd() {
    let diary = diary
    let showing = show(
      Opener(diary: diary) { isOpen, view in view.popover(isPresented: isOpen) { Inside() } })
    for end in [{ press(.escape, showing) }, { tap("Close", showing) }] {
      tap("Open", showing)
      #expect(texts(showing).contains("inside"))
      end()
      #expect(!texts(showing).contains("inside") && texts(showing).contains("is closed"))
    }
  }

  private struct Vanishing: View {
    @State private var isThere = true
    var body: some View {
      if isThere {
        Color.blue.sheet(isPresented: .constant(true)) { Button("Away") { isThere = false } }
      }
    }
  }

  @Test func presentationsGoWithTheirViews() {
    let showing = show(Vanishing())
    rest(showing)
    tap("Away", showing)
    #expect(texts(showing) == [])
    // Presses reach the views again.
    #expect(showing.host.windowNode?.modalPopup == nil)
  }

  private struct Two: View {
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name)
        .sheet(isPresented: $isFirst) {
          Button("Second") { isSecond = true }
            .alert("Alert", isPresented: $isSecond) { Button("Done") { name = "done" } }
        }
      Button("First") { isFirst = true }
      Text("name \(name)")
    }
  }

  // Keys and presses go to the topmost presentation; after it, the focus returns.
  @Test func presentationsStack() {
    let showing = show(Two())
    showing.perform { $0.moveFocus(backwards: false) }
    showing.perform { $0.send(.text(.insert("a"))) }
    tap("First", showing)
    tap("Second", showing)
    showing.perform { $0.send(.text(.insert("b"))) }
    #expect(texts(showing).contains("name a"))
    tap("Done", showing)
    #expect(texts(showing).contains("name done") && texts(showing).contains("Second"))
    press(.escape, showing)
    #expect(!texts(showing).contains("Second"))
  }

  // Documented: in a window of compact width an inspector is a sheet. Ours: elsewhere too, with a warning.
  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func inspectorsAreSheets(_ width: UserInterfaceSizeClass) {
    let showing = show(
      Opener(diary: diary) { isOpen, view in
        view.inspector(isPresented: isOpen) { Text("Details").presentationDetents([.medium]) }
      }
      .environment(\.horizontalSizeClass, width))
    tap("Open", showing)
    #expect(texts(showing).contains("Details") && texts(showing).contains("is open"))
    press(.escape, showing)
    #expect(!texts(showing).contains("Details") && texts(showing).contains("is closed"))
    #expect(showing.host.warnings.isEmpty == (width == .compact))
  }
}
