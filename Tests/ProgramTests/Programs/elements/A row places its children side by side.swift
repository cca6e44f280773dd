Row(alignment: .top, minimumSpacing: 8) {
    Label(text: "one")
    Label(text: "three")
}
// expect: Row 0,0 300×160
// expect:   Label 0,0 24×16
// expect:   Label.2 260,0 40×16
