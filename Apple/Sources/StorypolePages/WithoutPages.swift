// SPDX-License-Identifier: Apache-2.0
public import Foundation
internal import SwiftUI

// In place of Storypole's engine: the names that the other sources, which are those of Linux, use.

enum PageSide { case any, odd, even }

enum PageRule {
  case breakBefore(PageSide), breakAfter(PageSide), keepTogether, keepWithNext
  case mark(Any)
}

struct PageModifier: ViewModifier {
  nonisolated init(_ rule: PageRule) {}
  func body(content: Content) -> some View { content }
}

enum RepeatsOnPages {}

struct PageTraits {
  subscript(key: RepeatsOnPages.Type) -> Bool {
    get { false }
    set {}
  }
}

extension View {
  nonisolated func trait(_ change: (inout PageTraits) -> Void) -> some View { self }
  nonisolated func linked(to address: String) -> some View { self }
}

extension EnvironmentValues {
  var orphans: Int {
    get { 2 }
    set {}
  }
  var widows: Int {
    get { 2 }
    set {}
  }
}

/// The content of a document, as one view.
struct PageSheets: View {
  let document: PagedDocument

  var body: some View {
    VStack {
      ForEach(document.runs.indices, id: \.self) { document.runs[$0].content }
    }
  }
}

/// Documents are made on Linux only.
public struct PagesUnavailable: LocalizedError {
  /// The reason, in a sentence.
  public var errorDescription: String? { "StorypolePages makes documents on Linux only" }
}

extension PagedDocument {
  /// Throws `PagesUnavailable`.
  @MainActor public func pdfData() throws -> Data { throw PagesUnavailable() }

  /// Throws `PagesUnavailable`.
  @MainActor public func pngData(scale: CGFloat = 2) throws -> [Data] { throw PagesUnavailable() }

  /// Throws `PagesUnavailable`.
  @MainActor public func write(to url: URL) throws { throw PagesUnavailable() }
}
