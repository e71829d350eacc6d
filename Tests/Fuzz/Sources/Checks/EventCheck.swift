// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// User actions, at points and times that no user reaches.
struct EventCheck {
  private let test: Case

  init(_ test: Case) { self.test = test }

  private static let keys: [KeyEquivalent] = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .delete, .deleteForward, .tab, .return, .home,
    .end, .escape, .pageDown, .space, "a",
  ]
  private static let modifiers: [EventModifiers] = [
    [], .shift, .command, .control, .option, EventModifiers(rawValue: -1),
  ]

  func run() throws {
    let driver = ViewDriver(size: CGSize(width: 300, height: 400), scale: 1) {
      ModelView(model: Model(test.tree))
    }
    for (number, action) in (test.actions ?? []).enumerated() {
      perform(action, driver)
      if number.isMultiple(of: 10) { try draw(driver) }
    }
    try draw(driver)
  }

  /// An error that reports the views' mistake is not a finding.
  private func draw(_ driver: ViewDriver) throws {
    do { _ = try driver.svgData() } catch is ImageRendererError {}
  }

  private func perform(_ action: Action, _ driver: ViewDriver) {
    let n = action.numbers
    let (a, b) = (CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
    switch action.kind {
    case .tap: driver.tap(at: a, count: [1, 1, 1, 2, 3, 0, -1, .max][action.choice % 8])
    case .press: driver.press(at: a, duration: action.choice % 4 == 0 ? n[2] : 1)
    case .drag: driver.drag(from: a, to: b, duration: 0.2, steps: action.choice % 6)
    case .hover: driver.hover(at: a)
    case .scroll: driver.scroll(at: a, by: CGSize(width: 0, height: -n[3]))
    case .type: driver.type(action.text)
    case .key:
      driver.press(
        Self.keys[action.choice % Self.keys.count],
        modifiers: Self.modifiers[action.choice / 7 % Self.modifiers.count])
    case .advance: driver.advance(by: action.choice % 8 == 0 ? n[0] : n[0] / 1000)
    case .resize: driver.resize(to: CGSize(width: n[0], height: n[1]))
    case .menu: driver.openContextMenu(at: a)
    case .phase: driver.scenePhase = [.active, .inactive, .background][action.choice % 3]
    }
  }
}
