// SPDX-License-Identifier: Apache-2.0
/// Symbols that consist of lines: drawn here, so that they follow the font's weight.
extension SymbolCatalog {
  static let arrows = """
    chevron.right l8,4,16,12,8,20
    chevron.left l16,4,8,12,16,20
    chevron.down l4,8,12,16,20,8
    chevron.up l4,16,12,8,20,16
    chevron.compact.right l10,3.5,14,12,10,20.5
    chevron.compact.left l14,3.5,10,12,14,20.5
    chevron.compact.down l3.5,10,12,14,20.5,10
    chevron.compact.up l3.5,14,12,10,20.5,14
    chevron.up.chevron.down l6.5,8.5,12,3,17.5,8.5 l6.5,15.5,12,21,17.5,15.5
    chevron.down.chevron.up l6.5,3.5,12,9,17.5,3.5 l6.5,20.5,12,15,17.5,20.5
    chevron.left.chevron.right l8.5,6.5,3,12,8.5,17.5 l15.5,6.5,21,12,15.5,17.5
    chevron.right.2 l4.5,5,11.5,12,4.5,19 l12.5,5,19.5,12,12.5,19
    chevron.left.2 l19.5,5,12.5,12,19.5,19 l11.5,5,4.5,12,11.5,19
    chevron.up.2 l5,11.5,12,4.5,19,11.5 l5,19.5,12,12.5,19,19.5
    chevron.down.2 l5,4.5,12,11.5,19,4.5 l5,12.5,12,19.5,19,12.5
    chevron.left.forwardslash.chevron.right l6.5,7,1.5,12,6.5,17 l17.5,7,22.5,12,17.5,17 l14,4.5,10,19.5
    arrow.right L3,12,21,12
    arrow.left L21,12,3,12
    arrow.down L12,3,12,21
    arrow.up L12,21,12,3
    arrow.up.right L5,19,19,5
    arrow.up.left L19,19,5,5
    arrow.down.right L5,5,19,19
    arrow.down.left L19,5,5,19
    arrow.left.and.right H2,12,22,12
    arrow.up.and.down H12,2,12,22
    arrow.up.arrow.down L7,21,7,3.5 L17,3,17,20.5
    arrow.left.arrow.right,arrow.swap,arrow.right.arrow.left L3,7,20.5,7 L21,17,3.5,17
    arrow.up.left.and.arrow.down.right,arrow.up.backward.and.arrow.down.forward L13,11,20.5,3.5 L11,13,3.5,20.5
    arrow.down.right.and.arrow.up.left,arrow.down.forward.and.arrow.up.backward L20.5,3.5,13.5,10.5 L3.5,20.5,10.5,13.5
    arrow.up.right.and.arrow.down.left L13,11,20.5,3.5 L11,13,3.5,20.5
    arrow.down.left.and.arrow.up.right L20.5,3.5,13.5,10.5 L3.5,20.5,10.5,13.5
    arrow.up.and.down.and.arrow.left.and.right $cursor-move
    arrow.up.to.line,arrow.up.to.line.alt,arrow.up.to.line.compact L12,21,12,6.5 l4,3,20,3
    arrow.down.to.line,arrow.down.to.line.alt,arrow.down.to.line.compact L12,3,12,17.5 l4,21,20,21
    arrow.left.to.line,arrow.left.to.line.alt L21,12,6.5,12 l3,4,3,20
    arrow.right.to.line,arrow.right.to.line.alt L3,12,17.5,12 l21,4,21,20
    arrow.clockwise,arrow.trianglehead.clockwise,goforward A12,12.4,8.8,12,318
    arrow.counterclockwise,arrow.trianglehead.counterclockwise,gobackward A12,12.4,8.8,168,-138
    arrow.2.circlepath,arrow.triangle.2.circlepath,arrow.trianglehead.2.clockwise,arrow.trianglehead.2.clockwise.rotate.90,arrow.circlepath A12,12,9,190,335 A12,12,9,10,155
    arrow.2.squarepath A12,12,9,190,335 A12,12,9,10,155
    arrow.uturn.left,arrow.uturn.backward k5,3,8,16,8,20.5,8,20.5,18.5,16,18.5,10,18.5 l8.5,2.5,3,8,8.5,13.5
    arrow.uturn.right,arrow.uturn.forward k5,21,8,8,8,3.5,8,3.5,18.5,8,18.5,14,18.5 l15.5,2.5,21,8,15.5,13.5
    arrow.uturn.down k5,16,21,16,8,16,3.5,5.5,3.5,5.5,8,5.5,14 l10.5,15.5,16,21,21.5,15.5
    arrow.uturn.up k5,8,3,8,16,8,20.5,18.5,20.5,18.5,16,18.5,10 l2.5,8.5,8,3,13.5,8.5
    arrow.turn.down.right k3,5,3.5,5,14.5,20,14.5 l15,9,20.5,14.5,15,20
    arrow.turn.down.left,return,return.left k3,19,3.5,19,14.5,4,14.5 l9,9,3.5,14.5,9,20
    arrow.turn.up.right k3,5,20.5,5,9.5,20,9.5 l15,4,20.5,9.5,15,15
    arrow.turn.up.left k3,19,20.5,19,9.5,4,9.5 l9,4,3.5,9.5,9,15
    arrow.turn.right.down k3,3.5,5,14.5,5,14.5,20 l9,15,14.5,20.5,20,15
    arrow.turn.right.up k3,3.5,19,14.5,19,14.5,4 l9,9,14.5,3.5,20,9
    arrow.turn.left.down k3,20.5,5,9.5,5,9.5,20 l15,15,9.5,20.5,4,15
    arrow.turn.left.up k3,20.5,19,9.5,19,9.5,4 l15,9,9.5,3.5,4,9
    arrow.triangle.branch $call-split
    arrow.triangle.merge $call-merge
    arrow.triangle.turn.up.right.diamond,arrow.trianglehead.turn.up.right.diamond q2.4,12,2,22,12,12,22,2,12 k2,8.5,16,8.5,11.5,15.5,11.5 l12.7,8.6,15.6,11.5,12.7,14.4 / Q2.4,12,1,23,12,12,23,1,12 ^ k2,8.5,16,8.5,11.5,15.5,11.5 l12.7,8.6,15.6,11.5,12.7,14.4
    arrowtriangle.right q1.5,5,4,20,12,5,20 / Q1.5,4,3,21,12,4,21
    arrowtriangle.left q1.5,19,4,4,12,19,20 / Q1.5,20,3,3,12,20,21
    arrowtriangle.up q1.5,4,19,12,4,20,19 / Q1.5,3,20,12,3,21,20
    arrowtriangle.down q1.5,4,5,12,20,20,5 / Q1.5,3,4,12,21,21,4
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left,flip.horizontal q1,2,6,8.5,12,2,18 q1,22,6,15.5,12,22,18 l12,2.5,12,21.5 / Q1,1.2,5,9,12,1.2,19 Q1,22.8,5,15,12,22.8,19 l12,2.5,12,21.5
    arrowshape.right ~forward:12,12,1.25 / $forward:12,12,1.25
    arrowshape.left ~forward:12,12,-1.25 / $forward:12,12,-1.25
    arrowshape.up ~forward:12,12,1.25,-90 / $forward:12,12,1.25,-90
    arrowshape.down ~forward:12,12,1.25,90 / $forward:12,12,1.25,90
    arrowshape.turn.up.left ~reply:12,12,1.1 / $reply:12,12,1.1
    arrowshape.turn.up.right ~share:12,12,1.1 / $share:12,12,1.1
    arrowshape.turn.up.left.2 $reply-all
    square.and.arrow.up k3,8,8.5,4.5,8.5,4.5,21.5,19.5,21.5,19.5,8.5,16,8.5 L12,15,12,1.5 / R4,8.5,16,13.5,3.4 _10,8,4,7.4 L12,14.6,12,1.5
    square.and.arrow.down k3,8,8.5,4.5,8.5,4.5,21.5,19.5,21.5,19.5,8.5,16,8.5 L12,1.5,12,15 / R4,8.5,16,13.5,3.4 l12,1.5,12,6.4 ^ l12,8,12,16.5 l8.2,12.7,12,16.5,15.8,12.7
    square.and.arrow.up.on.square k2.5,8,6.5,6,6.5,6,17,18,17,18,6.5,16,6.5 L12,12.5,12,1.5 k2.5,3,10.5,3,21,14,21
    square.and.pencil k3,12.5,4.5,4,4.5,4,20,19.5,20,19.5,11.5 $pencil:15.6,8.4,0.72
    rectangle.portrait.and.arrow.right k2,12,17,12,21,4,21,4,3,12,3,12,7 L8,12,21,12
    rectangle.portrait.and.arrow.forward k2,12,17,12,21,4,21,4,3,12,3,12,7 L8,12,21,12
    rectangle.portrait.and.arrow.left k2,12,17,12,21,20,21,20,3,12,3,12,7 L16,12,3,12
    rectangle.and.arrow.up.right.and.arrow.down.left,arrow.up.right.and.arrow.down.left.rectangle r1,4,22,16,4 L13,11,17,7.5 L11,13,7,16.5
    rectangle.arrowtriangle.2.outward r5,7,14,10,2 Q0.6,24,12,21,9.5,21,14.5 Q0.6,0,12,3,9.5,3,14.5
    rectangle.expand.vertical l3,12,21,12 L12,8.5,12,2 L12,15.5,12,22
    rectangle.compress.vertical l3,12,21,12 L12,2,12,8.5 L12,22,12,15.5
    clock.arrow.circlepath,clock.arrow.trianglehead.counterclockwise.rotate.90 $history
    lock.rotation A12,12.4,9,12,318 $lock:12,12.3,0.5
    leaf.arrow.circlepath A12,12,9.4,200,340 A12,12,9.4,20,160 $leaf:12,12,0.55
    """

  static let signs = """
    plus l12,3.5,12,20.5 l3.5,12,20.5,12
    minus l3.5,12,20.5,12
    xmark,multiply l4.8,4.8,19.2,19.2 l19.2,4.8,4.8,19.2
    checkmark l4,13.2,9.5,19.5,20,4.5
    divide l3.5,12,20.5,12 C12,6,1.7 C12,18,1.7
    equal l4,8.8,20,8.8 l4,15.2,20,15.2
    lessthan l19,5,5,12,19,19
    greaterthan l5,5,19,12,5,19
    plusminus l12,3,12,14 l5,8.5,19,8.5 l5,19.5,19,19.5
    plus.forwardslash.minus $contrast
    exclamationmark '!:12,12,17
    exclamationmark.2 '!!:12,12,17
    questionmark '?:12,12,17
    info 'i:12,12,16.5
    number '#:12,12,16
    at '@:12,12,16
    percent '%:12,12,15
    dollarsign '$:12,12,15.5
    eurosign '€:12,12,15.5
    sterlingsign '£:12,12,15.5
    yensign '¥:12,12,15.5
    indianrupeesign $currency-inr
    bitcoinsign $currency-btc
    infinity '∞:12,12,18
    sum 'Σ:12,12,16
    function 'ƒ:12,12,16
    bold $format-bold:12,12,1.2
    italic $format-italic:12,12,1.2
    underline $format-underline
    strikethrough $format-strikethrough-variant
    abc,textformat.abc 'abc:12,12,12
    textformat.123 '123:12,12,12
    textformat 'Aa:12,12,14
    textformat.size 'A:6,14.4,8.5 'A:16,12,14
    textformat.size.larger 'A:8,12,14 l17.5,12,20.2,9,23,12
    textformat.size.smaller 'A:8,13,12 l17.5,10,20.2,13,23,10
    textformat.alt 'A:12,12,16
    textformat.superscript $format-superscript
    textformat.subscript $format-subscript
    character 'A:12,12,16
    character.cursor.ibeam 'A:7.5,12,13 l18.5,4.5,18.5,19.5 l16,3,18.5,4.5,21,3 l16,21,18.5,19.5,21,21
    character.textbox,textbox $textbox
    character.book.closed ~dictionary / $dictionary
    quote.opening ~format-quote:12,12,1.3,180 / $format-quote:12,12,1.3,180
    quote.closing ~format-quote:12,12,1.3 / $format-quote:12,12,1.3
    quote $format-quote:12,12,1.3,180
    curlybraces '{\u{2009}}:12,12,15
    parentheses '(\u{2009}):12,12,15
    ellipsis C4,12,1.9 C12,12,1.9 C20,12,1.9
    ellipsis.vertical C12,4,1.9 C12,12,1.9 C12,20,1.9
    ellipsis.bubble,ellipsis.message $comment-processing-outline / $comment-processing
    nosign c12,12,10 l5.5,5.5,18.5,18.5
    slash,line.diagonal l18,4,6,20
    circle c12,12,10 / C12,12,10
    circlebadge c12,12,6 / C12,12,6
    circle.inset.filled,largecircle.fill.circle,smallcircle.filled.circle c12,12,10 | C12,12,6.2
    circle.dashed a12,12,9.1,5,30 a12,12,9.1,50,75 a12,12,9.1,95,120 a12,12,9.1,140,165 a12,12,9.1,185,210 a12,12,9.1,230,255 a12,12,9.1,275,300 a12,12,9.1,320,345
    slowmo a12,12,9.1,5,30 a12,12,9.1,50,75 a12,12,9.1,95,120 a12,12,9.1,140,165 a12,12,9.1,185,210 a12,12,9.1,230,255 a12,12,9.1,275,300 a12,12,9.1,320,345
    circle.lefthalf.filled,circle.lefthalf c12,12,10 Q0,12,2.5,12,21.5,8.4,20.8,5,18.5,2.8,15,2.2,12,2.8,9,5,5.5,8.4,3.2
    circle.righthalf.filled,circle.righthalf c12,12,10 Q0,12,2.5,12,21.5,15.6,20.8,19,18.5,21.2,15,21.8,12,21.2,9,19,5.5,15.6,3.2
    square r2.5,2.5,19,19,4.5 / R2.5,2.5,19,19,4.5
    square.dashed,app.dashed,questionmark.app.dashed k3,3.5,8,3.5,3.5,8,3.5 k3,16,3.5,20.5,3.5,20.5,8 k3,20.5,16,20.5,20.5,16,20.5 k3,8,20.5,3.5,20.5,3.5,16 l11,3.5,13,3.5 l11,20.5,13,20.5 l3.5,11,3.5,13 l20.5,11,20.5,13
    square.lefthalf.filled,square.lefthalf r2.5,2.5,19,19,4.5 R4,4,8,16,2
    square.righthalf.filled,square.righthalf r2.5,2.5,19,19,4.5 R12,4,8,16,2
    square.bottomhalf.filled,square.bottomhalf r2.5,2.5,19,19,4.5 R4,12,16,8,2
    square.tophalf.filled,square.tophalf r2.5,2.5,19,19,4.5 R4,4,16,8,2
    square.leftthird.inset.filled r2.5,2.5,19,19,4.5 R5,5,5,14,1.5
    square.rightthird.inset.filled r2.5,2.5,19,19,4.5 R14,5,5,14,1.5
    square.bottomthird.inset.filled r2.5,2.5,19,19,4.5 R5,14,14,5,1.5
    square.topthird.inset.filled r2.5,2.5,19,19,4.5 R5,5,14,5,1.5
    app r2.5,2.5,19,19,6 / R2.5,2.5,19,19,6
    rectangle r1,4,22,16,4 / R1,4,22,16,4
    rectangle.portrait r4,1.5,16,21,4 / R4,1.5,16,21,4
    rectangle.inset.filled r1,4,22,16,4 R4,7,16,10,2
    rectangle.dashed k3,2,8.5,2,5,6,5 k3,18,5,22,5,22,8.5 k3,22,15.5,22,19,18,19 k3,6,19,2,19,2,15.5 l9.5,5,14.5,5 l9.5,19,14.5,19 l2,11,2,13 l22,11,22,13
    capsule r0,5,24,14,7 / R0,5,24,14,7
    oval,ellipse r0,4,24,16,8 / R0,4,24,16,8
    triangle q2.2,12,2.6,22.4,20.8,1.6,20.8 / Q2.2,12,1.5,23.6,21.8,0.4,21.8
    diamond,suit.diamond,rhombus q2.4,12,2,22,12,12,22,2,12 / Q2.4,12,1,23,12,12,23,1,12
    hexagon q1.5,12,2.2,20.7,7,20.7,17,12,21.8,3.3,17,3.3,7 / Q1.5,12,1.2,21.6,6.6,21.6,17.4,12,22.8,2.4,17.4,2.4,6.6
    octagon q1.2,8.3,3,15.7,3,21,8.3,21,15.7,15.7,21,8.3,21,3,15.7,3,8.3 / Q1.2,8,2.1,16,2.1,21.9,8,21.9,16,16,21.9,8,21.9,2.1,16,2.1,8
    seal w12,12,9.8 / W12,12,10.6
    cross q1.2,8.5,3,15.5,3,15.5,8.5,21,8.5,21,15.5,15.5,15.5,15.5,21,8.5,21,8.5,15.5,3,15.5,3,8.5,8.5,8.5 / Q1.2,8,2,16,2,16,8,22,8,22,16,16,16,16,22,8,22,8,16,2,16,2,8,8,8
    viewfinder k4,3,8,3,3,8,3 k4,16,3,21,3,21,8 k4,21,16,21,21,16,21 k4,8,21,3,21,3,16
    faceid k4,3,8,3,3,8,3 k4,16,3,21,3,21,8 k4,21,16,21,21,16,21 k4,8,21,3,21,3,16 l8.5,8.5,8.5,10.5 l15.5,8.5,15.5,10.5 k1,12.5,8.5,12.5,13,11.5,13 a12,12.5,5,40,140
    scope c12,12,8.5 l12,1.5,12,8 l12,16,12,22.5 l1.5,12,8,12 l16,12,22.5,12
    poweron l12,3,12,21
    poweroff c12,12,9
    power a12,13,8.5,-55,235 l12,3,12,12
    suit.club Q2.5,12,12,15.5,22,8.5,22 C12,7,4.6 C6.8,14,4.6 C17.2,14,4.6 C12,12.5,3.5
    """

  static let layouts = """
    line.3.horizontal,line.horizontal.3 l2.5,6,21.5,6 l2.5,12,21.5,12 l2.5,18,21.5,18
    line.2.horizontal l2.5,8.5,21.5,8.5 l2.5,15.5,21.5,15.5
    line.3.horizontal.decrease,line.horizontal.3.decrease l2,6.5,22,6.5 l5.5,12,18.5,12 l9,17.5,15,17.5
    lineweight l3,4.5,21,4.5 R2.5,8.2,19,3.4,1.2 R2.5,15,19,5.4,1.6
    list.bullet d3.2,6 d3.2,12 d3.2,18 l8,6,22,6 l8,12,22,12 l8,18,22,18
    list.dash l2,6,4,6 l2,12,4,12 l2,18,4,18 l8,6,22,6 l8,12,22,12 l8,18,22,18
    list.bullet.indent d3.2,6 d6.7,12 d6.7,18 l8,6,22,6 l11.5,12,22,12 l11.5,18,22,18
    list.number '1:3,5.5,5 '2:3,12,5 '3:3,18.5,5 l8,6,22,6 l8,12,22,12 l8,18,22,18
    list.star s3.2,6,2.6 s3.2,12,2.6 s3.2,18,2.6 l8,6,22,6 l8,12,22,12 l8,18,22,18
    list.bullet.below.rectangle r2.5,2.5,19,8,2.5 d4,15.5 d4,20.5 l8.5,15.5,21,15.5 l8.5,20.5,21,20.5
    checklist l1.8,5.8,3.6,7.8,6.8,3.6 l1.8,15.8,3.6,17.8,6.8,13.6 l10.5,6,22,6 l10.5,16,22,16
    text.alignleft l3,5,21,5 l3,9.7,14,9.7 l3,14.4,21,14.4 l3,19,14,19
    text.alignright l3,5,21,5 l10,9.7,21,9.7 l3,14.4,21,14.4 l10,19,21,19
    text.aligncenter l3,5,21,5 l6.5,9.7,17.5,9.7 l3,14.4,21,14.4 l6.5,19,17.5,19
    text.justify,text.alignjustify l3,5,21,5 l3,9.7,21,9.7 l3,14.4,21,14.4 l3,19,21,19
    text.append l3,5,21,5 l3,10,21,10 l3,15,11,15 l17,13.5,17,20.5 l13.5,17,20.5,17
    text.quote l3,4,3,20 l8,6.5,21,6.5 l8,12,21,12 l8,17.5,17,17.5
    text l3,5,21,5 l3,9.7,14,9.7 l3,14.4,21,14.4 l3,19,14,19
    increase.indent $format-indent-increase
    decrease.indent $format-indent-decrease
    align.horizontal.left l3,2.5,3,21.5 r6,5,15,5.5,1.5 r6,13.5,9,5.5,1.5 / l3,2.5,3,21.5 R6,5,15,5.5,1.5 R6,13.5,9,5.5,1.5
    align.horizontal.right l21,2.5,21,21.5 r3,5,15,5.5,1.5 r9,13.5,9,5.5,1.5 / l21,2.5,21,21.5 R3,5,15,5.5,1.5 R9,13.5,9,5.5,1.5
    align.horizontal.center l12,2,12,4.5 l12,11,12,13 l12,19.5,12,22 r4,5,16,5.5,1.5 r7,13.5,10,5.5,1.5
    align.vertical.top l2.5,3,21.5,3 r5,6,5.5,15,1.5 r13.5,6,5.5,9,1.5 / l2.5,3,21.5,3 R5,6,5.5,15,1.5 R13.5,6,5.5,9,1.5
    align.vertical.bottom l2.5,21,21.5,21 r5,3,5.5,15,1.5 r13.5,9,5.5,9,1.5 / l2.5,21,21.5,21 R5,3,5.5,15,1.5 R13.5,9,5.5,9,1.5
    align.vertical.center l2,12,4.5,12 l11,12,13,12 l19.5,12,22,12 r5,4,5.5,16,1.5 r13.5,7,5.5,10,1.5
    separator.horizontal l2.5,12,21.5,12 l12,3,12,6 l12,18,12,21
    separator.vertical l12,2.5,12,21.5 l3,12,6,12 l18,12,21,12
    slider.horizontal.3 l2,5.5,22,5.5 -8,5.5,3.4 c8,5.5,2.8 l2,12,5,12 l17.8,12,22,12 l2,12,12.4,12 c15,12,2.8 l2,18.5,6,18.5 l11.6,18.5,22,18.5 c8.8,18.5,2.8
    slider.horizontal.2.square l2,7,22,7 l2,17,22,17 C8,7,3 C16,17,3
    slider.vertical.3 l5.5,2,5.5,12.3 l5.5,17.8,5.5,22 c5.5,15,2.8 l12,2,12,5.4 l12,11,12,22 c12,8.2,2.8 l18.5,2,18.5,12.3 l18.5,17.8,18.5,22 c18.5,15,2.8
    switch.2 r3,3.5,18,7.4,3.7 C16.6,7.2,2.4 r3,13.2,18,7.4,3.7 C7.4,16.9,2.4
    switch.programmable r4,2,16,20,4 r8,6,8,12,2
    square.grid.2x2 r3,3,8,8,2 r13,3,8,8,2 r3,13,8,8,2 r13,13,8,8,2 / R2.6,2.6,8.4,8.4,2 R13,2.6,8.4,8.4,2 R2.6,13,8.4,8.4,2 R13,13,8.4,8.4,2
    square.grid.3x3 r2.5,2.5,19,19,3 l8.8,3,8.8,21 l15.2,3,15.2,21 l3,8.8,21,8.8 l3,15.2,21,15.2 / R2.5,2.5,5.6,5.6,1.2 R9.2,2.5,5.6,5.6,1.2 R15.9,2.5,5.6,5.6,1.2 R2.5,9.2,5.6,5.6,1.2 R9.2,9.2,5.6,5.6,1.2 R15.9,9.2,5.6,5.6,1.2 R2.5,15.9,5.6,5.6,1.2 R9.2,15.9,5.6,5.6,1.2 R15.9,15.9,5.6,5.6,1.2
    square.grid.3x2 r1.5,4.5,6.4,6.4,1.4 r8.8,4.5,6.4,6.4,1.4 r16.1,4.5,6.4,6.4,1.4 r1.5,13.1,6.4,6.4,1.4 r8.8,13.1,6.4,6.4,1.4 r16.1,13.1,6.4,6.4,1.4 / R1.5,4.5,6.2,6.2,1.4 R8.9,4.5,6.2,6.2,1.4 R16.3,4.5,6.2,6.2,1.4 R1.5,13.1,6.2,6.2,1.4 R8.9,13.1,6.2,6.2,1.4 R16.3,13.1,6.2,6.2,1.4
    circle.grid.2x2 c7,7,4 c17,7,4 c7,17,4 c17,17,4 / C7,7,4 C17,7,4 C7,17,4 C17,17,4
    circle.grid.3x3 c4.5,4.5,2.8 c12,4.5,2.8 c19.5,4.5,2.8 c4.5,12,2.8 c12,12,2.8 c19.5,12,2.8 c4.5,19.5,2.8 c12,19.5,2.8 c19.5,19.5,2.8 / C4.5,4.5,2.6 C12,4.5,2.6 C19.5,4.5,2.6 C4.5,12,2.6 C12,12,2.6 C19.5,12,2.6 C4.5,19.5,2.6 C12,19.5,2.6 C19.5,19.5,2.6
    circle.grid.cross c12,4.8,3.6 c12,19.2,3.6 c4.8,12,3.6 c19.2,12,3.6 / C12,4.8,3.6 C12,19.2,3.6 C4.8,12,3.6 C19.2,12,3.6
    circle.grid.cross.left c12,4.8,3.6 c12,19.2,3.6 C4.8,12,3.6 c19.2,12,3.6
    rectangle.grid.2x2 r1,4.5,10,6.7,1.8 r13,4.5,10,6.7,1.8 r1,12.8,10,6.7,1.8 r13,12.8,10,6.7,1.8 / R1,4.5,10,6.7,1.8 R13,4.5,10,6.7,1.8 R1,12.8,10,6.7,1.8 R13,12.8,10,6.7,1.8
    rectangle.grid.1x2 r1.5,3,21,8,2.2 r1.5,13,21,8,2.2 / R1.5,3,21,8,2.2 R1.5,13,21,8,2.2
    rectangle.grid.3x2 r0.5,4.5,6.8,6.7,1.5 r8.6,4.5,6.8,6.7,1.5 r16.7,4.5,6.8,6.7,1.5 r0.5,12.8,6.8,6.7,1.5 r8.6,12.8,6.8,6.7,1.5 r16.7,12.8,6.8,6.7,1.5 / R0.5,4.5,6.8,6.7,1.5 R8.6,4.5,6.8,6.7,1.5 R16.7,4.5,6.8,6.7,1.5 R0.5,12.8,6.8,6.7,1.5 R8.6,12.8,6.8,6.7,1.5 R16.7,12.8,6.8,6.7,1.5
    rectangle.3.group r1,4,9,16,2 r12,4,11,7,2 r12,13,11,7,2 / R1,4,9,16,2 R12,4,11,7,2 R12,13,11,7,2
    rectangle.3.offgrid r1,4,10,6,1.6 r13,4,10,10,1.6 r1,12,10,8,1.6 / R1,4,10,6,1.6 R13,4,10,10,1.6 R1,12,10,8,1.6
    rectangle.split.2x1 r1,4,22,16,4 l12,5,12,19 / R1,4,10.2,16,2.6 R12.8,4,10.2,16,2.6
    rectangle.split.3x1 r1,4,22,16,4 l8.4,5,8.4,19 l15.6,5,15.6,19 / R1,4,6.4,16,2 R8.8,4,6.4,16,1 R16.6,4,6.4,16,2
    rectangle.split.1x2 r1,4,22,16,4 l2,12,22,12
    rectangle.split.2x2,square.split.2x2 r2.5,2.5,19,19,4.5 l12,3.5,12,20.5 l3.5,12,20.5,12 / R2.5,2.5,8.8,8.8,2.4 R12.7,2.5,8.8,8.8,2.4 R2.5,12.7,8.8,8.8,2.4 R12.7,12.7,8.8,8.8,2.4
    square.split.2x1,uiwindow.split.2x1 r2.5,2.5,19,19,4.5 l12,3.5,12,20.5 / R2.5,2.5,8.8,19,2.8 R12.7,2.5,8.8,19,2.8
    square.split.1x2 r2.5,2.5,19,19,4.5 l3.5,12,20.5,12
    square.fill.text.grid.1x2 R2.5,3,7.5,7.5,1.8 R2.5,13.5,7.5,7.5,1.8 l13.5,5,21.5,5 l13.5,8.5,19,8.5 l13.5,15.5,21.5,15.5 l13.5,19,19,19
    rectangle.stack r2,9,20,12,3 l5,6,19,6 l7.5,2.8,16.5,2.8 / R2,9,20,12,3 l5,6,19,6 l7.5,2.8,16.5,2.8
    square.stack r3.5,9,17,13,3 l6,6,18,6 l8,2.8,16,2.8 / R3.5,9,17,13,3 l6,6,18,6 l8,2.8,16,2.8
    square.stack.3d.up,square.3.layers.3d,square.2.layers.3d,square.stack.3d.down.right ~layers / $layers
    squares.below.rectangle r2,3,20,10,2.4 r2,16,5.4,5.4,1.2 r9.3,16,5.4,5.4,1.2 r16.6,16,5.4,5.4,1.2
    square.on.square k3,16,7.2,16,3,3,3,3,16,7.2,16 r8,8,14,14,3 / k3,16,6.4,16,3,3,3,3,16,6.4,16 R8,8,14,14,3
    square.fill.on.square R2,2,14,14,3 _7,7,16,16 r8,8,14,14,3 / R2,2,14,14,3 _6.6,6.6,16,16 R8,8,14,14,3
    plus.square.on.square k3,16,6.6,16,3,3,3,3,16,6.6,16 r7.6,7.6,14.6,14.6,3 l14.9,11,14.9,19 l10.9,15,18.9,15 / k3,16,6,16,3,3,3,3,16,6,16 R7.6,7.6,14.6,14.6,3 ^ l14.9,11,14.9,19 l10.9,15,18.9,15
    rectangle.on.rectangle k3,18,6.8,18,4,1,4,1,15,4.6,15 r5.6,7.6,17.6,13,3 / k3,18,6,18,4,1,4,1,15,4,15 R5.6,7.6,17.6,13,3
    rectangle.fill.on.rectangle,rectangle.fill.on.rectangle.angled R1,3,17,12,3 _4.8,6.8,20,14 r5.6,7.6,17.6,13,3 / R1,3,17,12,3 _4.6,6.6,20,15 R5.6,7.6,17.6,13,3
    macwindow.on.rectangle,macwindow r1,3.5,22,17,4 l2,8.5,22,8.5 C5,6,0.9 C7.8,6,0.9 C10.6,6,0.9
    menubar.rectangle r1,3.5,22,17,4 R2.2,4.7,19.6,4.4,2
    filemenu.and.selection,filemenu.and.cursorarrow r3,5.5,15,16,3 l3,2,14,2 R5.5,9.5,10,3,1 l6,16,14,16
    rectangle.and.text.magnifyingglass,text.rectangle r1,4,22,16,4 l5.5,9,18.5,9 l5.5,12.2,18.5,12.2 l5.5,15.4,13,15.4
    sidebar.left r1,4,22,16,4 l8.5,5,8.5,19 l3.8,8,6,8 l3.8,11,6,11
    sidebar.right r1,4,22,16,4 l15.5,5,15.5,19 l18,8,20.2,8 l18,11,20.2,11
    sidebar.squares.left r1,4,22,16,4 l8.5,5,8.5,19 R3.6,7,2.8,2.8,0.6 R3.6,11,2.8,2.8,0.6
    tablecells r1,3.5,22,17,3 l1.8,9,22.2,9 l1.8,14.5,22.2,14.5 l8.4,4,8.4,20 l15.6,4,15.6,20 / R1,3.5,22,17,3 ^ l1,9,23,9 l1,14.5,23,14.5 l8.4,3.5,8.4,20.5 l15.6,3.5,15.6,20.5
    aspectratio r1,4,22,16,4 l6,11,6,8,9.5,8 l18,13,18,16,14.5,16 / R1,4,22,16,4 ^ l6,11,6,8,9.5,8 l18,13,18,16,14.5,16
    timeline.selection l2,12,22,12 R8,8.5,8,7,1.5 l5,9.5,5,14.5 l19,9.5,19,14.5
    chart.bar r2.5,13,5,8,1.2 r9.5,8,5,13,1.2 r16.5,3,5,18,1.2 / R2.5,13,5,8,1.2 R9.5,8,5,13,1.2 R16.5,3,5,18,1.2
    chart.bar.xaxis R4,11,4,7,0.8 R10,7,4,11,0.8 R16,3,4,15,0.8 l2,21,22,21
    chart.line.uptrend.xyaxis,chart.xyaxis.line k2,3,3,3,21,21.5,21 l6.5,15.5,11,10.5,14.5,13.5,21,6
    chart.line.downtrend.xyaxis k2,3,3,3,21,21.5,21 l6.5,6,11,11,14.5,8.5,21,15.5
    chart.bar.doc.horizontal ~file-chart / $file-chart
    chart.pie ~chart-pie / $chart-pie
    waveform l3,10.5,3,13.5 l7.5,7,7.5,17 l12,3.5,12,20.5 l16.5,7,16.5,17 l21,10.5,21,13.5
    waveform.path l1.5,12,5,12,8,6,11,18,14,4,17,16,19,12,22.5,12
    waveform.path.ecg l1.5,12,6.5,12,9.5,5.5,14,19,16.8,12,22.5,12
    cellularbars R2,16,4,5,1 %0.25 R7.5,12,4,9,1 %0.5 R13,7.5,4,13.5,1 %0.75 R18.5,3,4,18,1
    scribble,scribble.variable a5.2,13,3.7,180,360 a11.4,13,2.5,180,0 a16.9,13,3,180,360 a21.4,13,1.5,180,60
    barcode l2.5,5,2.5,19 l6,5,6,19 R8.6,4.2,2.6,15.6,0 l14,5,14,19 R16.4,4.2,1.8,15.6,0 l21.3,5,21.3,19
    """
}
