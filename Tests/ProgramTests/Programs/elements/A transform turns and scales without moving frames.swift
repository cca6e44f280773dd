Label(text: "a")
    .scaled(scaleX: 2, scaleY: 2)
    .translated(translateX: 10)
    .centered()
// expect: Centered 0,0 300×160
// expect:   Transformed 146,72 8×16
// expect:     Transformed 0,0 8×16
// expect:       Label 0,0 8×16
// expect view: UILabel 152,64 16×32 isUserInteractionEnabled true, transform3D m11 2, m22 2, tintAdjustmentMode automatic, text "a", numberOfLines 0
