// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation
import ServerProtocol

// The messages to the command, which draws, and its answers.
extension TemplateServer {
  /// Removes those who wait no longer from the queue.
  func forgetGone() {
    for (message, visit) in visits where visit.isSlow && visit.problem == nil {
      guard let key = visit.key, queue.isWaiting(key), reception.isGone(message) else { continue }
      queue.leave(visit.id, key: key)
      visits[message]?.problem = Problem(499, "Gone", "the client has left")
      soup_server_message_set_status(message, 499, nil)
      soup_server_message_unpause(message)
    }
  }

  func drawNext() {
    forgetGone()
    while let job = queue.next() {
      metrics.waiting.add(Self.now - job.start)
      tell(.render, job.number, (try? JSONEncoder().encode(job.request)) ?? Data())
    }
  }

  func readCommand() -> Bool {
    do {
      guard try link.read() else {
        g_main_loop_quit(loop)
        return false
      }
      while let frame = try link.take() { try receive(frame) }
    } catch {
      StorypoleServe.fail("\(error)", 70)
    }
    return true
  }

  private func receive(_ frame: Message) throws {
    switch frame.kind {
    case .configuration:
      let new = try JSONDecoder().decode(ServeConfiguration.self, from: frame.payload)
      (configuration.templates, configuration.digest) = (new.templates, new.digest)
      cache.removeAll()
    case .rendered: try rendered(frame)
    case .drain:
      guard !isDraining else { return }
      isDraining = true
      reception.close()
      endWhenDone()
    default: break
    }
  }

  private func rendered(_ frame: Message) throws {
    guard let end = frame.payload.firstIndex(of: 0x0A),
      let job = queue.finish(frame.client)
    else { return }
    let answer = try JSONDecoder().decode(RenderAnswer.self, from: frame.payload[..<end])
    metrics.rendering.add(answer.seconds)
    if answer.fault == .crash { metrics.crashes += 1 }
    if answer.fault == .timeout { metrics.timeouts += 1 }
    if answer.hasGrown { metrics.grown += 1 }
    let picture = Data(frame.payload[(end + 1)...])
    if answer.fault == nil { cache.add(job.key, picture) }
    for message in job.waiters.values {
      if let fault = answer.fault {
        refuse(message, Self.problem(fault, answer))
      } else {
        respond(message, configuration.formats[job.request.format] ?? "", picture)
      }
      soup_server_message_unpause(message)
    }
    drawNext()
  }

  private static func problem(_ fault: RenderAnswer.Fault, _ answer: RenderAnswer) -> Problem {
    switch fault {
    case .option: Problem(400, "Invalid query", answer.message)
    case .row, .decode: Problem(400, "Invalid row", answer.message, path: answer.path)
    case .view: Problem(422, "Not drawable", answer.message, path: answer.path)
    case .crash: Problem(500, "View crashed", answer.message)
    case .timeout: Problem(504, "View too slow", answer.message)
    case .unavailable: Problem(503, "Unavailable", answer.message, retryAfter: 5)
    }
  }

  /// Ends the program when everything is answered.
  func endWhenDone() {
    g_timeout_add(
      50,
      { data in
        let server = TemplateServer.from(data)
        return MainActor.assumeIsolated {
          guard server.visits.isEmpty else { return 1 }
          g_main_loop_quit(server.loop)
          return 0
        }
      }, handle)
  }

  func tell(_ kind: Message.Kind, _ number: UInt32, _ payload: Data) {
    if !link.send(Message(kind, client: number, payload)) { g_main_loop_quit(loop) }
  }
}
