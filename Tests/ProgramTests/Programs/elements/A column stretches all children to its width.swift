Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 4) {
    Label(text: "Title")
    Rule(orientation: .horizontal, color: .gray, thickness: .points(2))
    Label(text: "Subtitle")
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 300×16
// expect:   Rule 0,20 300×2
// expect:     Box 0,0 300×2
// expect:   Label.2 0,26 300×16
