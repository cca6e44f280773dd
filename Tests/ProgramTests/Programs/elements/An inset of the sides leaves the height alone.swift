Inset(sideInsets: 30, wrapping: Inset(vertical: 10, wrapping: Label(text: "a")))
// expect: Inset 0,0 300×160
// expect:   Inset 30,0 240×160
// expect:     Label 0,10 240×140
