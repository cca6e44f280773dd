Row(underflow: .justifyToStart) {
    Label(text: "a").keyed("x")
    Label(text: "b").keyed("x")
    Label(text: "c")
}
// expect: Row 0,0 300×160
// expect:   Label.x 0,0 8×16
// expect:   Label.x.2 8,0 8×16
// expect:   Label 16,0 8×16
