// SPDX-License-Identifier: Apache-2.0

/// Checks at start this module's assumptions about Swift's runtime; see Docs/SwiftRuntime.md.
package enum SelfTest {
  /// Ends the process with an explanation if a check fails: everything else would read wrong memory.
  package static let verified: Void = {
    let failures = Self.failures()
    guard !failures.isEmpty else { return }
    fatalError(
      "Storypole does not know the runtime of this Swift: \(failures.joined(separator: ", ")). "
        + "Build it with Swift 6.3; Docs/SwiftRuntime.md lists its assumptions.")
  }()

  /// The names of the assumptions that fail.
  package static func failures() -> [String] {
    var failures: [String] = []
    func check(_ name: String, _ holds: Bool) { if !holds { failures.append(name) } }
    check("stored properties", storedPropertiesHaveTheirOffsets())
    check("tuples", elementsHaveTheirOffsets())
    check("bitwise takable", weakReferencesAreFlagged())
    check("closures", closuresAreFunctionAndContext())
    check("main-actor functions", onHostThread { (number: Int) in number + 1 }(41) == 42)
    check("marker protocols", sendable("a").hashValue == "a".hashValue)
    check(
      "executors",
      MemoryLayout<UnownedSerialExecutor>.size == 16 && MainActorStandIn.executor != nil)
    check("existential types", protocolName(of: (any Probed).self) == "Probed")
    return failures
  }

  private protocol Probed {}

  private final class Referred {}

  private struct WeakProbe {
    weak var object: Referred?
  }

  private static func weakReferencesAreFlagged() -> Bool {
    !TypeLayout.isBitwiseTakable(WeakProbe.self) && TypeLayout.isBitwiseTakable(Probe.self)
      && !TypeLayout.isPlain(Probe.self) && TypeLayout.isPlain(Double.self)
      && TypeLayout.size(Double?.self) == 9
      && TypeLayout.isStruct(Probe.self) && !TypeLayout.isStruct(Double?.self)
  }

  private static func elementsHaveTheirOffsets() -> Bool {
    var found: [(Int, Any.Type)] = []
    forEachStoredProperty(of: (Bool, Double, String).self) { found.append(($0, $1)) }
    return found.map(\.0) == [0, 8, 16] && found.count == 3 && found[0].1 == Bool.self
      && found[1].1 == Double.self && found[2].1 == String.self
  }

  private struct ClosureProbe {
    let closure: (Int) -> Int
  }

  private static func closuresAreFunctionAndContext() -> Bool {
    func plain() -> ClosureProbe { ClosureProbe { $0 + 1 } }
    // A captured constant may become a part of the code.
    let object = Referred()
    let capturing = ClosureProbe { $0 &+ ObjectIdentifier(object).hashValue }
    return TypeLayout.haveSameCodeAlone(plain(), plain())
      && !TypeLayout.haveSameCodeAlone(capturing, capturing)
  }

  private struct Probe {
    var flag: Bool
    var number: Double
    var text: String
  }

  private static func storedPropertiesHaveTheirOffsets() -> Bool {
    var found: [(Int, Any.Type)] = []
    forEachStoredProperty(of: Probe.self) { found.append(($0, $1)) }
    return found.map { Optional($0.0) } == [
      MemoryLayout<Probe>.offset(of: \.flag), MemoryLayout<Probe>.offset(of: \.number),
      MemoryLayout<Probe>.offset(of: \.text),
    ]
      && found.map { ObjectIdentifier($0.1) }
        == [Bool.self, Double.self, String.self].map {
          ObjectIdentifier($0 as Any.Type)
        }
  }

  /// The third field of a protocol's descriptor refers to its name (docs/ABI/TypeMetadata.rst).
  private static func protocolName(of existential: Any.Type) -> String {
    let field = Conformers.protocolDescriptor(of: existential) + 8
    let name = field + Int(field.load(as: Int32.self))
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }
}
