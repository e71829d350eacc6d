import Graphics
import SwiftUI

/// Uses another library's names without naming the library: nothing that SwiftUI exports has them.
struct OtherLibrary {
  var paragraph = Paragraph()
  var filter = Filter()
  var layer = Layer()
  var paint = Paint()
  var list = DisplayList()
  var item = DisplayItem()
  var run = TextRun()
  var layout = TextLayout()
  var glyphs = GlyphRun()
  var amounts = Amounts()
  var row = OutlineRow()
  var explanation = Explanation()
  var language = ExplanationLanguage()
  var assets = Assets()
  var loader = AsyncImageLoader()
  var context = DrawingContext()
  var text = Text("SwiftUI's")
}
