// The names that the engine has inside of it, or that apps are likely to have, as another library that
// an app imports may have them.
public struct Paragraph { public init() {} }
public struct Filter { public init() {} }
public struct Layer { public init() {} }
public struct Paint { public init() {} }
public struct DisplayList { public init() {} }
public struct DisplayItem { public init() {} }
public struct TextRun { public init() {} }
public struct TextLayout { public init() {} }
public struct GlyphRun { public init() {} }
public struct Amounts { public init() {} }
public struct OutlineRow { public init() {} }
public struct Explanation { public init() {} }
public struct ExplanationLanguage { public init() {} }
public struct Assets { public init() {} }
public struct AsyncImageLoader { public init() {} }
public struct DrawingContext { public init() {} }
