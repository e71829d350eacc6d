// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder with a page that needs no server.
struct HTMLReport {
  let results: TestResults
  let folder: String

  func write() throws {}
}
