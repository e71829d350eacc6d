// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The server between a browser and 'storypole preview', which starts it; never called by hand.
///
/// It serves requests on the loopback address, enforces access, and passes on WebSocket messages. It compiles
/// nothing, runs nothing and opens only the page's files.
///
/// Arguments: the port, or 0 for any free port. It reads frames from standard input and writes them to
/// descriptor 3; see `Message`.
@main
enum StorypolePreview {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let port = UInt16(arguments[1]) else {
      fail("run 'storypole preview PATH' instead", 64)
    }
    do {
      let pageServer = try PageServer(page: Page(), port: port)
      pageServer.run()
    } catch {
      fail("\(error)", 69)
    }
  }

  static func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("storypole-preview: \(message)\n".utf8))
    exit(status)
  }
}

/// The reason why the page can't be served.
struct DoorError: Error, CustomStringConvertible {
  var description: String
}
