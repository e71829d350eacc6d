// A tool to try alignment guides with: 'storypole run Examples/AlignmentGuidesTool.swift'.
//
// Three blocks stand in a VStack. The bar in each block is its guide: drag it, beyond the block if you
// like, or set it by name with L, C and T. The stack lines up the guides that have the name of its own
// alignment; guides of another name change nothing. "Two phases" first moves the bars and then the
// blocks. The code below is always that of what is seen.
import SwiftUI

/// A name that a horizontal guide has.
private enum Guide: String, CaseIterable, Identifiable {
  case leading, center, trailing

  var id: Self { self }
  var letter: String { rawValue.prefix(1) == "t" ? "T" : rawValue.prefix(1).uppercased() }

  var alignment: HorizontalAlignment {
    switch self {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }

  func place(in width: CGFloat) -> CGFloat {
    switch self {
    case .leading: return 0
    case .center: return width / 2
    case .trailing: return width
    }
  }
}

/// Where a block's guide is: at a guide of its own, or so many points from its leading edge.
private enum Place: Equatable {
  case named(Guide)
  case points(CGFloat)

  func value(in width: CGFloat) -> CGFloat {
    switch self {
    case .named(let guide): return guide.place(in: width)
    case .points(let points): return points
    }
  }

  var code: String {
    switch self {
    case .named(let guide): return "{ d in d[.\(guide.rawValue)] }"
    case .points(let points): return "{ _ in \(Int(points.rounded())) }"
    }
  }
}

private struct Block: Identifiable {
  let id: String
  let width: CGFloat
  let color: Color
  /// Where the bar is, and where the stack takes the guide to be.
  var shown: Place
  var applied: Place
}

struct AlignmentGuidesTool: View {
  @State private var blocks = [
    Block(id: "A", width: 80, color: .green, shown: .named(.leading), applied: .named(.leading)),
    Block(id: "B", width: 150, color: .orange, shown: .points(40), applied: .points(40)),
    Block(id: "C", width: 110, color: .blue, shown: .named(.trailing), applied: .named(.trailing)),
  ]
  @State private var stackGuide = Guide.leading
  @State private var blockGuide = Guide.leading
  @State private var frameGuide = Guide.center
  @State private var isNarrow = false
  @State private var hasLongBars = false
  @State private var hasTwoPhases = false
  @State private var isLastImplicit = false

  var body: some View {
    VStack(spacing: 12) {
      container
      options
      code
    }
    .padding(12)
  }

  // MARK: What is tried

  private var container: some View {
    VStack(alignment: stackGuide.alignment, spacing: 14) {
      ForEach(blocks.indices, id: \.self) { index in
        row(index)
      }
    }
    .padding(.vertical, 10)
    // As wide as its blocks, there is nothing left for the frame to align.
    .frame(
      width: isNarrow ? nil : 360,
      alignment: Alignment(horizontal: frameGuide.alignment, vertical: .center)
    )
    .background(Color.gray.opacity(0.15))
    .border(Color.gray.opacity(0.6))
    .frame(maxWidth: .infinity, minHeight: 190)
    .clipped()
  }

  @ViewBuilder private func row(_ index: Int) -> some View {
    let block = blocks[index]
    if isImplicit(index) {
      face(block)
    } else {
      BlockWithBar(
        block: block, barHeight: hasLongBars ? 400 : 44,
        choose: { set(.named($0), of: index) },
        drag: { points, isOver in drag(to: points, index, isOver) }
      )
      .alignmentGuide(blockGuide.alignment) { _ in block.applied.value(in: block.width) }
    }
  }

  private func isImplicit(_ index: Int) -> Bool { isLastImplicit && index == blocks.count - 1 }

  private func face(_ block: Block) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(block.color)
      .overlay(Text("\(block.id), implicit").font(.footnote).foregroundColor(.white))
      .frame(width: block.width, height: 44)
  }

  // MARK: Changes

  private func set(_ place: Place, of index: Int) {
    withAnimation(.easeInOut(duration: 0.8)) { blocks[index].shown = place }
    withAnimation(.easeInOut(duration: 0.8).delay(hasTwoPhases ? 0.9 : 0)) {
      blocks[index].applied = place
    }
  }

  private func drag(to points: CGFloat, _ index: Int, _ isOver: Bool) {
    let place = Place.points(min(max(points, -60), blocks[index].width + 60))
    blocks[index].shown = place
    if !hasTwoPhases {
      blocks[index].applied = place
    } else if isOver {
      withAnimation(.easeInOut(duration: 0.8)) { blocks[index].applied = place }
    }
  }

  // MARK: Options

  private var options: some View {
    VStack(spacing: 8) {
      picker("VStack(alignment:)", $stackGuide)
      picker("Guide of the blocks", $blockGuide)
      picker("frame(alignment:)", $frameGuide)
      HStack(spacing: 16) {
        Toggle("Narrow", isOn: $isNarrow.animation())
        Toggle("Long bars", isOn: $hasLongBars)
      }
      HStack(spacing: 16) {
        Toggle("Two phases", isOn: $hasTwoPhases)
        Toggle("C implicit", isOn: $isLastImplicit.animation())
      }
    }
    .font(.footnote)
  }

  private func picker(_ title: String, _ guide: Binding<Guide>) -> some View {
    HStack {
      Text(title).frame(width: 130, alignment: .leading)
      Picker(title, selection: guide.animation(.easeInOut(duration: 0.8))) {
        ForEach(Guide.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
    }
  }

  // MARK: Code

  private var code: some View {
    Text(lines.joined(separator: "\n"))
      .font(.system(size: 11, design: .monospaced))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(8)
      .background(Color.gray.opacity(0.12))
      .cornerRadius(6)
  }

  private var lines: [String] {
    var lines = ["VStack(alignment: .\(stackGuide.rawValue)) {"]
    for (index, block) in blocks.enumerated() {
      lines.append("    Block(\"\(block.id)\")")
      if !isImplicit(index) {
        lines.append("        .alignmentGuide(.\(blockGuide.rawValue)) \(block.shown.code)")
      }
    }
    lines.append("}")
    let width = isNarrow ? "" : "width: 360, "
    lines.append(".frame(\(width)alignment: .\(frameGuide.rawValue))")
    return lines
  }
}

/// A block with the bar of its guide and a button for each name.
private struct BlockWithBar: View {
  /// Where the guide was when the drag began.
  @State private var dragStart: CGFloat?
  let block: Block
  let barHeight: CGFloat
  let choose: (Guide) -> Void
  let drag: (_ points: CGFloat, _ isOver: Bool) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Guide.allCases) { guide in
        Button(guide.letter) { choose(guide) }
          .buttonStyle(.plain)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .font(.footnote.bold())
    .foregroundColor(.white)
    .frame(width: block.width, height: 44)
    .background(RoundedRectangle(cornerRadius: 6).fill(block.color))
    .overlay(bar, alignment: .leading)
  }

  private var bar: some View {
    ZStack {
      Rectangle().fill(Color.red).frame(width: 2, height: barHeight)
      Circle().fill(Color.red).frame(width: 12, height: 12).offset(y: -22)
    }
    // Easier to take hold of than to see.
    .frame(width: 14, height: 44)
    .contentShape(Rectangle().inset(by: -8))
    .gesture(
      // In the window's space: the block moves while its guide does.
      DragGesture(minimumDistance: 2, coordinateSpace: .global)
        .onChanged { value in
          let start = dragStart ?? block.shown.value(in: block.width)
          dragStart = start
          drag(start + value.translation.width, false)
        }
        .onEnded { value in
          drag((dragStart ?? 0) + value.translation.width, true)
          dragStart = nil
        }
    )
    .offset(x: block.shown.value(in: block.width) - 7)
  }
}

@main struct AlignmentGuidesApp: App {
  var body: some Scene {
    WindowGroup("Alignment guides") { AlignmentGuidesTool() }
      .defaultSize(width: 420, height: 640)
  }
}

#Preview("Alignment guides") { AlignmentGuidesTool().frame(width: 400) }
