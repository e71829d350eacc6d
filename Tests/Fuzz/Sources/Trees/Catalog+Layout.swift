// SPDX-License-Identifier: Apache-2.0
import SwiftUI

nonisolated extension Catalog {
  mutating func addLayoutModifiers() {
    modifier("frame", ".frame(width: {0}, height: {1}, alignment: {alignment})") { x, v, _ in
      x.frame(width: v[0], height: v[1], alignment: v.alignment)
    }
    modifier("width", ".frame(width: {0})") { x, v, _ in x.frame(width: v[0]) }
    modifier("height", ".frame(height: {0})") { x, v, _ in x.frame(height: v[0]) }
    modifier(
      "limits",
      ".frame(minWidth: {0}, idealWidth: {1}, maxWidth: {2}, minHeight: {3}, idealHeight: {4}, "
        + "maxHeight: {5})"
    ) { x, v, _ in
      x.frame(
        minWidth: v[0], idealWidth: v[1], maxWidth: v[2], minHeight: v[3], idealHeight: v[4],
        maxHeight: v[5])
    }
    modifier("fill", ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: {alignment})") {
      x, v, _ in
      x.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: v.alignment)
    }
    modifier("maxWidth", ".frame(maxWidth: {0})") { x, v, _ in x.frame(maxWidth: v[0]) }
    modifier("minHeight", ".frame(minHeight: {0})") { x, v, _ in x.frame(minHeight: v[0]) }
    modifier("padding", ".padding({0})") { x, v, _ in x.padding(v[0]) }
    modifier(
      "insets", ".padding(EdgeInsets(top: {0}, leading: {1}, bottom: {2}, trailing: {3}))"
    ) { x, v, _ in
      x.padding(EdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3]))
    }
    modifier("offset", ".offset(x: {0}, y: {1})") { x, v, _ in x.offset(x: v[0], y: v[1]) }
    modifier("position", ".position(x: {0}, y: {1})") { x, v, _ in x.position(x: v[0], y: v[1]) }
    modifier("guide", ".alignmentGuide({horizontal}) { $0.width * 0.1 + {0} }") { x, v, _ in
      x.alignmentGuide(v.horizontal) { [length = v[0]] in $0.width * 0.1 + length }
    }
    modifier("baseline", ".alignmentGuide({vertical}) { $0[VerticalAlignment.top] + {0} }") {
      x, v, _ in
      x.alignmentGuide(v.vertical) { [length = v[0]] in $0[VerticalAlignment.top] + length }
    }
    modifier("shift", ".alignmentGuide(.leading) { $0[.trailing] * {0} }") { x, v, _ in
      x.alignmentGuide(.leading) { [share = v[0]] in $0[.trailing] * share }
    }
    modifier("priority", ".layoutPriority({0})") { x, v, _ in x.layoutPriority(Double(v[0])) }
    modifier("aspect", ".aspectRatio({0}, contentMode: {flag} ? .fit : .fill)") { x, v, _ in
      x.aspectRatio(v[0], contentMode: v.flag ? .fit : .fill)
    }
    modifier("scaled", ".scaledToFit()") { x, _, _ in x.scaledToFit() }
    modifier("fixed", ".fixedSize(horizontal: {flag}, vertical: true)") { x, v, _ in
      x.fixedSize(horizontal: v.flag, vertical: true)
    }
    modifier("overlay", ".overlay(alignment: {alignment}) { {content} }") { x, v, content in
      x.overlay(alignment: v.alignment) { content }
    }
    modifier("background", ".background(alignment: {alignment}) { {content} }") { x, v, content in
      x.background(alignment: v.alignment) { content }
    }
    modifier(
      "safeAreaInset", ".safeAreaInset(edge: {flag} ? .top : .bottom, spacing: {0}) { {content} }"
    ) { x, v, content in
      x.safeAreaInset(edge: v.flag ? .top : .bottom, spacing: v[0]) { content }
    }
    modifier("safeAreaPadding", ".safeAreaPadding({0})") { x, v, _ in x.safeAreaPadding(v[0]) }
    modifier("ignoresSafeArea", ".ignoresSafeArea()") { x, _, _ in x.ignoresSafeArea() }
    modifier(
      "relative",
      ".containerRelativeFrame([.horizontal, .vertical], count: 2, span: 1, spacing: {0})"
    ) { x, v, _ in
      x.containerRelativeFrame([.horizontal, .vertical], count: 2, span: 1, spacing: v[0])
    }
    modifier("margins", ".contentMargins({0})") { x, v, _ in x.contentMargins(v[0]) }
    modifier("columns", ".gridCellColumns({count})") { x, v, _ in x.gridCellColumns(v.count) }
    modifier("cellAnchor", ".gridCellAnchor(UnitPoint(x: {0}, y: {1}))") { x, v, _ in
      x.gridCellAnchor(UnitPoint(x: v[0], y: v[1]))
    }
    modifier("unsized", ".gridCellUnsizedAxes(.horizontal)") { x, _, _ in
      x.gridCellUnsizedAxes(.horizontal)
    }
    modifier("columnAlignment", ".gridColumnAlignment({horizontal})") { x, v, _ in
      x.gridColumnAlignment(v.horizontal)
    }
    modifier(
      "rowInsets",
      ".listRowInsets(EdgeInsets(top: {0}, leading: {1}, bottom: {2}, trailing: {3}))"
    ) { x, v, _ in
      x.listRowInsets(EdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3]))
    }
    modifier("rowSpacing", ".listRowSpacing({0})") { x, v, _ in x.listRowSpacing(v[0]) }
    modifier("z", ".zIndex({0})") { x, v, _ in x.zIndex(Double(v[0])) }
    modifier(
      "direction",
      ".environment(\\.layoutDirection, {flag} ? .rightToLeft : .leftToRight)"
    ) { x, v, _ in
      x.environment(\.layoutDirection, v.flag ? .rightToLeft : .leftToRight)
    }
    modifier("hidden", ".hidden()") { x, _, _ in x.hidden() }
    modifier("id", ".id({0})", hasState: true) { x, v, _ in x.id(v[0]) }
    modifier("depth", ".frame(depth: {0})") { x, v, _ in x.frame(depth: v[0]) }
    modifier("padding3D", ".padding3D({0})") { x, v, _ in x.padding3D(v[0]) }
    modifier("offsetZ", ".offset(z: {0})") { x, v, _ in x.offset(z: v[0]) }
    modifier("turned", ".rotation3DLayout(.degrees({0}), axis: .xyz)") { x, v, _ in
      x.rotation3DLayout(.degrees(Double(v[0])), axis: .xyz)
    }
    modifier("spatialOverlay", ".spatialOverlay { {content} }") { x, _, content in
      x.spatialOverlay { content }
    }
    modifier("preference", ".preference(key: SumKey.self, value: {0})") { x, v, _ in
      x.preference(key: SumKey.self, value: v[0])
    }
    modifier("toolbar", ".toolbar { ToolbarItem(placement: .primaryAction) { Button(\"T\") {} } }")
    {
      x, _, _ in
      x.toolbar { ToolbarItem(placement: .primaryAction) { Button("T") {} } }
    }
    modifier(
      "sheet", ".sheet(isPresented: .constant({flag})) { {content} }", hasState: true
    ) { x, v, content in
      x.sheet(isPresented: .constant(v.flag)) { content }
    }
  }
}
