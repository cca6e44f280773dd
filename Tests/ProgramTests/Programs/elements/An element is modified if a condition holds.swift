let isImportant = true
Label(text: "note")
    .if(isImportant) { $0.box(background: .yellow) }
    .if(!isImportant) { $0.hidden() }
    .centered()
// expect: Centered 0,0 300×160
// expect:   Box 134,72 32×16
// expect:     Label 0,0 32×16
