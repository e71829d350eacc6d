// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Tool {
  static let describeAPI = Tool(
    name: "describe_api", title: "Describe a name of SwiftUI",
    summary:
      "Whether Storypole has a type, a modifier or another name of SwiftUI, how it differs from Apple's, and why it is "
      + "absent.",
    effect: .reads,
    properties: [
      Property(
        name: "name", summary: "a name such as 'padding', 'View.padding(_:)' or 'Table'",
        isRequired: true)
    ]
  ) { arguments in
    guard let table = try APITable(Installation()) else {
      throw Failure(
        .unavailable, "the compatibility tables are missing",
        help: ["Install Storypole again with 'make install'."])
    }
    var answer = ToolAnswer()
    answer.advice = "Name one declaration, such as 'View.padding(_:_:)', to get less."
    answer.add(table.description(of: String((arguments.string("name") ?? "").prefix(200))))
    return answer
  }
}
