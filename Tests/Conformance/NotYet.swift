/// Cases, or parts of cases, that wait for a part of the product that does not exist yet.
struct NotYet: Sendable {
  var id: String
  var topic: Topic
  /// nil if the whole case waits; otherwise the part that is not tested here.
  var part: String?

  /// The missing feature.
  enum Topic: String, Sendable {
    /// Controls in rows, replaced by their recorded sizes: the recorder's lines are taller than
    /// those of a stock device.
    case controls
    /// Looks of the Mac's that an iPhone's differ from: Storypole draws the iPhone's.
    case mac
    /// Views that go on living: scrolling, animation.
    case live
  }

  init(_ id: String, _ topic: Topic, part: String? = nil) {
    self.id = id
    self.topic = topic
    self.part = part
  }

  static let all: [NotYet] = controls + mac + live

  private static let controls = [
    NotYet("sw-ios-form-basic", .controls, part: "the controls in the form's rows"),
    NotYet("sw-ios-datepicker-compact", .controls, part: "the pickers in the form's rows"),
  ]

  private static let mac = """
    sw-labeledcontent-basic sw-labeledcontent-form sw-progress-basic sw-button-styles sw-form-basic
    sw-form-styles sw-form-grouped sw-list-basic sw-list-sections sw-list-styles
    """.split { $0.isWhitespace }.map { NotYet(String($0), .mac) }

  private static let live = [
    NotYet("sw-ios-nav-scroll", .live, part: "that a long way collapses the large title"),
    NotYet("sw-ios-nav-ignores", .live, part: "that a long way collapses the large title"),
    NotYet("sw-ios-nav-list-scroll", .live, part: "scrolling the list"),
    NotYet("sw-matched-follower", .live, part: "where followers are drawn"),
    NotYet("sw-matched-anchors", .live, part: "where followers are drawn"),
  ]
}
