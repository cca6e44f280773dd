Column(alignment: .fill, underflow: .justifyToStart) {
    Rule(orientation: .horizontal, color: .black)
    Rule(orientation: .horizontal, color: .red, thickness: .points(3))
}
// expect: Column 0,0 300×160
// expect:   Rule 0,0 300×1
// expect:     Box 0,0 300×1
// expect:   Rule.2 0,1 300×3
// expect:     Box 0,0 300×3
