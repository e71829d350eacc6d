// SPDX-License-Identifier: Apache-2.0
/// Symbols of people, things, machines and weather, most of them icons of the font.
extension SymbolCatalog {
  static let people = """
    person,person.crop $account-outline / $account
    person.2,person.2.crop.square.stack $account-multiple-outline / $account-multiple
    person.3,person.3.sequence $account-outline:1,13.4,0.66 $account-outline:23,13.4,0.66 -12,8,5 _4.6,13,14.8,9 $account-outline:12,12,0.86 / $account:1,13.4,0.66 $account:23,13.4,0.66 -12,8,5 _4.6,13,14.8,9 $account:12,12,0.86
    person.text.rectangle ~account-card-details / $account-card-details
    person.wave.2 $voice
    figure,figure.stand $human-male
    figure.arms.open $human-handsup
    figure.walk $walk
    figure.run $run
    figure.wave $human-greeting
    figure.roll $wheelchair-accessibility
    figure.pool.swim $swim
    figure.outdoor.rowing,figure.rower,figure.indoor.rowing $rowing
    figure.dress.line.vertical.figure $human-male-female
    figure.stand.line.dotted.figure.stand $human-male:5.5,12,0.95 $human-male:18.5,12,0.95 d12,6 d12,10 d12,14 d12,18
    hand.thumbsup $thumb-up-outline / $thumb-up
    hand.thumbsdown $thumb-down-outline / $thumb-down
    hand.point.up,hand.point.up.left ~cursor-pointer / $cursor-pointer
    hand.point.right ~hand-pointing-right / $hand-pointing-right
    hand.point.left ~hand-pointing-right:12,12,-1 / $hand-pointing-right:12,12,-1
    hand.tap ~cursor-pointer / $cursor-pointer
    hand.draw k2,3,7,6,3,8,8,12,3 ~cursor-pointer:13.5,14,0.9 / k2,3,7,6,3,8,8,12,3 $cursor-pointer:13.5,14,0.9
    face.smiling,smiley c12,12,10 C8.6,9.4,1.4 C15.4,9.4,1.4 a12,12,5.4,25,155 / C12,12,10 ^ C8.6,9.4,1.5 C15.4,9.4,1.5 a12,12,5.4,25,155
    face.dashed a12,12,9.1,5,30 a12,12,9.1,50,75 a12,12,9.1,95,120 a12,12,9.1,140,165 a12,12,9.1,185,210 a12,12,9.1,230,255 a12,12,9.1,275,300 a12,12,9.1,320,345 C8.6,9.4,1.4 C15.4,9.4,1.4 a12,12,5.4,25,155
    eye a12,15.7,10.4,203,337 a12,8.3,10.4,23,157 c12,12,3.6 / $eye:12,12,1.08
    eyeglasses c5.6,13.5,4.6 c18.4,13.5,4.6 a12,13.4,2.2,200,340 l1.2,12,3,7 l22.8,12,21,7
    sunglasses ~sunglasses / $sunglasses
    graduationcap ~school / $school
    """

  static let things = """
    gear,gearshape ~settings / $settings
    gearshape.2 ~settings:8.4,14.4,0.76 ~settings:18.6,6.4,0.5 / $settings:8.4,14.4,0.76 $settings:18.6,6.4,0.5
    heart,suit.heart $heart-outline / $heart
    heart.text $heart:12,9,0.7
    star $star-outline / $star
    star.leadinghalf.filled,star.lefthalf $star-half
    house l2,12.2,12,3.4,22,12.2 k1.5,5,10.5,5,20.5,19,20.5,19,10.5 k1,9.6,20,9.6,14,14.4,14,14.4,20 / $home:12,12,1.1
    bell $bell-outline / $bell
    bell.and.waves.left.and.right $bell-ring-outline / $bell-ring
    lock $lock-outline / $lock
    lock.open $lock-open-outline / $lock-open
    key ~key-variant / $key-variant
    shield $shield-outline / $shield
    shield.checkerboard,shield.lefthalf,shield.righthalf $security
    bookmark $bookmark-outline / $bookmark
    book k2,12,7,10,4.5,2,4.5,2,18.5,10,18.5,12,20.5 k2,12,7,14,4.5,22,4.5,22,18.5,14,18.5,12,20.5 l12,7,12,20 / Q1.5,11.3,6.5,9.5,4,1.5,4,1.5,19,9.5,19,11.3,21 Q1.5,12.7,6.5,14.5,4,22.5,4,22.5,19,14.5,19,12.7,21
    book.pages k2,12,7,10,4.5,2,4.5,2,18.5,10,18.5,12,20.5 k2,12,7,14,4.5,22,4.5,22,18.5,14,18.5,12,20.5 l12,7,12,20 l5.5,9,8.5,9 l5.5,13,8.5,13 l15.5,9,18.5,9 l15.5,13,18.5,13 / Q1.5,11.3,6.5,9.5,4,1.5,4,1.5,19,9.5,19,11.3,21 Q1.5,12.7,6.5,14.5,4,22.5,4,22.5,19,14.5,19,12.7,21
    book.closed ~book / $book
    text.book.closed ~book l10,16.5,15,16.5 / $book
    books.vertical r2,3.5,5.5,17,1 r8.5,3.5,5.5,17,1 q0.8,15,5.4,19.4,4.2,22.6,19.2,18.2,20.4 l2.5,8,7,8 l9,8,13.5,8 / R2,3.5,5.5,17,1 R8.5,3.5,5.5,17,1 Q0.8,15,5.4,19.4,4.2,22.6,19.2,18.2,20.4
    newspaper $newspaper
    scroll ~script / $script
    envelope,mail $email-outline / $email
    envelope.open $email-open-outline / $email-open
    paperplane z21.5,2.5,2.5,10.3,10.2,13.8,13.7,21.5 l10.2,13.8,21.2,2.8 / Z21.6,2.4,2.4,10.2,9,13.3 Z21.6,2.4,10.7,15,13.8,21.6
    tray k2,2.5,13,8,13,9.5,16,14.5,16,16,13,21.5,13 k2.5,5.5,5,18.5,5,21.5,13,21.5,19,2.5,19,2.5,13,5.5,5,7,5 / Q2,5,4.5,19,4.5,22,13,22,19.5,2,19.5,2,13 ^ k2,2.5,13,8,13,9.5,16,14.5,16,16,13,21.5,13
    tray.full k2,2.5,13,8,13,9.5,16,14.5,16,16,13,21.5,13 k2.5,5.5,5,18.5,5,21.5,13,21.5,19,2.5,19,2.5,13,5.5,5,7,5 l7.6,8.6,16.4,8.6
    tray.and.arrow.down k2,7,8,4.5,8,2.5,15,2.5,20.5,21.5,20.5,21.5,15,19.5,8,17,8 l3,15,8,15,9.5,17.3,14.5,17.3,16,15,21,15 L12,1.5,12,12.5
    tray.and.arrow.up k2,7,8,4.5,8,2.5,15,2.5,20.5,21.5,20.5,21.5,15,19.5,8,17,8 l3,15,8,15,9.5,17.3,14.5,17.3,16,15,21,15 L12,12.5,12,1.5
    archivebox ~archive / $archive
    shippingbox,cube.box $package-variant-closed / $package-variant-closed
    cube $cube-outline / $cube
    cube.transparent $cube-outline
    folder $folder-outline / $folder
    doc,document $file-outline / $file
    doc.text,doc.plaintext,doc.richtext,text.document $file-outline l8.4,13,15.6,13 l8.4,16.8,15.6,16.8 / $file-document
    doc.on.doc,document.on.document $content-copy / k3,15,2.6,3,2.6,3,17 R6.6,6.4,13.4,16,2.4
    doc.on.clipboard $content-paste
    doc.text.magnifyingglass ~file-find / $file-find
    clipboard $clipboard-outline / $clipboard
    list.clipboard,list.bullet.clipboard $clipboard-outline d8,11 d8,15.6 l11,11,16.4,11 l11,15.6,16.4,15.6 / $clipboard-text
    pencil.and.list.clipboard $clipboard-outline l8,11,13,11 l8,15.6,11,15.6 -16.5,16,6 $pencil:16.6,15.8,0.66
    note $note-outline / $note
    note.text $note-outline l7.2,12,16.8,12 l7.2,16,13,16 / $note-text
    calendar r2.5,4,19,17.5,4 l3,9.6,21,9.6 l7.5,2.5,7.5,5.5 l16.5,2.5,16.5,5.5 C7.6,13.4,1.15 C12,13.4,1.15 C16.4,13.4,1.15 C7.6,17.4,1.15 C12,17.4,1.15
    clock c12,12,10 l12,6,12,12.4,15.8,14.6 / C12,12,10 ^ l12,6,12,12.4,15.8,14.6
    alarm $alarm / $alarm
    timer,stopwatch $timer / $timer
    hourglass,hourglass.bottomhalf,hourglass.tophalf $timer-sand
    timelapse $timelapse
    trash l3.5,5.8,20.5,5.8 k1.6,9,5.8,9,3,15,3,15,5.8 k2.4,5.4,5.8,6.4,21.2,17.6,21.2,18.6,5.8 l9.6,9.6,9.9,17.6 l14.4,9.6,14.1,17.6 / $delete:12,12,1.1
    magnifyingglass c10.2,10.2,7.6 l15.6,15.6,21,21
    link $link-variant
    paperclip $paperclip
    pin ~pin / $pin
    map ~map / $map
    mappin C12,6.2,4 l12,10,12,21.5
    mappin.and.ellipse $map-marker-radius
    location ~near-me / $near-me
    location.north ~navigation / $navigation
    signpost.right $routes
    safari,compass $compass-outline / $compass
    flag $flag-outline / $flag
    flag.checkered $flag-checkered
    tag ~tag / $tag
    ticket ~ticket-confirmation / $ticket-confirmation
    gift $gift / $gift
    cart $cart-outline / $cart
    bag ~shopping / $shopping
    basket ~basket / $basket
    creditcard r1.5,4.5,21,15,3.4 R2.2,8.6,19.6,3,0 l5,15.6,9,15.6 / R1.5,4.5,21,15,3.4 _1,8.4,22,2.4
    wallet.pass,wallet.bifold ~wallet / $wallet
    banknote $cash
    briefcase,case ~briefcase / $briefcase
    suitcase $wallet-travel / $briefcase
    storefront ~store / $store
    building.2,building $domain
    building.columns $bank
    tent $tent
    bed.double ~hotel / $hotel
    sofa ~sofa / $sofa
    fork.knife $silverware-variant
    cup.and.saucer,mug ~coffee / $coffee
    wineglass ~glass-tulip / $glass-tulip
    birthday.cake ~cake-variant / $cake-variant
    carrot ~carrot / $carrot
    popcorn ~popcorn / $popcorn
    paintpalette,swatchpalette ~palette / $palette
    paintbrush,paintbrush.pointed ~brush / $brush
    pencil,pencil.tip,applepencil $pencil
    pencil.line $pencil:12,10,0.86 l3,21.5,21,21.5
    pencil.and.scribble $pencil:14.5,9,0.78 k2,2,20,6,14.5,9,21,13,16,17,21
    bubble.and.pencil $comment-outline -16.5,9,5 $pencil:16.6,8.6,0.72
    highlighter $marker
    eraser ~eraser-variant / $eraser-variant
    eyedropper,eyedropper.full,eyedropper.halffull $eyedropper
    wand.and.stars,wand.and.rays,wand.and.sparkles,wand.and.rays.inverse,wand.and.stars.inverse $auto-fix
    ruler ~ruler / $ruler
    crop $crop
    scissors $content-cut
    wrench,wrench.adjustable ~wrench / $wrench
    screwdriver ~screwdriver / $screwdriver
    wrench.and.screwdriver $screwdriver ~wrench / $screwdriver $wrench
    puzzlepiece,puzzlepiece.extension ~puzzle / $puzzle
    trophy $trophy-outline / $trophy
    medal,rosette ~seal / $seal
    crown ~crown / $crown
    dice ~dice-5 / $dice-5
    die.face.1 ~dice-1 / $dice-1
    die.face.2 ~dice-2 / $dice-2
    die.face.3 ~dice-3 / $dice-3
    die.face.4 ~dice-4 / $dice-4
    die.face.5 ~dice-5 / $dice-5
    die.face.6 ~dice-6 / $dice-6
    dumbbell ~dumbbell / $dumbbell
    soccerball $soccer
    football ~football / $football
    stethoscope $stethoscope
    pill,pills ~pill / $pill
    syringe $needle
    testtube.2 $test-tube
    flask ~flask-empty / $flask-empty
    scalemass $scale
    lightbulb $lightbulb-outline / $lightbulb
    lightbulb.max $lightbulb-outline:12,13.6,0.72 l12,0.6,12,2.4 l3.4,4.2,4.7,5.5 l20.6,4.2,19.3,5.5 l0.8,12,2.6,12 l23.2,12,21.4,12 / $lightbulb:12,13.6,0.72 l12,0.6,12,2.4 l3.4,4.2,4.7,5.5 l20.6,4.2,19.3,5.5 l0.8,12,2.6,12 l23.2,12,21.4,12
    lifepreserver c12,12,10 c12,12,4.4 l5.2,5.2,9,9 l18.8,5.2,15,9 l5.2,18.8,9,15 l18.8,18.8,15,15
    qrcode $qrcode
    touchid $fingerprint
    umbrella $umbrella-outline / $umbrella
    fuelpump $gas-station
    exclamationmark.triangle q2.2,12,2.6,22.4,20.8,1.6,20.8 '!:12,14.4,8.6 / Q2.2,12,1.5,23.6,21.8,0.4,21.8 ^ '!:12,14.6,9
    delete.left,delete q1.6,8,4.5,22.5,4.5,22.5,19.5,8,19.5,1.2,12 l12,8.6,18.8,15.4 l18.8,8.6,12,15.4 / Q1.8,7.6,3.8,23.2,3.8,23.2,20.2,7.6,20.2,0.4,12 ^ l12,8.6,18.8,15.4 l18.8,8.6,12,15.4
    delete.right q1.6,16,4.5,1.5,4.5,1.5,19.5,16,19.5,22.8,12 l5.2,8.6,12,15.4 l12,8.6,5.2,15.4 / Q1.8,16.4,3.8,0.8,3.8,0.8,20.2,16.4,20.2,23.6,12 ^ l5.2,8.6,12,15.4 l12,8.6,5.2,15.4
    """

  static let devices = """
    iphone,iphone.gen3,iphone.gen2,smartphone r6,1.5,12,21,3 l10.6,4.2,13.4,4.2
    iphone.gen1 $cellphone-iphone
    candybarphone $cellphone-basic
    ipad,ipad.gen1,ipad.gen2 r4,1.5,16,21,2.6 l10,20,14,20
    applewatch $watch
    laptopcomputer,macbook r3.8,4.5,16.4,11.5,2 l1,19.2,23,19.2
    macbook.and.iphone $cellphone-link
    desktopcomputer $desktop-mac
    display r1.5,3.5,21,14,2.4 l12,17.5,12,20.8 l7.8,20.8,16.2,20.8
    tv r2,4.5,20,13,2.5 l8,20.5,16,20.5 / R2,4.5,20,13,2.5 l8,20.5,16,20.5
    keyboard r1,5,22,14,3 C5,9,0.95 C8.5,9,0.95 C12,9,0.95 C15.5,9,0.95 C19,9,0.95 C5,12,0.95 C8.5,12,0.95 C12,12,0.95 C15.5,12,0.95 C19,12,0.95 l8,15.4,16,15.4 / $keyboard
    keyboard.chevron.compact.down $keyboard-close
    printer ~printer / $printer
    faxmachine ~fax / $fax
    gamecontroller ~gamepad-variant / $gamepad-variant
    headphones $headphones
    hifispeaker ~speaker / $speaker
    cpu $memory
    memorychip $chip
    server.rack r2.5,3,19,5,1.2 r2.5,9.5,19,5,1.2 r2.5,16,19,5,1.2 C5.8,5.5,0.9 C5.8,12,0.9 C5.8,18.5,0.9
    externaldrive r1.5,12,21,8,3 C18,16,1.2 k3,2.2,13.5,5,5,19,5,21.8,13.5 / R1.5,12.4,21,7.6,2.4 Q1.4,5,4,19,4,21.5,11,2.5,11 ^ C18,16.2,1.3
    internaldrive ~harddisk / $harddisk
    opticaldisc $disk
    simcard ~sim / $sim
    sdcard ~sd / $sd
    battery.100,battery.100percent $battery:12,12,1.1,90
    battery.75,battery.75percent $battery-80:12,12,1.1,90
    battery.50,battery.50percent $battery-50:12,12,1.1,90
    battery.25,battery.25percent $battery-30:12,12,1.1,90
    battery.0,battery.0percent $battery-outline:12,12,1.1,90
    antenna.radiowaves.left.and.right $radio-tower
    dot.radiowaves.left.and.right $access-point
    dot.radiowaves.right,wave.3.right d4,12 a4,12,5.5,-45,45 a4,12,10,-45,45 a4,12,14.5,-45,45
    wifi d12,19.4 %0.33 a12,20,6.4,-132,-48 %0.66 a12,20,11.4,-132,-48 %0.9 a12,20,16.4,-132,-48
    wifi.exclamationmark a12,20,11.4,-132,-104 a12,20,11.4,-76,-48 a12,20,16.4,-132,-100 a12,20,16.4,-80,-48 '!:12,14,11
    network,globe $web
    globe.americas,globe.europe.africa,globe.asia.australia,globe.central.south.asia $earth
    airplayvideo $airplay
    phone ~phone / $phone
    phone.down $phone-hangup
    phone.arrow.up.right $phone-outgoing
    phone.arrow.down.left $phone-incoming
    radio ~radio / $radio
    poweroutlet.type.b $power-socket
    command $apple-keyboard-command
    option $apple-keyboard-option
    shift $apple-keyboard-shift / Q0.6,12,2.5,22,13,17,13,17,21,7,21,7,13,2,13
    capslock $apple-keyboard-caps / Q0.6,12,1.5,22,11,17,11,17,16,7,16,7,11,2,11 R7,18.4,10,3.6,0.6
    control l5,14,12,7,19,14
    terminal $console / $console
    applelogo,apple.logo $apple
    gauge,gauge.medium,gauge.with.dots.needle.50percent,gauge.with.dots.needle.bottom.50percent,gauge.with.needle $gauge
    speedometer $speedometer
    thermometer,thermometer.medium $thermometer
    thermometer.sun $thermometer:8.4,12.4,1 @sun.max:18,7,0.42 / $thermometer:8.4,12.4,1 @sun.max.fill:18,7,0.42
    airplane $airplane
    airplane.departure $airplane-takeoff
    airplane.arrival $airplane-landing
    car ~car / $car
    car.2 ~car:7,14.6,0.7 ~car:17.6,7.4,0.6 / $car:7,14.6,0.7 $car:17.6,7.4,0.6
    bus,bus.doubledecker ~bus / $bus
    tram,cablecar ~tram / $tram
    bicycle $bike
    ferry ~ferry / $ferry
    box.truck,truck.box ~truck / $truck
    """

  static let media = """
    play q1.6,6,3.6,20.4,12,6,20.4 / Q1.8,5,2.6,21.6,12,5,21.4
    pause r5.6,4,4.6,16,1.2 r13.8,4,4.6,16,1.2 / R5.2,3.6,5,16.8,1.4 R13.8,3.6,5,16.8,1.4
    stop r4.5,4.5,15,15,2.6 / R4,4,16,16,2.8
    playpause q1,2,5.5,11.5,12,2,18.5 l15.5,5.5,15.5,18.5 l20.5,5.5,20.5,18.5 / Q1,1.6,4.8,12.4,12,1.6,19.2 R14.6,4.8,3,14.4,0.8 R19.4,4.8,3,14.4,0.8
    forward q1.2,2,6,11.4,12,2,18 q1.2,12.6,6,22,12,12.6,18 / Q1.4,1.6,5.2,12.4,12,1.6,18.8 Q1.4,12,5.2,22.8,12,12,18.8
    backward q1.2,22,6,12.6,12,22,18 q1.2,11.4,6,2,12,11.4,18 / Q1.4,22.4,5.2,11.6,12,22.4,18.8 Q1.4,12,5.2,1.2,12,12,18.8
    forward.end q1.2,5,5.4,16.4,12,5,18.6 l19,5.6,19,18.4 / Q1.4,4.6,4.8,17,12,4.6,19.2 R17.4,4.8,3,14.4,0.9
    backward.end q1.2,19,5.4,7.6,12,19,18.6 l5,5.6,5,18.4 / Q1.4,19.4,4.8,7,12,19.4,19.2 R3.6,4.8,3,14.4,0.9
    shuffle $shuffle-variant
    repeat $repeat
    repeat.1 $repeat-once
    record.circle c12,12,10 C12,12,5.4
    music.note $music-note:12,12,1.1
    music.note.list l2.5,6,12,6 l2.5,11,12,11 l2.5,16,7.5,16 $music-note:16.4,13,1.06
    mic,microphone $microphone-outline / $microphone
    music.mic,music.microphone $microphone-variant
    speaker q1,2.6,9,6.4,9,12,4.4,12,19.6,6.4,15,2.6,15 / Q1,2,8.4,6.2,8.4,12.6,3.4,12.6,20.6,6.2,15.6,2,15.6
    speaker.wave.1 @speaker:8,12,1 %0.5 a8.5,12,6.4,-38,38 / @speaker.fill:8,12,1 %0.5 a8.5,12,6.4,-38,38
    speaker.wave.2 @speaker:6.6,12,1 %0.33 a7,12,7,-38,38 %0.66 a7,12,11.4,-38,38 / @speaker.fill:6.6,12,1 %0.33 a7,12,7,-38,38 %0.66 a7,12,11.4,-38,38
    speaker.wave.3 @speaker:5.6,12,1 %0.33 a6,12,7,-38,38 %0.5 a6,12,11.2,-38,38 %0.75 a6,12,15.4,-38,38 / @speaker.fill:5.6,12,1 %0.33 a6,12,7,-38,38 %0.5 a6,12,11.2,-38,38 %0.75 a6,12,15.4,-38,38
    photo r1.5,4,21,16,3.4 C7.6,9.2,1.9 k1.2,2.6,17.6,8,13,11,15.6,16,10.6,21.4,15.8 / R1.5,4,21,16,3.4 ^ C7.6,9,2.1 k1.2,1.5,17.6,8,13,11,15.6,16,10.6,22.5,16.6
    photo.stack,photo.on.rectangle,photo.on.rectangle.angled $image-filter / $image-multiple
    photo.artframe $image-filter-frames
    camera ~camera / $camera
    camera.macro $flower
    camera.rotate,arrow.triangle.2.circlepath.camera ~camera-party-mode / $camera-party-mode
    camera.aperture $camera-iris
    video ~video / $video
    film $filmstrip
    movieclapper ~movie / $movie
    megaphone ~bullhorn / $bullhorn
    guitars $guitar-electric
    recordingtape $voicemail
    message,bubble,bubble.left $comment-outline / $comment
    bubble.right $comment-outline:12,12,-1 / $comment:12,12,-1
    text.bubble,captions.bubble $comment-text-outline / $comment-text
    bubble.left.and.bubble.right,bubble.left.and.text.bubble.right ~forum / $forum
    sparkles s9.6,13.4,8.4 s18.6,5,4.4 s19.4,18.8,3
    sparkle s12,12,10.5
    pip.enter r1,4,22,16,4 R12,11.6,8.4,5.8,1.2
    """

  static let nature = """
    sun.max c12,12,4.8 l12,1.2,12,3.6 l12,20.4,12,22.8 l1.2,12,3.6,12 l20.4,12,22.8,12 l4.4,4.4,6,6 l18,18,19.6,19.6 l19.6,4.4,18,6 l6,18,4.4,19.6 / C12,12,5.2 l12,1.2,12,3.6 l12,20.4,12,22.8 l1.2,12,3.6,12 l20.4,12,22.8,12 l4.4,4.4,6,6 l18,18,19.6,19.6 l19.6,4.4,18,6 l6,18,4.4,19.6
    sun.min c12,12,4.4 d12,3.8 d12,20.2 d3.8,12 d20.2,12 d6.2,6.2 d17.8,17.8 d17.8,6.2 d6.2,17.8 / C12,12,4.8 d12,3.8 d12,20.2 d3.8,12 d20.2,12 d6.2,6.2 d17.8,17.8 d17.8,6.2 d6.2,17.8
    sun.horizon $weather-sunset
    sunrise $weather-sunset-up
    sunset $weather-sunset-down
    moon m11,13,9 / M11,13,9.6
    moon.stars m10.4,13.4,8.6 s18.2,5,4 s20.4,11.6,2.4 / M10.4,13.4,9.2 s18.2,5,4 s20.4,11.6,2.4
    moon.zzz m10.4,13.4,8.6 'z:17.4,5.6,6 'z:21,12,4.4 / M10.4,13.4,9.2 'z:17.4,5.6,6 'z:21,12,4.4
    zzz $sleep
    cloud,icloud $cloud-outline / $cloud
    cloud.rain,cloud.heavyrain,cloud.drizzle $cloud-outline:12,9,0.86 l8,17.5,6.6,21.5 l12.4,17.5,11,21.5 l16.8,17.5,15.4,21.5 / $cloud:12,9,0.86 l8,17.5,6.6,21.5 l12.4,17.5,11,21.5 l16.8,17.5,15.4,21.5
    cloud.snow $weather-snowy
    cloud.hail $weather-hail
    cloud.fog $weather-fog
    cloud.bolt $cloud-outline:12,9,0.86 $flash:12.4,18.6,0.5 / $cloud:12,9,0.86 $flash:12.4,18.6,0.5
    cloud.bolt.rain $cloud-outline:12,9,0.86 $flash:12.4,18.6,0.5 l6.8,17.5,5.6,21 l18.4,17.5,17.2,21 / $cloud:12,9,0.86 $flash:12.4,18.6,0.5 l6.8,17.5,5.6,21 l18.4,17.5,17.2,21
    cloud.sun @sun.max:17.6,6.6,0.6 -10.8,12.8,6.1 -16.6,16.9,5.2 $cloud-outline:10.8,14.4,0.82 / @sun.max.fill:17.6,6.6,0.62 -10.8,12.8,6.1 -16.6,16.9,5.2 $cloud:10.8,14.4,0.82
    cloud.sun.rain @sun.max:17.2,4.9,0.54 -10.8,10.1,5.7 -16.1,13.9,4.9 $cloud-outline:10.8,11.6,0.76 l7.4,18.6,6.4,22 l11.4,18.6,10.4,22 l15.4,18.6,14.4,22 / @sun.max.fill:17.2,4.9,0.54 -10.8,10.1,5.7 -16.1,13.9,4.9 $cloud:10.8,11.6,0.76 l7.4,18.6,6.4,22 l11.4,18.6,10.4,22 l15.4,18.6,14.4,22
    cloud.sun.bolt @sun.max:17.2,4.9,0.54 -10.8,10.1,5.7 -16.1,13.9,4.9 $cloud-outline:10.8,11.6,0.76 $flash:11.4,19.4,0.46 / @sun.max.fill:17.2,4.9,0.54 -10.8,10.1,5.7 -16.1,13.9,4.9 $cloud:10.8,11.6,0.76 $flash:11.4,19.4,0.46
    cloud.moon @moon:17.8,6.6,0.52 -10.8,12.8,6.1 -16.6,16.9,5.2 $cloud-outline:10.8,14.4,0.82 / @moon.fill:17.8,6.6,0.52 -10.8,12.8,6.1 -16.6,16.9,5.2 $cloud:10.8,14.4,0.82
    cloud.moon.rain @moon:17.6,5,0.5 -10.8,10.1,5.7 -16.1,13.9,4.9 $cloud-outline:10.8,11.6,0.76 l7.4,18.6,6.4,22 l11.4,18.6,10.4,22 l15.4,18.6,14.4,22 / @moon.fill:17.6,5,0.5 -10.8,10.1,5.7 -16.1,13.9,4.9 $cloud:10.8,11.6,0.76 l7.4,18.6,6.4,22 l11.4,18.6,10.4,22 l15.4,18.6,14.4,22
    icloud.and.arrow.up,cloud.and.arrow.up $cloud-outline -12,18,3 L12,22,12,11.4 / $cloud ^ L12,17.4,12,9.6
    icloud.and.arrow.down,cloud.and.arrow.down $cloud-outline -12,18,3 L12,11,12,22 / $cloud ^ L12,9.6,12,17.4
    wind $weather-windy
    water.waves k1.6,1.5,7,5,5,8.5,8,12,5,15.5,8,19,5,22.5,7 k1.6,1.5,13,5,11,8.5,14,12,11,15.5,14,19,11,22.5,13 k1.6,1.5,19,5,17,8.5,20,12,17,15.5,20,19,17,22.5,19
    snow,snowflake l12,2,12,22 l3.4,7,20.6,17 l3.4,17,20.6,7 l9.4,3.6,12,6,14.6,3.6 l9.4,20.4,12,18,14.6,20.4 l3.6,10.4,6.9,9.1,6.3,5.6 l20.4,13.6,17.1,14.9,17.7,18.4 l3.6,13.6,6.9,14.9,6.3,18.4 l20.4,10.4,17.1,9.1,17.7,5.6
    drop ~water / $water
    humidity ~water-percent / $water-percent
    flame ~fire:12,12,1.12 / $fire:12,12,1.12
    bolt ~flash:12,12,1.12 / $flash:12,12,1.12
    bolt.horizontal ~flash:12,12,1.12,-90 / $flash:12,12,1.12,-90
    leaf ~leaf / $leaf
    tree ~tree / $tree
    rainbow a12,18,10.4,180,360 a12,18,7,180,360 a12,18,3.6,180,360
    beach.umbrella ~beach / $beach
    pawprint ~paw / $paw
    cat ~cat / $cat
    fish ~fish / $fish
    ladybug ~bug / $bug
    """
}
