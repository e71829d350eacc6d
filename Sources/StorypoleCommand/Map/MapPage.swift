// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A map as one page without a script. Its names come from the app: they are texts only, and a policy forbids everything
/// but the pictures in the page and its style.
@MainActor
struct MapPage {
  let map: AppMap
  let title: String

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; \
    img-src data:; style-src '\(HTMLReport.digest(Self.style))'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>storypole map: \(JUnitReport.escaped(title))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>\(JUnitReport.escaped(title))</h1>
    <p>\(JUnitReport.escaped(map.summary))</p>
    <main>
    \(map.screens.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func section(_ screen: AppMap.Screen) -> String {
    let origins = map.screens.filter { other in
      other !== screen && other.ways.contains { $0.effect == .leads(screen.number) }
    }
    let from = origins.isEmpty ? "" : "<p>from \(origins.map(link).joined(separator: ", "))</p>"
    let mark = screen.number > 1 && screen.isDeadEnd ? "<p class=\"end\">dead end</p>" : ""
    return """
      <section id="s\(screen.number)">
      <h2>\(screen.number) \(JUnitReport.escaped(screen.name))</h2>
      <img alt="\(JUnitReport.escaped(screen.name))" src="data:image/png;base64,\(screen.picture.base64EncodedString())">
      \(mark)\(from)<ul>
      \(screen.ways.map { "<li>\(JUnitReport.escaped($0.name)) \(effect($0.effect))</li>" }.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private func effect(_ effect: AppMap.Effect) -> String {
    switch effect {
    case .leads(let number): "→ \(link(map.screens[number - 1]))"
    case .nothing: "changes nothing"
    case .fails(let reason): "<strong>fails: \(JUnitReport.escaped(reason))</strong>"
    case .untried: "not tried"
    case .leavesOut: "leads to a screen that is left out"
    }
  }

  private func link(_ screen: AppMap.Screen) -> String {
    "<a href=\"#s\(screen.number)\">\(screen.number) \(JUnitReport.escaped(screen.name))</a>"
  }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 24px;
      margin-top: 16px; }
    section { border: 1px solid #8888; border-radius: 12px; padding: 16px; overflow-wrap: anywhere; }
    section:target { outline: 3px solid #06c; }
    h2 { font-size: 17px; margin: 0 0 8px; }
    img { width: 100%; border: 1px solid #8884; border-radius: 8px; }
    ul { padding-left: 18px; margin: 8px 0 0; }
    p { margin: 8px 0 0; }
    strong, .end { color: light-dark(#b00, #f77); }
    """
}
