Label(text: "a")
    .translated(translateX: 500)
    .box(background: .white, clipsContent: true)
// expect: Box 0,0 300×160
// expect:   Transformed 0,0 300×160
// expect:     Label 0,0 300×160
// expect view: BoxView 0,0 300×160 clipsToBounds true, backgroundColor white
// expect view:   ContentView 0,0 300×160
// expect view:     UILabel 500,0 300×160 isUserInteractionEnabled true, transform3D m41 500, tintAdjustmentMode automatic, text "a", numberOfLines 0
