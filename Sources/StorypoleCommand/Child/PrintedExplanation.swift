// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension LayoutExplanation {
  /// The output of `explain`.
  func printed(_ request: ExplanationRequest, name: String?) throws -> String {
    if let view = request.view { _ = try self[view] }
    try requireGuides(request.guides)
    if request.isWhole {
      return String(decoding: try Self.encoder().encode(self), as: UTF8.self)
    }
    if request.json { return try json(name: name, view: request.view) }
    return text(
      view: request.view,
      language: LayoutExplanation.Language(rawValue: request.language) ?? .english,
      guides: request.guides)
  }
}
