import SwiftUI

/// A view that does what its data says, as a view that has a fault for some data.
struct Probe: View, Codable {
  enum Deed: String, Codable { case draw, trap, loop, wait, allocate, exit, recurse, infinite }
  var deed = Deed.draw
  var width: CGFloat? = 60

  var body: some View {
    Text(result).frame(width: width, height: 20).background(.yellow)
  }

  private var result: String {
    switch deed {
    case .draw, .infinite: return "drawn"
    case .trap: fatalError("as wished")
    case .loop:
      var count = 0
      while count >= 0 { count = (count + 1) % 1000 }
      return "\(count)"
    case .wait:
      Thread.sleep(forTimeInterval: 1000)
      return "waited"
    case .allocate:
      var all: [[UInt8]] = []
      while true {
        all.append([UInt8](unsafeUninitializedCapacity: 256 << 20) { $1 = 1 })
      }
    case .exit: exit(0)
    case .recurse: return Probe(deed: .recurse).result + "."
    }
  }
}

/// Draws views that do harm in workers of its own, as a server would. Ends with 0 if only those views failed.
@main
struct Isolated {
  static func main() async throws {
    RenderPool.runWorkerIfNeeded()
    // Workers must not get here.
    print("main \(getpid())")
    let pool = RenderPool(
      isolation: .process(timeLimit: .seconds(1), memoryLimit: 2 << 30), threads: 2)
    let here = RenderPool(threads: 1)
    let expected = try await here.pngData(of: Probe(), scale: 2)
    let closure = try await here.pngData(scale: 2) { Probe() }
    precondition(expected == closure, "a copy has another picture")
    let harm: [(Probe.Deed, ImageRendererError.Kind)] = [
      (.trap, .crash), (.loop, .timeout), (.wait, .timeout), (.allocate, .crash), (.exit, .crash),
      (.recurse, .crash),
    ]
    // At the same time, with good views between them.
    var failures: [String] = []
    await withTaskGroup(of: String?.self) { group in
      for (deed, kind) in harm + harm {
        group.addTask {
          do {
            _ = try await pool.pngData(of: Probe(deed: deed))
            return "\(deed) has a picture"
          } catch let error as ImageRendererError {
            print("\(deed): \(error)")
            return error.kind == kind ? nil : "\(deed) is \(error.kind): \(error)"
          } catch {
            return "\(deed): \(error)"
          }
        }
        group.addTask {
          do {
            let png = try await pool.pngData(of: Probe(), scale: 2)
            return png == expected ? nil : "another picture after \(deed)"
          } catch {
            return "a good view failed near \(deed): \(error)"
          }
        }
      }
      for await failure in group { failures += [failure].compactMap { $0 } }
    }
    precondition(failures.isEmpty, "\(failures)")
    // A picture without end is an error of the view, and infinity is a number.
    do {
      _ = try await pool.pngData(of: Probe(deed: .infinite, width: 1e300))
      preconditionFailure("a picture without end")
    } catch let error as ImageRendererError {
      precondition(error.kind == .picture || error.kind == .view, "\(error)")
    }
    let endless = Probe(width: .infinity)
    let svg = try await pool.svgData(of: endless)
    let expectedSVG = try await here.svgData(of: endless)
    precondition(svg == expectedSVG, "infinity is another number")
    // A closure can't be sent.
    do {
      _ = try await pool.pngData { Text("closure") }
      preconditionFailure("a closure in another process")
    } catch let error as ImageRendererError {
      precondition(error.kind == .worker, "\(error)")
    }
    print("only the harmful views failed")
  }
}
