// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct CombineFileTests {
  // A file that imports Combine is drawn, with values that it publishes before the picture.
  @Test func filesMayImportCombine() throws {
    let place = try Workspace([
      "Model.swift": """
      import Combine
      import SwiftUI

      final class Model: ObservableObject {
        @Published var width: CGFloat = 10
        private var held: Set<AnyCancellable> = []
        init() { Just(CGFloat(40)).map { $0 * 2 }.sink { self.width = $0 }.store(in: &held) }
      }
      struct Box: View {
        @StateObject private var model = Model()
        var body: some View { Color.red.frame(width: model.width, height: 10) }
      }
      #Preview { Box() }
      """
    ])
    let run = try place.run("render", "Model.swift", "--scale", "1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "Model.png  80 × 10 pt, 80 × 10 px\n")
  }
}
