#if canImport(UIKit)
  import UIKit
  public typealias PlatformColor = UIColor
#else
  public struct PlatformColor { public init() {} }
#endif

#if canImport(UIKit) || canImport(CoreGraphics) || canImport(OSLog) || canImport(os)
  #error("a module with a name of Apple's is seen by everybody in the package graph")
#endif
