Button(isEnabled: false, onTap: {}, wrapping: Label(text: "Send"))
    .centered()
// expect: Centered 0,0 300×160
// expect:   Button 134,72 32×16
// expect:     Label 0,0 32×16
