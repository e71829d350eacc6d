// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The file `Contents.json` of an asset: its variants and their traits.
enum AssetContents {
  private static let maximumBytes = 1_000_000

  static func read<Contents: Decodable>(
    _ type: Contents.Type, _ path: String
  ) throws(ImageProblem) -> Contents {
    guard let stamp = FileStamp(path), !stamp.isDirectory, stamp.count <= maximumBytes,
      let data = FileManager.default.contents(atPath: path)
    else { throw ImageProblem("cannot be read") }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.dataCorrupted(let context) {
      let line = line(ofProblemIn: data).map { " from line \($0) on" } ?? ""
      throw ImageProblem("is not JSON\(line): \(context.debugDescription)")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw ImageProblem("is not valid at \(place(context)): \(context.debugDescription)")
    } catch DecodingError.keyNotFound(let key, let context) {
      throw ImageProblem("is not valid: \(place(context)) has no \"\(key.stringValue)\"")
    } catch {
      throw ImageProblem("is not valid: \(error)")
    }
  }

  /// The line of a JSON syntax error. The decoder does not report it; Foundation's other parser reports a
  /// character.
  private static func line(ofProblemIn data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let number = reason.split { !$0.isNumber }.last.flatMap { Int($0) }
      let end = number ?? (reason.contains("end of file") ? data.count : nil)
      return end.map { data.prefix($0).count { $0 == 0x0A } + 1 }
    }
  }

  /// A path such as "images[2].scale".
  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? "the top" : path
  }
}

/// The traits of an asset's variant.
protocol AssetVariant {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
  var scale: String? { get }
  var direction: String? { get }
}

struct AssetAppearance: Decodable {
  var appearance: String?
  var value: String?
}

struct ImageSetContents: Decodable {
  struct Variant: Decodable, AssetVariant {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [AssetAppearance]?
    var direction: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances
      case direction = "language-direction"
    }
  }

  struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  var images: [Variant]?
  /// The variants of a symbol set.
  var symbols: [Variant]?
  var properties: Properties?
}

struct ColorSetContents: Decodable {
  struct Variant: Decodable, AssetVariant {
    var color: ColorEntry?
    var idiom: String?
    var appearances: [AssetAppearance]?
    var scale: String? { nil }
    var direction: String? { nil }

    enum CodingKeys: String, CodingKey { case color, idiom, appearances }
  }

  struct ColorEntry: Decodable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// "0.5", "0x80", "128", or a number.
  struct Component: Decodable {
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(where: { $0 == "." || $0 == "e" }) {
        value = Double(text)
      } else {
        value = Int(text).map { Double($0) / 255 }
      }
      if value?.isFinite == false { value = nil }
    }
  }

  var colors: [Variant]?
}

extension AssetTraits {
  /// The variants from the best match to the worst; unsuitable ones come last.
  func order<Variant: AssetVariant>(_ variants: [Variant]) -> [Variant] {
    variants.enumerated()
      .map { (rank: rank(of: $0.element), index: $0.offset, variant: $0.element) }
      .sorted { a, b in
        a.rank == b.rank ? a.index < b.index : a.rank.lexicographicallyPrecedes(b.rank)
      }
      .map(\.variant)
  }

  /// The most important criterion comes first; smaller is better.
  private func rank(of variant: some AssetVariant) -> [Double] {
    let appearances = variant.appearances ?? []
    func wanted(_ name: String) -> String? { appearances.first { $0.appearance == name }?.value }
    func fit(_ value: String?, _ now: String) -> Double {
      value == now ? 0 : value == nil ? 1 : 2
    }
    let idioms = ["iphone": 0.0, "universal": 1, "ios": 1, "ipad": 2]
    return [
      // Another appearance is worse than another kind of device.
      fit(wanted("luminosity"), isDark ? "dark" : "light"),
      fit(wanted("contrast"), isHighContrast ? "high" : "normal"),
      idioms[variant.idiom ?? "universal"] ?? 3,
      fit(variant.direction, isRightToLeft ? "right-to-left" : "left-to-right"),
      rank(ofScale: AssetTraits.scale(variant.scale)),
    ]
  }

  /// Prefers the scale itself, then the next larger one, then the largest; a variant without scale fits any.
  func rank(ofScale scale: Double?) -> Double {
    guard let scale else { return 0 }
    return scale >= self.scale ? scale - self.scale : 1000 - scale
  }

  /// "2x"
  static func scale(_ text: String?) -> Double? {
    guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0,
      scale <= 10
    else { return nil }
    return scale
  }
}
