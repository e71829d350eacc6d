// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension PreviewRenderer {
  /// Draws, explains and checks a small view of its own while the compiler runs or nobody asks: the first picture of a
  /// process costs more than the next, because the runtime finds conformances and the libraries fill their tables.
  ///
  /// - Parameter hasRequest: Whether the next request is there, which ends the work.
  func warmUp(until hasRequest: () -> Bool) {
    let texts = CompiledFile.Item(name: nil) { Text(verbatim: "Ag").padding() }
    let views = CompiledFile.Item(name: nil) { WarmUpView() }
    var small = Drawing()
    (small.width, small.height, small.scale, small.showsNumbers) = (120, 160, 1, true)
    small.showsFrames = true
    let explanation = ExplanationRequest(
      index: 0, drawing: small, language: "en", guides: [], json: false, listsBoxes: true)
    for view in [texts, views] {
      let steps: [() throws -> Void] = [
        { _ = try self.picture(of: view, small) },
        { _ = try self.output(of: view, .png, small) },
        {
          _ = try self.picture(of: view, small, trace: ProposalTrace()).explanation
            .printed(explanation, name: nil)
        },
        { _ = try self.lint(view, small) },
      ]
      for step in steps {
        if hasRequest() { return }
        try? step()
      }
    }
  }
}

/// The parts that most views have.
private struct WarmUpView: View {
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "Ag").font(.headline).foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        Image(systemName: "star")
      }
      .padding(.horizontal, 4)
      Button(String("Ag")) { isOn.toggle() }
      Toggle(String("Ag"), isOn: $isOn)
      ForEach(0..<2) { Text(verbatim: "\($0)").id($0) }
      ZStack { Circle().fill(.blue) }
        .frame(maxWidth: .infinity)
        .overlay(alignment: .topTrailing) { Color.red.frame(width: 4, height: 4).offset(x: 2) }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 4).fill(.gray.opacity(0.2)))
    .clipShape(RoundedRectangle(cornerRadius: 4))
  }
}
