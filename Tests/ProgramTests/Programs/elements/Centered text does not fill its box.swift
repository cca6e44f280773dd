Label(text: "Hello")
    .centered()
    .box(background: .yellow)
// expect: Box 0,0 300×160
// expect:   Centered 0,0 300×160
// expect:     Label 130,72 40×16
// expect view: BoxView 0,0 300×160 backgroundColor yellow
// expect view:   ContentView 0,0 300×160
// expect view:     UILabel 130,72 40×16 isUserInteractionEnabled true, text "Hello", numberOfLines 0
