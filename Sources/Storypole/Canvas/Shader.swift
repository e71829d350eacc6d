// SPDX-License-Identifier: Apache-2.0
// Metal's shaders cannot run here. Their names are declared so that the compiler reports them where they are used.

/// A shader function, which is unavailable here.
@available(*, unavailable, message: "Metal shaders do not run here: use Canvas or a filter")
public struct Shader {
  /// An argument of a shader function.
  public struct Argument {
    /// A number.
    public static func float(_ x: some BinaryFloatingPoint) -> Argument { Argument() }
    /// Two numbers.
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint)
      -> Argument
    { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// The bounds of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

/// The shader functions of a library, which are unavailable here.
@available(*, unavailable, message: "Metal shaders do not run here: use Canvas or a filter")
@dynamicMemberLookup public struct ShaderLibrary {
  /// A function of the library.
  public static subscript(dynamicMember name: String) -> (Shader.Argument...) -> Shader {
    { (_: Shader.Argument...) in Shader() }
  }
}

@available(*, unavailable, message: "Metal shaders do not run here: use Canvas or a filter")
extension View {
  /// Filters each pixel of the view with a shader.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  /// Moves the pixels of the view with a shader.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Filters the view with a shader that reads several of its pixels.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
