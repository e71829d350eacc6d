// SPDX-License-Identifier: Apache-2.0
/// The node of a section in the tree of views.
final class SectionNode: _ViewNode {
  private var parts: [_ViewNode?] = [nil, nil, nil]

  override var name: String? { "Section" }
  override var section: SectionNode? { self }
  override var remembers: Bool { false }
  override var children: [_ViewNode] { parts.compactMap { $0 } }
  override func appendRuns(to runs: inout [ViewRun]) {
    runs.append(.sectionBegins(self))
    appendChildRuns(to: &runs)
    runs.append(.sectionEnds)
  }
  var header: _ViewNode? { parts[0] }
  var content: _ViewNode? { parts[1] }
  var footer: _ViewNode? { parts[2] }

  func update(_ inputs: _ViewInputs, make: ([_ViewNode?], _ViewInputs) -> [_ViewNode]) {
    environment = inputs.environment
    parts = make(parts, inputs.child(of: self))
  }
}

/// The role of a view in its section.
enum SectionRole { case header, footer }

private enum SectionRoleTrait: TraitKey {
  static var defaultValue: SectionRole? { nil }
  static func merge(_ inner: SectionRole?, _ outer: SectionRole?) -> SectionRole? { outer ?? inner }
}

extension Traits {
  /// Set on the header and footer of a section.
  var sectionRole: SectionRole? {
    get { self[SectionRoleTrait.self] }
    set { self[SectionRoleTrait.self] = newValue }
  }
}
