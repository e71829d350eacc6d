// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pageServer between a browser and 'storypole preview', which starts it; never called by hand.
///
/// It answers requests on this machine's own address, decides who may come in, and hands the messages of
/// WebSockets through: it compiles nothing, runs nothing and opens no file but those of the page.
///
/// Arguments: the port, or 0 for any that is free. Frames come on standard input and go to descriptor
/// 3; see `Message`.
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

/// Why the page cannot be served.
struct DoorError: Error, CustomStringConvertible {
  var description: String
}
