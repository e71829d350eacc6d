// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@testable import Storypole

/// A driver that finds views by their identifiers, labels and roles.
@Suite @MainActor struct ViewDriverElementTests {
  private struct Form: View {
    @State private var isOn = false
    @State private var speed = 0.5
    @State private var log = ""

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
        Slider(value: $speed) { Text("Speed") }
        Text("Save")
        Button("Save") { log += "saved " }
        Text("Mail").accessibilityAction(named: "Reply") { log += "replied " }
        Circle().frame(width: 20).accessibilityLabel("Dot").accessibilityAction { log += "dotted " }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  private func driver() -> ViewDriver {
    ViewDriver(size: CGSize(width: 300, height: 400)) { Form() }
  }

  @Test func findsAndActs() throws {
    let driver = driver()
    #expect(try driver.element(identifier: "wifi").value == "Off")
    driver.tap(try driver.element(identifier: "wifi"))
    #expect(try driver.element("Wi-Fi", role: .toggle).value == "On")
    // The text of the same label comes first; the role tells them apart.
    #expect(try driver.element("Save").role == .text)
    driver.tap(try driver.element("Save", role: .button))
    try driver.perform("Reply", on: driver.element("Mail"))
    driver.tap(try driver.element("Dot"))
    #expect(try driver.element(identifier: "log").label == "saved replied dotted ")
    // A step is a tenth: 50 % becomes 60 %.
    try driver.adjust(driver.element("Speed", role: .slider), .increment)
    #expect(try driver.element("Speed").value == "60%")
  }

  @Test func errorsNameTheElements() throws {
    let driver = driver()
    func message(_ work: () throws -> Void) -> String {
      do { try work() } catch { return "\(error)" }
      return ""
    }
    #expect(message { _ = try driver.element(identifier: "x") }.contains("'wifi'"))
    #expect(message { _ = try driver.element("Save", role: .link) }.contains("button 'Save'"))
    let mail = try driver.element("Mail")
    #expect(message { try driver.perform("Delete", on: mail) }.contains("'Reply'"))
    #expect(message { try driver.adjust(mail, .increment) }.contains("no action 'increment'"))
  }

  // The public roles are those of the tree.
  @Test func rolesAgree() {
    #expect(
      Set(ViewDriver.Element.Role.allCases.map(\.rawValue))
        == Set(SemanticsNode.Role.allCases.map(\.rawValue)))
  }
}
