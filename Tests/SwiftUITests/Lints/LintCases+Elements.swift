// SPDX-License-Identifier: Apache-2.0
import SwiftUI

@testable import StorypoleExplain

private let site = URL(fileURLWithPath: "/")

/// A button of a size, as only its label decides it.
private struct Key: View {
  var size: CGFloat
  var body: some View {
    Button {
    } label: {
      Color.blue.frame(width: size, height: size)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Key")
  }
}

@MainActor extension LintCase {
  /// Documented: 44 points (Human Interface Guidelines); 24 and the exception for single targets (WCAG 2.2, 2.5.8).
  static let targets: [LintCase] = [
    LintCase("two small buttons", .target, .error) {
      HStack(spacing: 0) {
        Key(size: 16)
        Key(size: 16)
      }
    } sound: {
      HStack(spacing: 0) {
        Key(size: 44)
        Key(size: 44)
      }
    },
    LintCase("small beside large", .target, .error) {
      HStack(spacing: 2) {
        Key(size: 16)
        Key(size: 60)
      }
    } sound: {
      HStack(spacing: 2) {
        Key(size: 60)
        Key(size: 60)
      }
    },
    LintCase("one small button", .target, .note) {
      Key(size: 16)
    } sound: {
      Key(size: 16).disabled(true)
    },
    LintCase("small buttons far apart", .target, .note) {
      HStack(spacing: 40) {
        Key(size: 16)
        Key(size: 16)
      }
    } sound: {
      HStack(spacing: 40) {
        Key(size: 50)
        Key(size: 50)
      }
    },
    LintCase("between 24 and 44", .target, .note) {
      Key(size: 30)
    } sound: {
      Key(size: 44)
    },
    LintCase("flat", .target, .note) {
      Button("Text") {}
    } sound: {
      Button {
      } label: {
        Text("Text").frame(width: 60, height: 44).contentShape(Rectangle())
      }
    },
    LintCase("link", .target, .note) {
      Link("Site", destination: site)
    } sound: {
      Link(destination: site) {
        Text("Site").frame(width: 60, height: 44).contentShape(Rectangle())
      }
    },
    LintCase("covered in part", .target, .note) {
      ZStack {
        HStack(spacing: 0) {
          Key(size: 60)
          Key(size: 60)
        }
        VStack(spacing: 18) {
          Color.red.frame(width: 120, height: 30)
          Color.red.frame(width: 120, height: 30)
        }
      }
    } sound: {
      ZStack {
        HStack(spacing: 0) {
          Key(size: 60)
          Key(size: 60)
        }
        VStack(spacing: 18) {
          Color.red.frame(width: 120, height: 30)
          Color.red.frame(width: 120, height: 30)
        }
        .allowsHitTesting(false)
      }
    },
  ]

  /// Derived: the luminance of a gray x is ((x + 0.055) / 1.055) ^ 2.4. On white, 0.46 has 4.64 : 1, 0.5 has 4.0 : 1,
  /// 0.6 has 2.9 : 1, and 0.9 has 1.26 : 1.
  static let contrasts: [LintCase] = [
    LintCase("gray", .contrast, .warning) {
      Text("Gray").foregroundStyle(Color(white: 0.5))
    } sound: {
      Text("Gray").foregroundStyle(Color(white: 0.45))
    },
    LintCase("nearly white", .contrast, .error) {
      Text("Pale").foregroundStyle(Color(white: 0.9))
    } sound: {
      Text("Pale").foregroundStyle(Color(white: 0.2))
    },
    LintCase("large", .contrast, .warning) {
      Text("Large").font(.system(size: 24)).foregroundStyle(Color(white: 0.6))
    } sound: {
      Text("Large").font(.system(size: 24)).foregroundStyle(Color(white: 0.5))
    },
    LintCase("bold", .contrast, .warning) {
      Text("Bold").font(.system(size: 17, weight: .bold)).foregroundStyle(Color(white: 0.5))
    } sound: {
      Text("Bold").font(.system(size: 19, weight: .bold)).foregroundStyle(Color(white: 0.5))
    },
    LintCase("on a color", .contrast, .warning) {
      Text("White").foregroundStyle(.white).padding().background(.yellow)
    } sound: {
      Text("Black").foregroundStyle(.black).padding().background(.yellow)
    },
    LintCase("faded", .contrast, .warning) {
      Text("Faded").foregroundStyle(.black).opacity(0.4)
    } sound: {
      Text("Faded").foregroundStyle(.black).opacity(0.8)
    },
    LintCase("disabled", .contrast, .warning) {
      Text("Gray").foregroundStyle(Color(white: 0.6))
    } sound: {
      Text("Gray").foregroundStyle(Color(white: 0.6)).disabled(true)
    },
    LintCase("blue on blue", .contrast, .error) {
      Text("Blue").foregroundStyle(.blue).padding().background(.blue)
    } sound: {
      Text("Blue").foregroundStyle(Color(red: 0, green: 0, blue: 0.5)).padding()
    },
    LintCase("black on black", .contrast, .error) {
      Text("Black").foregroundStyle(.black).padding().background(.black)
    } sound: {
      Text("White").foregroundStyle(.white).padding().background(.black)
    },
  ]

  static let labels: [LintCase] = [
    LintCase("shape as a button", .label, .error) {
      Button {
      } label: {
        Circle().frame(width: 50, height: 50)
      }
    } sound: {
      Button {
      } label: {
        Circle().frame(width: 50, height: 50)
      }
      .accessibilityLabel("Record")
    },
    LintCase("symbol as a button", .label, .warning) {
      Button {
      } label: {
        Image(systemName: "trash").frame(width: 50, height: 50)
      }
    } sound: {
      Button {
      } label: {
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly).frame(width: 50, height: 50)
      }
    },
    LintCase("toggle without a title", .label, .error) {
      Toggle(isOn: .constant(true)) { EmptyView() }
    } sound: {
      Toggle("Sound", isOn: .constant(true)).labelsHidden()
    },
    LintCase("slider without a label", .label, .error) {
      Slider(value: .constant(0.5))
    } sound: {
      Slider(value: .constant(0.5)) { Text("Volume") }
    },
    LintCase("empty field", .label, .error) {
      TextField("", text: .constant("x"))
    } sound: {
      TextField("Name", text: .constant("x"))
    },
    LintCase("decorated button", .label, .error) {
      Button {
      } label: {
        Image(decorative: "none").frame(width: 50, height: 50)
      }
    } sound: {
      Button {
      } label: {
        Image("none", label: Text("Pear")).frame(width: 50, height: 50)
      }
    },
    LintCase("symbol as a link", .label, .warning) {
      Link(destination: site) { Image(systemName: "house").frame(width: 50, height: 50) }
    } sound: {
      Link(destination: site) { Label("Home", systemImage: "house").labelStyle(.iconOnly) }
    },
    LintCase("shape as a menu", .label, .error) {
      Menu {
        Button("A") {}
      } label: {
        Circle().frame(width: 50, height: 50)
      }
    } sound: {
      Menu {
        Button("A") {}
      } label: {
        Circle().frame(width: 50, height: 50)
      }
      .accessibilityLabel("More")
    },
    LintCase("empty label", .label, .error) {
      Button("Go") {}.accessibilityLabel("")
    } sound: {
      Button("Go") {}.accessibilityLabel("Go home")
    },
  ]

  /// Documented at `alignmentGuide`: it sets the guide that a container asks for.
  static let guides: [LintCase] = [
    LintCase("another guide", .guide, .warning) {
      VStack(alignment: .leading) {
        Text("One").alignmentGuide(.trailing) { _ in 0 }
        Text("Two")
      }
    } sound: {
      VStack(alignment: .leading) {
        Text("One").alignmentGuide(.leading) { _ in 0 }
        Text("Two")
      }
    },
    LintCase("no sibling", .guide, .warning) {
      VStack(alignment: .leading) { Text("One").alignmentGuide(.leading) { _ in 9 } }
    } sound: {
      VStack(alignment: .leading) {
        Text("One").alignmentGuide(.leading) { _ in 9 }
        Text("Two")
      }
    },
    LintCase("no container", .guide, .warning) {
      Text("One").alignmentGuide(.leading) { _ in 9 }
    } sound: {
      Text("One").alignmentGuide(.leading) { _ in 9 }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    LintCase("overruled", .guide, .warning) {
      VStack(alignment: .leading) {
        Text("One").alignmentGuide(.leading) { _ in 9 }.alignmentGuide(.leading) { _ in 4 }
        Text("Two")
      }
    } sound: {
      VStack(alignment: .leading) {
        Text("One").alignmentGuide(.leading) { _ in 4 }
        Text("Two")
      }
    },
    LintCase("the other axis", .guide, .warning) {
      HStack {
        Text("One").alignmentGuide(.leading) { _ in 9 }
        Text("Two")
      }
    } sound: {
      HStack(alignment: .top) {
        Text("One").alignmentGuide(.top) { _ in 9 }
        Text("Two")
      }
    },
    LintCase("guide of a layer", .guide, .warning) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Text("One").alignmentGuide(.trailing) { _ in 3 }
      }
    } sound: {
      ZStack(alignment: .topLeading) {
        Color.clear
        Text("One").alignmentGuide(.leading) { _ in 3 }
      }
    },
    LintCase("frame without room", .guide, .note) {
      Text("One").frame(minWidth: 5, alignment: .topLeading)
    } sound: {
      Text("One").frame(minWidth: 90, alignment: .leading)
    },
  ]
}
