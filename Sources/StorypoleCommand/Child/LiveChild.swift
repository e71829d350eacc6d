// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The process that shows live views of one module. Unlike `Child`, it runs the views' tasks, so it uses the
/// main run loop.
@MainActor
enum LiveChild {
  /// The command's first argument that makes this process a live child; folders of fonts follow.
  nonisolated static let argument = "__live"

  private static var reader = PipeReader([0])
  private static var tiles: [Int: LiveTile] = [:]

  static func run() -> Never {
    let renderer = ChildProcess.begin()
    answer(LiveAnswer(.ready))
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    input.setEventHandler { MainActor.assumeIsolated { receive(renderer) } }
    input.resume()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func receive(_ renderer: PreviewRenderer) {
    _ = reader.read(until: 0)
    while let line = reader.takeLine(0) {
      var (reply, data) = (LiveAnswer(.failed), Data())
      do {
        let request = try JSONDecoder().decode(LiveRequest.self, from: line)
        (reply, data) = try fulfil(request, renderer)
      } catch {
        reply.reason = ChildProcess.words(error)
      }
      answer(reply, data)
    }
    // Skips the user's exit handlers.
    if reader.open.isEmpty { _exit(0) }
  }

  private static func fulfil(_ request: LiveRequest, _ renderer: PreviewRenderer) throws -> (
    LiveAnswer, Data
  ) {
    switch request {
    case .load(let image, let module):
      let loaded = try renderer.fulfil(.load(image: image, callsOf: module)) { _ in }
      guard case .loaded(let previews, let views) = loaded else {
        return (LiveAnswer(.failed), Data())
      }
      var answer = LiveAnswer(.loaded)
      (answer.previews, answer.views) = (previews, views)
      return (answer, Data())
    case .open(let number, let index, let drawing):
      let tile = try renderer.tile(showing: index, drawing)
      tile.onChange = {
        var notice = LiveAnswer(.changed)
        notice.tile = number
        answer(notice)
      }
      tiles[number] = tile
      return try tile.frame()
    case .close(let number):
      tiles[number] = nil
      return (LiveAnswer(.done), Data())
    case .ask(let number, _, let question):
      guard let tile = tiles[number] else {
        throw Failure(.internalError, "the view is not open")
      }
      return try tile.answer(question)
    }
  }

  private static func answer(_ reply: LiveAnswer, _ data: Data = Data()) {
    var reply = reply
    reply.bytes = data.count
    ChildProcess.answer(reply, data)
  }
}
