Label(text: "abc")
    .modify { $0.text += "def" }
    .map { $0.inset(uniform: 2) }
    .centered()
// expect: Centered 0,0 300×160
// expect:   Inset 124,70 52×20
// expect:     Label 2,2 48×16
