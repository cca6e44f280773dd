struct Step: ProxyElement {
    var count = 1

    func next() -> Step {
        var copy = self
        copy.count += 1
        return copy
    }

    var elementRepresentation: Element { Label(text: String(repeating: "*", count: count)) }
}

let first = Step()
Row(underflow: .justifyToStart) {
    first
    first.next().next()
}
// expect: Row 0,0 300×160
// expect:   Step 0,0 8×16
// expect:   Step.2 8,0 24×16
