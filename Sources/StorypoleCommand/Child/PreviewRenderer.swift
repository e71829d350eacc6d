// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import SwiftUI
import StorypoleGraphics
import StorypolePages

/// Holds the previews of one image and draws them.
@MainActor
final class PreviewRenderer {
  let textEngine: PangoTextEngine
  /// Kept for its decoded images.
  private var assets: (folders: [String], ViewAssets)?
  private(set) var previews: [CompiledFile.Item] = []
  private var rows: RowPainter?
  /// The session of the last row, which may be able to show the next one.
  private var lastRow: ViewSession?
  /// Whether a session shows one row after another: all views have one type and the same drawing.
  var drawsRows = false { didSet { lastRow = nil } }
  /// The bytes that follow the next response.
  var attachment = Data()
  private var keptTables: StringTables?
  /// Those of the preview that was tested last.
  var testedFrames: [TestedFrames] = []
  /// Whether the lines of the image's calls are known.
  private(set) var hasLines = false
  /// The path of the image with the previews.
  private var image = ""

  init(fonts: [String]) {
    textEngine = PangoTextEngine(fontDirectories: fonts)
    // Opens the font files while the compiler runs.
    _ = textEngine.shape(Paragraph(runs: [TextRun("Ag", font: FontRequest(size: 17))]))
      .layout(width: nil, height: nil)
  }

  func fulfil(_ request: Request, progress: (Double) -> Void) throws -> Response {
    switch request {
    case .load(let image, let module): return try load(image, callsOf: module)
    case .draw(let index, let path, let format, let drawing):
      return .drawn(try draw(previews[index], to: path, format, drawing))
    case .film(let index, let path, let film, let drawing):
      return .filmed(try record(previews[index], to: path, film, drawing, progress: progress))
    case .describe(let index, let drawing, let guides, let json, let counts):
      let picture = try picture(of: previews[index], drawing)
      let tree = try FrameTree(
        name: previews[index].name, picture: picture, guides: guides, hasCounts: counts)
      return .described(json ? try tree.jsonText() : tree.text(), warnings: picture.host.warnings)
    case .semantics(let index, let drawing, let json):
      let picture = try picture(of: previews[index], drawing)
      let tree = SemanticsTree(name: previews[index].name, picture: picture)
      return .described(json ? try tree.jsonText() : tree.text(), warnings: picture.host.warnings)
    case .screen(let index, let drawing): return .screen(try screen(previews[index], drawing))
    case .lint(let index, let drawing): return try lint(previews[index], drawing)
    case .explain(let request):
      let preview = previews[request.index]
      let picture = try picture(of: preview, request.drawing, trace: ProposalTrace())
      return .described(
        try picture.explanation.printed(request, name: preview.name),
        warnings: picture.host.warnings)
    case .inspect(let request, let path): return try inspect(request, to: path)
    case .pages(let index, let drawing, let json):
      let (reasons, warnings) = try explainPages(of: previews[index], drawing)
      return .described(
        json ? try reasons.jsonText() : reasons.joined(separator: "\n"), warnings: warnings)
    case .pageFrames(let index, let drawing, let json):
      guard let (_, frames, warnings) = try describePages(of: previews[index], drawing) else {
        throw Self.needsPaper
      }
      let tree = PageTree(name: previews[index].name, pages: frames)
      return .described(json ? try tree.jsonText() : tree.text(), warnings: warnings)
    case .test(let request): return .tested(try test(previews[request.index], request))
    case .templates: return .templates(RowTemplate.all.map(\.name))
    case .schema(let name): return .schema(try RowTemplate.named(name).schema())
    case .rows(let settings):
      rows = try RowPainter(self, settings)
      return .ready
    case .row(let request):
      return try painter().draw(request)
    case .beginDocument(let path, let title):
      try painter().beginDocument(path, title: title)
      return .ready
    case .finishDocument: return .rowDrawn(try painter().finishDocument())
    }
  }

  private func painter() throws -> RowPainter {
    guard let rows else { throw Failure(.internalError, "no template was chosen") }
    return rows
  }

  private func load(_ path: String, callsOf module: String?) throws -> Response {
    let file = try CompiledFile(path: path)
    let table = module.flatMap { LineTable(image: file.path, module: $0) }
    if let table { SourceLines.record(table.line) }
    hasLines = table != nil
    (image, previews) = (file.path, file.items)
    testedFrames = []
    let infos = previews.map {
      PreviewInfo(
        name: $0.name, source: $0.source, file: $0.file, line: $0.line, traits: $0.traits)
    }
    return .loaded(previews: infos, views: file.views)
  }

  // MARK: Drawing

  private func draw(
    _ preview: CompiledFile.Item, to path: String, _ format: PictureFormat, _ drawing: Drawing
  ) throws -> PictureInfo {
    if drawing.separatesPages { return try drawPages(of: preview, to: path, drawing) }
    let (output, pages) = try output(of: preview, format, drawing)
    try output.data.write(to: URL(fileURLWithPath: path))
    return PictureInfo(
      pages[0], pages: sheet(of: preview, drawing) == nil && pages.count == 1 ? nil : pages.count,
      warnings: output.warnings, notes: output.notes)
  }

  /// The picture of a preview, with the warnings of its view, and its display list; without paper it is one page.
  func output(
    of preview: CompiledFile.Item, _ format: PictureFormat, _ drawing: Drawing
  ) throws -> (DocumentOutput, [DisplayList]) {
    if format == .pdf, let document = try document(of: preview, drawing) {
      let output = try maker(drawing).pdf(of: document, environment(of: preview, drawing))
      try drawing.checkLimits(of: output.pages, format)
      return (
        DocumentOutput(data: output.data, notes: output.notes, warnings: output.warnings),
        output.pages
      )
    }
    let picture = try picture(of: preview, drawing)
    var (list, warnings) = try displayList(of: picture, preview, drawing)
    if format == .png { list.limitPixels(drawing) }
    let sheet = format == .pdf ? sheet(of: preview, drawing) : nil
    let pages = try sheet.map { try picture.allPages(on: $0) } ?? [list]
    try drawing.checkLimits(of: pages, format)
    list = pages[0]
    var output: DocumentOutput
    do {
      switch format {
      case .png: output = try CairoRenderer.pngOutput(list)
      case .svg:
        output = try CairoRenderer.svgOutput(
          list, text: drawing.keepsText ? .text : .outlines, description: picture.spokenText)
      case .pdf where !drawing.standards.isEmpty || !drawing.attachments.isEmpty:
        output = try ConformingPDF.output(
          of: pages, picture, drawing.standards, drawing.attachments.map { try $0.read() })
      case .pdf: output = try CairoRenderer.pdfOutput(pages)
      }
    } catch let error as DrawingError {
      throw Self.failure(error, picture)
    }
    output.warnings = picture.host.warnings + warnings + output.warnings
    return (output, pages)
  }

  static func failure(_ error: DrawingError, _ picture: Picture) -> Failure {
    // A missing image may be the reason.
    let reasons = [error.description] + picture.host.warnings
    return Failure(.viewFailed, reasons[0], help: Array(reasons.dropFirst()))
  }

  /// The display list of a preview's picture with the drawing's marks, and warnings about the drawing.
  func displayList(
    of picture: Picture, _ preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> (DisplayList, warnings: [String]) {
    var warnings: [String] = []
    if let device = preview.settings.device?.rawValue, Device.named(device) == nil {
      warnings.append("unknown device '\(device)'; the preview uses a phone of 393 × 852")
    }
    let options = PictureOptions(drawing, preview.settings, title: preview.name)
    if let camera = drawing.camera {
      if drawing.showsSpacing || drawing.showsFrames {
        warnings.append("--spacing and --frames have no effect with --camera, which shows boxes")
      }
      let scene = try picture.scene(
        from: Camera(yaw: .degrees(camera[0]), pitch: .degrees(camera[1])),
        showsGuides: drawing.showsGuides, options, textEngine: textEngine)
      return (scene, warnings)
    }
    if drawing.marks.isEmpty, drawing.moves.isEmpty { return (picture.displayList, warnings) }
    let marked = try picture.marked(
      drawing.marks, moves: drawing.moves, options, textEngine: textEngine)
    return (marked, warnings)
  }

  /// The document that a preview shows; nil if it shows another view.
  func document(of preview: CompiledFile.Item, _ drawing: Drawing) throws -> PagedDocument? {
    use(keptTables ?? tables(drawing), drawing)
    Surroundings.current.use(options(for: preview, drawing, trace: nil))
    guard var document = PagedDocument.shown(by: try preview.makeView()) else { return nil }
    document.standards.formUnion(drawing.standards)
    document.attachments += try drawing.attachments.map { try $0.read() }
    if drawing.sheet != nil {
      throw Failure(
        .usage, "the preview is a document, which has its own paper",
        help: ["Leave out --paper and --margins."])
    }
    return document
  }

  /// The environment of a preview's document.
  func environment(of preview: CompiledFile.Item, _ drawing: Drawing) -> EnvironmentValues {
    PictureOptions(drawing, preview.settings, title: nil).environment
  }

  func maker(_ drawing: Drawing) -> PictureMaker {
    PictureMaker(
      textEngine: textEngine, assets: assets(in: drawing.assets), name: "storypole")
  }

  func picture(
    of preview: CompiledFile.Item, _ drawing: Drawing, trace: (any TraceSink)? = nil
  ) throws -> Picture {
    let tasks = try started(preview, drawing, isLive: !drawing.steps.isEmpty, trace: trace)
    tasks.report()
    let picture = try tasks.session.picture()
    if drawsRows, trace == nil { lastRow = tasks.session }
    return picture
  }

  /// Shows a preview, runs its tasks, and performs the drawing's steps.
  func started(
    _ preview: CompiledFile.Item, _ drawing: Drawing, isLive: Bool, trace: (any TraceSink)? = nil,
    colorSchemeReads: ColorSchemeReads? = nil
  ) throws -> TaskRunner {
    let session = try session(
      preview, drawing, isLive: isLive, openTasks: OpenTasks(), trace: trace,
      colorSchemeReads: colorSchemeReads)
    let tasks = TaskRunner(session, of: image)
    tasks.settle()
    try perform(drawing.steps, tasks)
    return tasks
  }

  /// Shows a preview in an offscreen window.
  func session(
    _ preview: CompiledFile.Item, _ drawing: Drawing, isLive: Bool, openTasks: OpenTasks? = nil,
    trace: (any TraceSink)? = nil, colorSchemeReads: ColorSchemeReads? = nil
  ) throws -> ViewSession {
    // Reads the tables for each picture: they may have changed.
    use(keptTables ?? tables(drawing), drawing)
    var options = options(for: preview, drawing, trace: trace)
    options.environment.colorSchemeReads = colorSchemeReads
    // The environment of the preview's code before it has a view.
    Surroundings.current.use(options)
    var view = try preview.makeView()
    for modifier in preview.settings.modifiers { view = try modifier(view) }
    if let session = lastRow {
      lastRow = nil
      if trace == nil, session.host.canShowAnother {
        session.showNext(view, title: preview.name)
        return session
      }
    }
    func show(_ view: some View) -> ViewSession {
      let engine: any TextEngine =
        drawing.lengthensTexts ? LongerTextEngine(textEngine) : textEngine
      return ViewSession(
        view, options, textEngine: engine, isLive: isLive, openTasks: openTasks)
    }
    return show(view)
  }

  func options(
    for preview: CompiledFile.Item, _ drawing: Drawing, trace: (any TraceSink)?
  ) -> PictureOptions {
    var options = PictureOptions(drawing, preview.settings, title: preview.name)
    options.environment.assets = assets(in: drawing.assets)
    options.trace = trace
    return options
  }

  /// Reads a drawing's string tables once for all further pictures.
  func keepTables(_ drawing: Drawing) { keptTables = tables(drawing) }

  /// The string tables in a drawing's folders.
  func tables(_ drawing: Drawing) -> StringTables {
    StringTables(folders: drawing.tables.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  /// Makes views use these strings.
  func use(_ tables: StringTables, _ drawing: Drawing) {
    StringTables.setMain(
      tables,
      locale: drawing.locale.map(Locale.init(identifier:)) ?? EnvironmentValues().locale)
  }

  /// A live view of a preview.
  func tile(showing index: Int, _ drawing: Drawing) throws -> LiveTile {
    guard previews.indices.contains(index) else {
      throw Failure(.nothingToShow, "this preview no longer exists")
    }
    return try LiveTile(self, previews[index], drawing)
  }

  private func perform(_ steps: [Step], _ tasks: TaskRunner) throws {
    let session = tasks.session
    for step in steps {
      switch step {
      case .at(let time): tasks.pass(to: time)
      case .press(let press):
        try perform(press, session)
        tasks.settle()
      case .tap(let name):
        if session.tap(name) {
          tasks.settle()
          continue
        }
        let texts = session.host.texts.map { "'\($0.string)'" }.joined(separator: ", ")
        throw Failure(
          .viewFailed,
          "there is no text '\(name)' to tap; "
            + (texts.isEmpty ? "the view has no text" : "the texts are \(texts)"))
      }
    }
  }

  private func assets(in folders: [String]) -> ViewAssets {
    if let assets, assets.folders == folders { return assets.1 }
    let made = ViewAssets(FileAssets(folders: folders))
    assets = (folders, made)
    return made
  }
}

extension Drawing {
  fileprivate var marks: PictureMarks {
    var marks: PictureMarks = []
    if showsGuides { marks.insert(.guides) }
    if showsSpacing { marks.insert(.spacing) }
    if showsFrames { marks.insert(.frames) }
    if showsNumbers { marks.insert(.numbers) }
    return marks
  }
}

extension Picture {
  /// The pages of the picture; never none.
  func allPages(on sheet: Paper) throws -> [DisplayList] {
    if let pages = pages(on: sheet) { return pages }
    throw Failure(
      .viewFailed, "the view needs more than \(PagePacker.mostPages) pages",
      help: ["Split it into several documents, or use larger paper."])
  }
}

extension PictureOptions {
  /// The command line takes precedence over the preview.
  fileprivate init(_ drawing: Drawing, _ preview: PreviewSettings, title: String?) {
    self.init()
    self.title = title
    scale = drawing.scale
    isIdeal = drawing.isIdeal
    keepsCanvas = drawing.isCanvas
    isTransparent = drawing.isTransparent
    depth = drawing.depth.map { CGFloat($0) }
    if let width = drawing.width, let height = drawing.height {
      size = CGSize(width: width, height: height)
    } else if !isIdeal {
      switch preview.layout {
      case .fixed(let width, let height): size = CGSize(width: width, height: height)
      case .device: keepsCanvas = true
      case .sizeThatFits, nil: break
      }
    }
    if let device = drawing.device ?? preview.device?.rawValue, let known = Device.named(device) {
      (screen, safeArea) = known.window(isLandscape: preview.orientation?.isLandscape == true)
    } else if preview.orientation?.isLandscape == true {
      screen = CGSize(width: screen.height, height: screen.width)
      safeArea = Self.landscapeSafeArea
    }
    environment.colorScheme = drawing.isDark ? .dark : .light
    environment.layoutDirection = drawing.isRightToLeft ? .rightToLeft : .leftToRight
    if drawing.isMac {
      environment.horizontalSizeClass = .regular
      environment.verticalSizeClass = .regular
    }
    if let locale = drawing.locale { environment.locale = Locale(identifier: locale) }
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == drawing.typeSize }) {
      environment.dynamicTypeSize = size
    }
    if let sheet = drawing.sheet ?? preview.paper { use(sheet) }
  }
}
