/// Cases, or parts of cases, that wait for a part of the product that does not exist yet.
struct NotYet: Sendable {
  var id: String
  var topic: Topic
  /// nil when the whole case waits; else what of it is not tested here.
  var part: String?

  /// What has to be built first.
  enum Topic: String, Sendable {
    /// Issue 3: text, shapes and paint in full.
    case textAndPaint
    /// Issue 4: images, controls, lists, navigation.
    case controls
    /// Looks of the Mac's that an iPhone's differ from: Storypole draws the iPhone's.
    case mac
    /// Issue 7: live views, scrolling, animation.
    case live
  }

  init(_ id: String, _ topic: Topic, part: String? = nil) {
    self.id = id
    self.topic = topic
    self.part = part
  }

  static let all: [NotYet] = textAndPaint + controls + mac + live

  private static let textAndPaint = [
    NotYet("sw-text-styles", .textAndPaint, part: "the sizes of real texts"),
    NotYet("sw-ios-text-styles", .textAndPaint, part: "the sizes of real texts"),
    NotYet("sw-text-wrapped", .textAndPaint, part: "wrapping of the real paragraph"),
    NotYet("sw-text-paragraphs", .textAndPaint, part: "wrapping of the real paragraphs"),
    NotYet("sw-text-alignment", .textAndPaint, part: "the real paragraphs"),
    NotYet("sw-text-concatenation", .textAndPaint, part: "the real texts"),
    NotYet("sw-textstyle-baseline", .textAndPaint, part: "baselineOffset of a real text"),
    NotYet("sw-rtl-text", .textAndPaint, part: "the real paragraphs"),
  ]

  private static let controls: [NotYet] =
    [
      NotYet("sw-ios-safearea-rule", .controls, part: "the navigation bar"),
      NotYet("sw-ios-safearea-color", .controls, part: "the navigation bar"),
      NotYet("sw-lazy-laziness", .controls, part: "that rows out of sight are not created"),
    ]
      + """
      sw-ios-form-basic sw-ios-list-basic
      sw-ios-list-plain sw-ios-list-footer sw-ios-list-footer-header sw-ios-list-spacing
      sw-ios-nav-push sw-ios-nav-push-noback sw-ios-nav-inline sw-ios-nav-sizing sw-ios-nav-scroll
      sw-ios-nav-ignores sw-ios-nav-list-scroll sw-labeledcontent-form
      sw-form-basic sw-form-styles sw-list-basic sw-list-sections sw-list-styles
      sw-ios-label-list sw-ios-list-selection
      sw-ios-search-basic sw-form-grouped sw-ios-datepicker-compact
      """.split { $0.isWhitespace }.map { NotYet(String($0), .controls) }

  private static let mac = [
    NotYet("sw-labeledcontent-basic", .mac), NotYet("sw-progress-basic", .mac),
    NotYet("sw-button-styles", .mac),
  ]

  private static let live = [
    NotYet("sw-matched-follower", .live, part: "where followers are drawn"),
    NotYet("sw-matched-anchors", .live, part: "where followers are drawn"),
    NotYet("sw-lazy-pinned-headers", .live, part: "scrollTo"),
    NotYet("sw-lazy-pinned-both", .live, part: "scrollTo"),
    NotYet("sw-lazy-laziness", .live, part: "scrollTo"),
    NotYet("sw-scroll-scroll-to", .live, part: "ScrollViewReader and scrollTo"),
    NotYet("sw-scroll-geometry", .live, part: "scrollTo and onScrollGeometryChange"),
    NotYet("sw-ios-scroll-geometry", .live, part: "scrollTo and onScrollGeometryChange"),
  ]
}
