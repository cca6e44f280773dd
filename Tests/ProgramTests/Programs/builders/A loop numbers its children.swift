Column(underflow: .justifyToStart) {
    for (index, word) in ["one", "two", "three"].enumerated() {
        if index > 0 {
            Rule(orientation: .horizontal, color: .black, thickness: .points(1))
        }
        Label(text: "\(index + 1) \(word)")
    }
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 40×16
// expect:   Rule 0,16 0×1
// expect:     Box 0,0 0×1
// expect:   Label.2 0,17 40×16
// expect:   Rule.2 0,33 0×1
// expect:     Box 0,0 0×1
// expect:   Label.3 0,34 56×16
