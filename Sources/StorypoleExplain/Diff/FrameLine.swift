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

  /// The name, the frame, and whether another rectangle clips or hides it, as UTF-8: strings take several times as long.
  static func texts(_ lines: [FrameLine], size: CGSize) -> [[UInt8]] {
    /// The visible part of each rectangle around the next one.
    var around = [CGRect(origin: .zero, size: size)]
    return lines.map { line in
      let (name, frame) = (line.name, line.frame)
      around.removeLast(around.count - line.depth - 1)
      let visible = around[line.depth].overlap(with: frame)
      let isHidden = name == "hidden" || visible.isNull && !frame.isEmpty
      let isClipped =
        !isHidden && !frame.isEmpty
        && (visible.width < frame.width - 0.005 || visible.height < frame.height - 0.005)
      around.append(
        name == "hidden" ? .null : clips.contains(name) ? visible : around[line.depth])
      var text = [UInt8](repeating: UInt8(ascii: " "), count: 2 * line.depth)
      text.reserveCapacity(text.count + 100)
      text += name.utf8
      if let detail = line.detail { text += " \(detail)".utf8 }
      if !text.allSatisfy({ $0 >= 32 && $0 < 128 }) {
        text.removeSubrange((2 * line.depth)...)
        text += title(name, line.detail).utf8
      }
      text.append(UInt8(ascii: " "))
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        text.append(UInt8(ascii: " "))
        text += GoldenFrames.text(number).utf8
      }
      if isHidden { text += " hidden".utf8 }
      if isClipped { text += " clipped".utf8 }
      return text
    }
  }

  /// The compared part of a golden file.
  static func file(_ lines: [FrameLine], size: CGSize, scale: CGFloat) -> [UInt8] {
    var file = Array(head(size: size, scale: scale).utf8)
    for text in texts(lines, size: size) {
      file.append(UInt8(ascii: "\n"))
      file += text
    }
    file.append(UInt8(ascii: "\n"))
    return file
  }

  /// The name and the detail on one line.
  static func title(_ name: String, _ detail: String?) -> String {
    let title = detail.map { "\(name) \($0)" } ?? name
    if title.utf8.allSatisfy({ $0 >= 32 && $0 < 128 }) { return title }
    return String(
      title.map { $0.isNewline || $0 == "\t" || $0.unicodeScalars.first!.value < 32 ? " " : $0 })
  }
}

extension ViewHost {
  /// `LayoutExplanation.comparedFrames` of the current layout, without the search for reasons.
  /// - Parameters:
  ///   - frame: The picture's place in the window, in points.
  ///   - scale: Pixels per point.
  package func comparedFrames(in frame: CGRect, scale: CGFloat) -> [UInt8] {
    let lines = ViewHost.onBigStack {
      Explainer(self, origin: frame.origin, scale: scale).frameLines()
    }
    return FrameLine.file(lines, size: frame.size, scale: scale)
  }
}
