// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Views with depth, on the command line.
@Suite struct DepthTests {
  private static let view = """
    import SwiftUI
    struct Room: View {
      var body: some View {
        SpatialContainer(alignment: .front) {
          Color.blue.frame(width: 60, height: 30).frame(minDepth: 10, maxDepth: .infinity)
          Color.red.frame(width: 20, height: 20).frame(depth: 8)
        }
      }
    }
    #Preview { Room() }
    """

  @Test func cameras() throws {
    let place = try Workspace(["Room.swift": Self.view])
    // 60×30 and 40 deep, a margin of 16, two pixels per point. From above by 90° the depth is
    // visible.
    for (camera, width, height) in [("front", 184, 124), ("isometric:0,90", 184, 144)] {
      let run = try place.run(
        "render", "Room.swift", "--size", "60x30x40", "--camera", camera, "-o", "out.png")
      #expect(run.status == 0, "\(run.errors)")
      let size = try #require(pngSize(place.data("out.png")))
      #expect(size == (width, height), "\(camera)")
    }
    let svg = try place.run(
      "render", "Room.swift", "--camera", "isometric", "--guides", "-o", "a.svg")
    #expect(svg.status == 0 && svg.errors == "", "\(svg.errors)")
    #expect(try place.data("a.svg").starts(with: Data("<?xml".utf8)))
    for camera in ["side", "isometric:30", "isometric:a,b", "isometric:1,999", "front:1"] {
      let run = try place.run("render", "Room.swift", "--camera", camera, "-o", "b.png")
      #expect(run.status == 64 && run.errors.contains("isometric:30,20"), "\(camera)")
    }
    let frames = try place.run(
      "render", "Room.swift", "--camera", "front", "--frames", "-o", "c.png")
    #expect(frames.status == 0 && frames.errors.contains("--frames"))
  }

  /// A scene that is too large for a picture is an error, not a trap.
  @Test func enormousScenes() throws {
    let place = try Workspace(["Room.swift": Self.view])
    for size in ["60x30x1e300", "60x30x1e9"] {
      let told = try place.run("frames", "Room.swift", "--size", size)
      #expect(told.status == 0, "\(told.errors)")
      for file in ["a.png", "a.svg"] {
        let drawn = try place.run(
          "render", "Room.swift", "--size", size, "--camera", "isometric", "-o", file)
        #expect(
          !drawn.errors.contains("trap") && !drawn.errors.contains("Fatal"), "\(drawn.errors)")
        #expect(drawn.status == 0 || drawn.errors.contains("make it smaller"), "\(drawn.errors)")
      }
    }
  }

  @Test func depthsAreReported() throws {
    let place = try Workspace(["Room.swift": Self.view])
    let deep = try place.run("frames", "Room.swift", "--size", "100x80x40", "--guides", "front")
    #expect(deep.status == 0, "\(deep.errors)")
    // The proposed depth; the small one's front at the front: 40 − 8.
    #expect(deep.text.contains("z 0  depth 40") && deep.text.contains("z 32  depth 8"))
    #expect(deep.text.contains("front 40 (default)"))
    let ideal = try place.run("frames", "Room.swift", "--json")
    #expect(ideal.text.contains("\"depth\" : 10"))
    let why = try place.run("explain", "Room.swift", "--size", "100x80x40")
    #expect(why.status == 0 && why.text.contains("40 − 8 = 32"), "\(why.text)")
    // Depth guides are requested like flat ones, and distinguished from unknown ones.
    let guides = try place.run(
      "explain", "Room.swift", "--size", "100x80x40", "--guides", "front,back")
    #expect(guides.status == 0 && guides.text.contains("front"), "\(guides.errors)")
    let unknown = try place.run("explain", "Room.swift", "--guides", "podium")
    #expect(unknown.status != 0 && unknown.errors.contains("front"), "\(unknown.errors)")
    let flat = try place.run("frames", "Room.swift", "--size", "100x80x0")
    #expect(flat.status == 0 && flat.text.contains("depth 10") && flat.text.contains("depth 8"))
    for size in [
      "100", "1x2x3x4", "1x2x", "1x2x-3", "1x2xnan", "1x2xinf", "1x2x-inf", "1x2x1e999", "1x2xdeep",
    ] {
      let run = try place.run("frames", "Room.swift", "--size", size)
      #expect(run.status == 64 && run.errors.contains("with a depth"), "\(size)")
    }
  }
}
