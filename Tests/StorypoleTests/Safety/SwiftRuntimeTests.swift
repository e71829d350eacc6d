// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleRuntime
import Testing

@testable import Storypole

/// The assumptions of Docs/SwiftRuntime.md.
@Suite struct SwiftRuntimeTests {
  @Test func theSelfTestPasses() { #expect(SelfTest.failures() == []) }

  /// Offsets by arithmetic: a Bool takes byte 0, a Double is aligned to 8, a String of 16 bytes follows at 16.
  @Test func storedPropertiesComeInTheirOrder() {
    struct Mixed {
      var flag = true
      var number = 1.0
      var text = ""
    }
    var offsets: [Int] = []
    forEachStoredProperty(of: Mixed.self) { offset, _ in offsets.append(offset) }
    #expect(offsets == [0, 8, 16])
    forEachStoredProperty(of: Int.self) { offset, type in
      #expect(offset == 0 && type != Int.self)
    }
  }

  @Test func identitiesOfEverySizeBecomeSendable() {
    #expect(AnyHashable(sendable(UInt8(3))) == AnyHashable(UInt8(3)))
    #expect(AnyHashable(sendable("a long text that needs memory on the heap")).base is String)
    let id = UUID()
    #expect(AnyHashable(sendable(id)) == AnyHashable(id))
  }
}
