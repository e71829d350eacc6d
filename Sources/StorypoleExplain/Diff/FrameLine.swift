// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The compared part of a line in a golden file.
struct FrameLine {
  var depth: Int
  var name: String
  var detail: String?
  var frame: CGRect

  init(_ depth: Int, _ name: String, _ detail: String?, _ frame: CGRect) {
    (self.depth, self.name, self.detail, self.frame) = (depth, name, detail, frame)
  }

  /// Containers and modifiers that draw nothing outside of their rectangle.
  static let clips: Set<String> = ["ScrollView", "clipShape", "clipped", "cornerRadius"]

  static func head(size: CGSize, scale: CGFloat) -> String {
    let numbers = [size.width, size.height, scale].map(GoldenFrames.text)
    return "\(GoldenFrames.heading)  \(numbers.joined(separator: " "))"
  }

  /// The name, the frame, and whether another rectangle clips or hides it.
  static func texts(_ lines: [FrameLine], size: CGSize) -> [String] {
    /// The visible part of each rectangle around the next one.
    var around = [CGRect(origin: .zero, size: size)]
    return lines.map { line in
      let (name, frame) = (line.name, line.frame)
      around.removeLast(around.count - line.depth - 1)
      let visible = around[line.depth].intersection(frame)
      let isHidden = name == "hidden" || visible.isNull && !frame.isEmpty
      let isClipped =
        !isHidden && !frame.isEmpty
        && (visible.width < frame.width - 0.005 || visible.height < frame.height - 0.005)
      around.append(
        name == "hidden" ? .null : clips.contains(name) ? visible : around[line.depth])
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(GoldenFrames.text)
      var text = String(repeating: "  ", count: line.depth) + title(name, line.detail)
      text += "  \(numbers.joined(separator: " "))"
      if isHidden { text += " hidden" }
      if isClipped { text += " clipped" }
      return text
    }
  }

  /// The name and the detail on one line.
  static func title(_ name: String, _ detail: String?) -> String {
    let title = detail.map { "\(name) \($0)" } ?? name
    if title.utf8.allSatisfy({ $0 >= 32 && $0 < 128 }) { return title }
    return String(
      title.map { $0.isNewline || $0 == "\t" || $0.unicodeScalars.first!.value < 32 ? " " : $0 })
  }
}

extension Picture {
  /// `explanation.comparedFrames`, without the search for reasons.
  package var comparedFrames: String {
    let (size, scale) = (displayList.size, displayList.scale)
    let lines = ViewHost.onBigStack {
      Explainer(host, origin: origin, scale: scale).frameLines()
    }
    let texts = [FrameLine.head(size: size, scale: scale)] + FrameLine.texts(lines, size: size)
    return texts.joined(separator: "\n") + "\n"
  }
}
