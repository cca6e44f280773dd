GeometryReader { geometry in
    if geometry.constraint.width.maximum > 200 {
        return Row { Label(text: "wide") }
    }
    return Column { Label(text: "narrow") }
}
// expect: GeometryReader 0,0 300×160
// expect:   Row 0,0 300×160
// expect:     Label 0,0 32×16
