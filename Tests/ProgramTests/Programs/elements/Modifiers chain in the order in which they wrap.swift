let inside = Label(text: "x").inset(uniform: 4).box(background: .red)
let outside = Label(text: "x").box(background: .red).inset(uniform: 4)
Row(underflow: .justifyToStart) {
    inside
    outside
}
// expect: Row 0,0 300×160
// expect:   Box 0,0 16×24
// expect:     Inset 0,0 16×24
// expect:       Label 4,4 8×16
// expect:   Inset 16,0 16×24
// expect:     Box 4,4 8×16
// expect:       Label 0,0 8×16
