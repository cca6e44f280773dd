Column(alignment: .center, minimumSpacing: 2) {
    Label(text: "a")
    Label(text: "the widest")
    Label(text: "bcd")
}
.centered()
// expect: Centered 0,0 300×160
// expect:   Column 110,54 80×52
// expect:     Label 36,0 8×16
// expect:     Label.2 0,18 80×16
// expect:     Label.3 28,36 24×16
