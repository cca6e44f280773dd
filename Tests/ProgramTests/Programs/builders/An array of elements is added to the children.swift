let middle: [Element] = ["b", "c"].map { Label(text: $0) }
Row(underflow: .justifyToStart) {
    Label(text: "a")
    middle
    Label(text: "d")
}
// expect: Row 0,0 300×160
// expect:   Label 0,0 8×16
// expect:   Label.2 8,0 8×16
// expect:   Label.3 16,0 8×16
// expect:   Label.4 24,0 8×16
