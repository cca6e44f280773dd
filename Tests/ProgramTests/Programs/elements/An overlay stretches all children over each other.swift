Overlay {
    Box(backgroundColor: .lightGray)
    Label(text: "in front")
        .centered()
}
// expect: Overlay 0,0 300×160
// expect:   Box 0,0 300×160
// expect:   Centered 0,0 300×160
// expect:     Label 118,72 64×16
// expect view: BoxView 0,0 300×160 backgroundColor lightGray
// expect view: UILabel 118,72 64×16 isUserInteractionEnabled true, text "in front", numberOfLines 0
