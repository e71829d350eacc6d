// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A stored property whose value comes from outside of the view: from state, the environment, an observed object. A
/// custom structure may contain such properties and be one itself.
@preconcurrency @MainActor public protocol DynamicProperty: SendableMetatype {
  /// Prepares the property before the body is evaluated; nested properties have their values already.
  @preconcurrency @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @preconcurrency @MainActor public mutating func update() {}
}

extension DynamicProperty {
  @MainActor fileprivate static func update(at pointer: UnsafeMutablePointer<Self>) {
    pointer.pointee.update()
  }
}

/// A property wrapper of this module that the node connects before it evaluates a body.
protocol InstallableProperty: SelfComparing {
  /// `slot` is the property's place in the view; `store` keeps objects for the view's lifetime.
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore)
  /// Whether the value may depend on views that were shown before.
  static var remembers: Bool { get }
}

extension InstallableProperty {
  /// Whether both get their value from the same source; false if this isn't known.
  func isSame(as other: Self) -> Bool { false }
  static var remembers: Bool { true }
}

/// A struct with one stored property, whose dynamic properties are connected.
package protocol PropertyHolder {
  static var heldType: Any.Type { get }
}

/// The objects of a view's dynamic properties, kept between evaluations, by slot.
struct PropertyStore {
  /// Few: a dictionary would be larger and slower.
  private var objects: [(slot: Int, object: AnyObject)] = []

  /// The object at `slot`, made if there is none of this type.
  mutating func object<T: AnyObject>(at slot: Int, make: () -> T) -> T {
    let index = objects.firstIndex { $0.slot == slot }
    if let index, let object = objects[index].object as? T { return object }
    let object = make()
    if let index { objects[index].object = object } else { objects.append((slot, object)) }
    return object
  }
}

/// The offsets of the dynamic properties of a type, computed once per type.
enum PropertyPlan {
  struct Field {
    let offset: Int
    let remembers: Bool
    let install: (UnsafeMutableRawPointer, Int, _ViewNode, inout PropertyStore) -> Void

    func moved(by distance: Int) -> Field {
      Field(offset: offset + distance, remembers: remembers, install: install)
    }
  }

  private static let plans = Locked<[ObjectIdentifier: [Field]]>([:])

  static func fields(of type: Any.Type) -> [Field] {
    plans.withLock { plans in
      let id = ObjectIdentifier(type)
      if let plan = plans[id] { return plan }
      let plan = find(in: type)
      plans[id] = plan
      return plan
    }
  }

  private static func find(in type: Any.Type) -> [Field] {
    var fields: [Field] = []
    forEachStoredProperty(of: type) { offset, fieldType in
      if let installable = fieldType as? any InstallableProperty.Type {
        fields.append(
          Field(
            offset: offset, remembers: installable.remembers, install: installer(installable)))
      } else if let holder = fieldType as? any PropertyHolder.Type {
        for inner in find(in: holder.heldType) {
          fields.append(inner.moved(by: offset))
        }
      } else if let custom = fieldType as? any DynamicProperty.Type {
        // The properties inside first, then the property's own update().
        for inner in find(in: fieldType) {
          fields.append(inner.moved(by: offset))
        }
        // Code of the user's may keep anything.
        fields.append(Field(offset: offset, remembers: true, install: updater(custom)))
      }
    }
    return fields
  }

  private static func installer<P: InstallableProperty>(_ type: P.Type)
    -> (UnsafeMutableRawPointer, Int, _ViewNode, inout PropertyStore) -> Void
  {
    { pointer, slot, node, store in
      pointer.assumingMemoryBound(to: P.self).pointee.install(at: slot, of: node, store: &store)
    }
  }

  private static func updater<P: DynamicProperty>(_ type: P.Type)
    -> (UnsafeMutableRawPointer, Int, _ViewNode, inout PropertyStore) -> Void
  {
    { pointer, _, _, _ in
      onHostThread(P.update(at:))(pointer.assumingMemoryBound(to: P.self))
    }
  }
}
