// SPDX-License-Identifier: Apache-2.0
// A certificate on landscape paper, with a frame behind it.
import StorypolePages
import SwiftUI

struct CertificateDocument: View {
  var name = "Amina Okafor"

  var body: PagedDocument {
    PagedDocument(paper: .a4.landscape) {
      VStack(spacing: 18) {
        Image(systemName: "ferry.fill").font(.system(size: 54)).foregroundStyle(.teal)
          .accessibilityLabel("A ship")
        Text("Certificate of Seamanship").font(.system(size: 40, weight: .semibold, design: .serif))
          .accessibilityHeading(.h1)
        Text("This is to certify that").foregroundStyle(.secondary)
        Text(name).font(.system(size: 34, design: .serif)).italic()
        Text(
          "has sailed the Sound alone, by day and by night,\nand passed the examination with honors."
        )
        .multilineTextAlignment(.center)
        HStack(spacing: 120) {
          signature("Harbor master")
          signature("Examiner")
        }
        .padding(.top, 56)
      }
      .frame(maxWidth: .infinity)
      .padding(.top, 28)
    } background: { _ in
      RoundedRectangle(cornerRadius: 14).stroke(.teal, lineWidth: 3)
        .padding(6)
        .overlay(
          RoundedRectangle(cornerRadius: 10).stroke(.teal.opacity(0.5), lineWidth: 1).padding(12)
        )
        .padding(22)
    }
    .documentMetadata(title: "Certificate of \(name)", author: "Sailing School", language: "en")
  }

  private func signature(_ title: String) -> some View {
    VStack(spacing: 4) {
      Divider().frame(width: 160)
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview("Certificate") { CertificateDocument() }
