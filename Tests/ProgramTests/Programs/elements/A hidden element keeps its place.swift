Row(underflow: .justifyToStart) {
    Label(text: "a").hidden()
    Label(text: "b").opacity(0.5)
}
// expect: Row 0,0 300×160
// expect:   Hidden 0,0 8×16
// expect:     Label 0,0 8×16
// expect:   Opacity 8,0 8×16
// expect:     Label 0,0 8×16
// expect view: UILabel 0,0 8×16 isHidden true, isUserInteractionEnabled true, text "a", numberOfLines 0
// expect view: UILabel 8,0 8×16 alpha 0.5, isUserInteractionEnabled true, text "b", numberOfLines 0
