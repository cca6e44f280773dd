Label(text: "up")
    .rotated(by: Measurement(value: 90, unit: .degrees))
    .centered()
// expect: Centered 0,0 300×160
// expect:   Transformed 142,72 16×16
// expect:     Label 0,0 16×16
// expect view: UILabel 142,72 16×16 isUserInteractionEnabled true, transform3D m11 0, m12 1, m21 -1, m22 0, tintAdjustmentMode automatic, text "up", numberOfLines 0
