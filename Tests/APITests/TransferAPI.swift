// SPDX-License-Identifier: Apache-2.0
import StorypoleSystem
import SwiftUI
import Testing

/// Dragging and dropping as programs write it. The behavior: Tests/StorypoleTests/Events/DragAndDropTests.swift.
@Suite @MainActor struct TransferAPI {
  private struct Profile: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      CodableRepresentation(for: Profile.self, contentType: .json)
      DataRepresentation(contentType: .plainText) { profile in
        Data(profile.name.utf8)
      } importing: { data in
        Profile(name: String(decoding: data, as: UTF8.self))
      }
      FileRepresentation(exportedContentType: .text) { _ in
        SentTransferredFile(URL(fileURLWithPath: "/nowhere"))
      }
      .suggestedFileName("profile.txt").visibility(.ownProcess)
      ProxyRepresentation(exporting: \.name)
      ProxyRepresentation { (text: String) in Profile(name: text) }
        .exportingCondition { !$0.name.isEmpty }
    }
  }

  private struct Nothing: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  }

  @Test func views() throws {
    let plain = try picture(leaf)
    #expect(try picture(leaf.draggable(Profile(name: "a"))) == plain)
    #expect(try picture(leaf.draggable("text") { Text("preview") }) == plain)
    #expect(try picture(leaf.onDrag { NSItemProvider(object: "text" as NSString) }) == plain)
    #expect(try picture(leaf.dropDestination(for: Profile.self) { _, _ in true }) == plain)
    let isTargeted = Binding.constant(false)
    isView(
      leaf.dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: { _ in
      })
    isView(leaf.onDrop(of: [.text, .url], isTargeted: isTargeted) { providers in false })
    isView(leaf.onDrop(of: [.image], isTargeted: nil) { providers, place in place.x > 0 })
    isView(leaf.onDrop(of: ["public.text"], isTargeted: nil) { providers in !providers.isEmpty })
    isView(leaf.onDrop(of: [.text], delegate: Nothing()))
    isView(leaf.itemProvider { NSItemProvider() })
    #expect(DropProposal(operation: .copy).operation == .copy)
  }

  @Test func pasting() throws {
    isView(PasteButton(payloadType: String.self) { _ in })
    isView(PasteButton(supportedContentTypes: [.text]) { (providers: [NSItemProvider]) in })
    #expect(
      try picture(PasteButton(payloadType: String.self) { _ in })
        == picture(
          Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)))
  }
}
