// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

struct Badge: View, Decodable {
  let name: String
  var size: Double?

  var body: some View {
    Text(name).font(.title).padding()
      .frame(width: size ?? 200, height: size ?? 100)
      .background(.yellow)
  }
}

/// A view with a decision that is a fault in some rows.
struct Probe: View, Decodable {
  let mode: String
  var value: String?

  var body: some View {
    Text("result: \(result)").padding()
  }

  private var result: String {
    switch mode {
    case "crash": fatalError("as wished")
    case "loop":
      var count = 0
      while count >= 0 { count = (count + 1) % 1000 }
      return "\(count)"
    case "memory":
      var all: [[UInt8]] = []
      while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
    case "exit": exit(0)
    case "keep":
      Kept.bytes.append([UInt8](repeating: 1, count: 64 << 20))
      return "kept \(value ?? "")"
    case "print":
      for _ in 0..<100_000 { print("a line without any end in sight") }
      return "printed"
    case "close":
      for descriptor in Int32(0)..<3 { close(descriptor) }
      return "closed"
    case "read":
      return (try? String(contentsOfFile: value ?? "", encoding: .utf8)).map { "read \($0.count)" }
        ?? "refused"
    case "write":
      return FileManager.default.createFile(atPath: value ?? "", contents: Data("x".utf8))
        ? "written" : "refused"
    case "connect": return connects(to: value ?? "") ? "connected" : "refused"
    case "child":
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/usr/bin/sleep")
      child.arguments = [value ?? "30"]
      do { try child.run() } catch { return "no child: \(error)" }
      return "started"
    case "slow":
      Thread.sleep(forTimeInterval: 0.3)
      return "slow \(value ?? "")"
    case "secret": return ProcessInfo.processInfo.environment["STORYPOLE_SECRET"] ?? "none"
    default: return value ?? mode
    }
  }

  /// Whether 127.0.0.1 answers on a port.
  private func connects(to port: String) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port) ?? 0).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

enum Kept {
  nonisolated(unsafe) static var bytes: [[UInt8]] = []
}

struct Lines: View, Decodable {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Text("Line \($0)").font(.largeTitle) } }
  }
}
