// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleRuntime
import SwiftUI

/// The process that runs the user's code: loads an image and draws its previews. It reads requests
/// from standard input and writes responses to descriptor 3.
@MainActor
enum Child {
  /// The command's first argument that makes this process a child; folders of fonts follow.
  nonisolated static let argument = "__child"

  static func run() -> Never {
    let renderer = ChildProcess.begin()
    TaskJobs.collect()
    ChildProcess.answer(Response.ready)
    if !ChildProcess.hasRequest(within: 5) {
      renderer.warmUp { ChildProcess.hasRequest(within: 0) }
    }
    while let line = readLine() {
      do {
        let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
        let response = try renderer.fulfil(request) {
          ChildProcess.answer(Response.progress($0))
        }
        ChildProcess.answer(response, renderer.attachment)
        renderer.attachment = Data()
      } catch {
        ChildProcess.answer(Response.failed(ChildProcess.words(error)))
      }
    }
    // Skips the user's exit handlers.
    _exit(0)
  }
}
