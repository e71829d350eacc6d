// SPDX-License-Identifier: Apache-2.0
internal import Storypole
internal import StorypoleGraphics
internal import SwiftUI

/// The pages of a run.
final class LaidOutRun {
  let session: ViewSession
  private(set) var slices: [PageSlice] = []
  private(set) var firstNumber = 1
  private let run: PageRun
  private let paper: Paper
  private let options: PictureOptions
  private let maker: PictureMaker
  private var flow = PageFlow.empty
  /// Those for assistive technologies, until the structure is made.
  private var elements: [SemanticsNode] = []
  private var header: PageParts?
  private var footer: PageParts?
  private var background: PageParts?

  init(
    _ run: PageRun, _ environment: EnvironmentValues, scale: CGFloat, _ maker: PictureMaker
  ) throws {
    self.run = run
    self.maker = maker
    paper = Paper(
      size: CGSize(width: run.paper.width, height: run.paper.height), margins: run.margins)
    let sides = [run.paper.width, run.paper.height]
    guard sides.allSatisfy({ (1...PaperSize.longest).contains($0) }) else {
      throw ImageRendererError(
        .view, "paper of \(sides[0]) × \(sides[1]) points: a side has 1 to 14400 points")
    }
    guard paper.room.width >= 1, paper.room.height >= 1 else {
      throw ImageRendererError(.view, "the margins leave no room on the paper")
    }
    var options = PictureOptions()
    options.environment = environment
    options.scale = scale
    options.isTransparent = true
    options.use(paper)
    self.options = options
    session = ViewSession(run.content, options, textEngine: maker.textEngine, isLive: false)
    if let failure = session.host.failure { throw failure }
  }

  var warnings: [String] {
    session.host.warnings + [header, footer, background].compactMap { $0 }.flatMap(\.warnings)
  }

  var reasons: [String] {
    ViewHost.onBigStack { session.host.pageReasons(slices, flow, firstNumber: firstNumber) }
  }

  // MARK: Headers and footers

  /// Measures the header and the footer of the first pages.
  func estimateParts() throws {
    let values = PageValues()
    values.count = 3
    let proxies = (1...3).map {
      PageProxy(number: $0, count: 3, numberInRun: $0, countInRun: 3, values: values)
    }
    // Pages in the middle count more than the last one.
    header = try parts(run.header, Array(proxies.prefix(2)))
    footer = try parts(run.footer, Array(proxies.prefix(2)))
  }

  /// Makes the parts of all pages; false if one of them has another height than before.
  func makeParts(_ proxies: [PageProxy]) throws -> Bool {
    let old = (header, footer)
    header = try parts(run.header, proxies)
    footer = try parts(run.footer, proxies)
    background = try parts(run.background, proxies, height: paper.size.height)
    return proxies.indices.allSatisfy {
      abs((header?.height($0) ?? 0) - (old.0?.height($0) ?? 0)) < 0.01
        && abs((footer?.height($0) ?? 0) - (old.1?.height($0) ?? 0)) < 0.01
    }
  }

  private func parts(
    _ part: PagePart?, _ proxies: [PageProxy], height: CGFloat? = nil
  ) throws -> PageParts? {
    try part.map {
      let width = height == nil ? paper.room.width : paper.size.width
      var options = options
      options.proposal = ProposedViewSize(width: width, height: nil)
      let view = PartStack(part: $0, pages: proxies, width: width, height: height)
      return try PageParts(view, options, maker)
    }
  }

  // MARK: Pages

  /// Distributes the content over pages; returns their number.
  func pack(from number: Int) throws -> Int {
    firstNumber = number
    findElements()
    flow = session.host.pageFlow(elements)
    func room(_ page: Int) -> CGFloat {
      paper.room.height - (header?.height(page - number) ?? 0)
        - (footer?.height(page - number) ?? 0)
    }
    for page in [number, number + 1] where room(page) < 1 {
      throw ImageRendererError(
        .view, "the header and the footer of page \(page) leave no room for the content")
    }
    let packed = PagePacker(flow.units, repeats: flow.repeats, firstNumber: number) {
      max(room($0), 1)
    }
    if packed.isTooLong {
      throw ImageRendererError(
        .view, "the document needs more than \(PagePacker.mostPages) pages: split it")
    }
    session.host.warn(of: packed, flow, on: paper)
    slices = packed.slices
    return slices.count
  }

  func findElements() { elements = session.host.pageElements }

  var marks: [PlacedMark] { ViewHost.onBigStack { session.host.rootNode?.pageMarks ?? [] } }

  /// A position near the top of a view that is on its page even if the view extends above its own frame, as a line of text
  /// does in a lower frame.
  func start(of frame: CGRect) -> CGFloat { frame.minY + min(frame.height / 2, 4) }

  /// The place of a position in the flow.
  func target(_ y: CGFloat) -> PageTarget {
    let low = slices.lastIndex(startingAbove: y + 0.01)
    let slice = slices[low]
    let above = slice.headers.reduce(contentTop(low)) {
      $0 + flow.repeats[$1].bottom - flow.repeats[$1].top
    }
    return PageTarget(page: firstNumber + low, y: max(above + y - slice.top, 0))
  }

  private func contentTop(_ index: Int) -> CGFloat {
    paper.margins.top + (header?.height(index) ?? 0)
  }

  /// The headings and bookmarks, from top to bottom.
  func titles(_ marks: [PlacedMark]) -> [(title: String, level: Int, y: CGFloat)] {
    var titles: [(title: String, level: Int, y: CGFloat)] = []
    var marked: Set<Int> = []
    for mark in marks {
      guard case .bookmark(let title, let level) = mark.value as? PageMark else { continue }
      marked.insert(mark.node.id)
      if let title { titles.append((title, level, start(of: mark.frame))) }
    }
    for element in elements.all(where: { $0.traits.contains(.isHeader) }) {
      guard let title = element.label, !title.isEmpty else { continue }
      var node: LayoutNode? = element.source
      // The head of a table names its columns only.
      while let current = node, !marked.contains(current.id),
        current.traits?[RepeatsOnPages.self] != true
      {
        node = current.parent
      }
      if node == nil {
        titles.append(
          (title, element.headingLevel ?? 1, start(of: element.source.frameInRoot)))
      }
    }
    return titles.enumerated().sorted {
      $0.element.y == $1.element.y ? $0.offset < $1.offset : $0.element.y < $1.element.y
    }.map(\.element)
  }

  /// Draws the pages, in order. Those far above the part that is being drawn are complete, and needn't be kept.
  ///
  /// - Parameters:
  ///   - structure: The structure of the content, for the tags of a document that has one.
  ///   - keepsPages: Whether all pages are drawn before the first one is given to `output`.
  /// - Throws: `LateDrawing` if a view drew on a page that was given away.
  func draw(
    title: String?, _ structure: PageStructure?, keepsPages: Bool,
    to output: (DisplayList) throws -> Void
  ) throws {
    // They are packed.
    flow.units = []
    let sheet = Paper(size: paper.size, margins: EdgeInsets())
    let backgrounds = try background?.draw(on: sheet) { _ in 0 }
    let headers = try header?.draw(on: paper) { _ in paper.margins.top }
    let footers = try footer?.draw(on: paper) { footerTop($0) }
    var cutter: PageCutter?
    var page = DisplayList(size: paper.size)
    var index = 0
    func giveAway(isComplete: Bool) throws {
      while let content = cutter?.takePage(isComplete: isComplete) {
        page.items = []
        page.tags = structure.map { _ in [] }
        func add(_ items: [DisplayItem], _ tag: ContentTag) {
          page.items += items
          if structure != nil { page.tags? += repeatElement(tag, count: items.count) }
        }
        add(backgrounds?[index] ?? [], .background)
        page.items += content
        if let structure { page.tags? += content.lazy.map(structure.tag) }
        add(headers?[index] ?? [], .header)
        add(footers?[index] ?? [], .footer)
        try output(page)
        index += 1
      }
    }
    try session.draw { part in
      if cutter == nil {
        page = part
        (page.size, page.title) = (paper.size, title)
        cutter = PageCutter(
          slices, flow.repeats, on: paper, tops: slices.indices.map(contentTop), scale: part.scale)
      }
      for item in part.items { cutter?.add(item) }
      if cutter?.isLate == true { throw LateDrawing() }
      if !keepsPages { try giveAway(isComplete: false) }
    }
    try giveAway(isComplete: true)
  }

  /// A view drew on a page that was complete before.
  struct LateDrawing: Error {}

  /// The views of each page.
  func frames() throws -> [PageFrames] {
    let origin = try session.picture().origin
    let nodes = ViewHost.onBigStack { Result { try session.host.describe(origin: origin) } }
    let content = try nodes.get().cut(
      into: slices, flow.repeats, on: paper, tops: slices.indices.map(contentTop))
    let sheet = Paper(size: paper.size, margins: EdgeInsets())
    let backgrounds = try background?.frames(on: sheet) { _ in 0 }
    let headers = try header?.frames(on: paper) { _ in paper.margins.top }
    let footers = try footer?.frames(on: paper) { footerTop($0) }
    return slices.indices.map { index in
      var page = PageFrames(size: paper.size)
      page.background = backgrounds?[index] ?? []
      page.header = headers?[index] ?? []
      page.content = content[index]
      page.footer = footers?[index] ?? []
      return page
    }
  }

  private func footerTop(_ index: Int) -> CGFloat {
    paper.size.height - paper.margins.bottom - (footer?.height(index) ?? 0)
  }

  /// The structure of the content.
  ///
  /// - Parameter lastLevel: The level of the last heading of earlier runs; 0 for none.
  func takeStructure(after lastLevel: Int) -> PageStructure {
    session.host.pageStructure(taking: &elements, lastLevel: lastLevel)
  }
}

/// The headers, footers or backgrounds of all pages, below one another in one picture.
final class PageParts {
  private let picture: Picture
  private let frames: [CGRect]

  init(_ view: PartStack, _ options: PictureOptions, _ maker: PictureMaker) throws {
    picture = try ViewSession(view, options, textEngine: maker.textEngine, isLive: false).picture()
    let root = picture.host.rootNode
    let marks = ViewHost.onBigStack { root?.pageMarks ?? [] }
    frames = marks.compactMap { mark in (mark.value as? Int).map { ($0, mark.frame) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  var warnings: [String] { picture.host.warnings }

  /// The height on a page, by its index in the run; that of the last one for pages after it.
  func height(_ index: Int) -> CGFloat {
    frames.isEmpty ? 0 : frames[min(index, frames.count - 1)].height
  }

  private var slices: [PageSlice] { frames.map { PageSlice(top: $0.minY, bottom: $0.maxY) } }

  /// The views of each page's part.
  func frames(on paper: Paper, top: (Int) -> CGFloat) throws -> [[NodeDescription]] {
    let slices = slices
    let nodes = ViewHost.onBigStack { Result { try picture.host.describe(origin: picture.origin) } }
    let own = try nodes.get().filter { $0.depth >= PartStack.depth }.map {
      var node = $0
      node.depth -= PartStack.depth
      return node
    }
    return own.cut(into: slices, on: paper, tops: slices.indices.map(top))
  }

  func draw(on paper: Paper, top: (Int) -> CGFloat) throws -> [[DisplayItem]] {
    let slices = slices
    return picture.displayList.cut(
      into: slices, [], on: paper, tops: slices.indices.map(top), coversPaper: false)
  }
}

/// The views of all pages below one another.
nonisolated struct PartStack: View {
  /// The number of containers around the view of each page in descriptions.
  static let depth = 4

  let part: PagePart
  let pages: [PageProxy]
  let width: CGFloat
  /// nil for the height of each view.
  let height: CGFloat?

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(pages.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 0) { part(pages[index]) }
          .frame(width: width, height: height, alignment: height == nil ? .leading : .center)
          .modifier(PageModifier(.mark(index)))
      }
    }
  }
}
