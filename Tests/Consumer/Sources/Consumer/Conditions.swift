import Guarded
import SwiftUI

#if canImport(UIKit) || canImport(CoreGraphics) || canImport(OSLog) || canImport(os)
  #error("a module with a name of Apple's is seen by everybody in the package graph")
#endif

/// The color of a package that has one of its own where there is no UIKit.
struct Conditions {
  var color = PlatformColor()
}
