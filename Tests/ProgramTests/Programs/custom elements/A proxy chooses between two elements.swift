struct Toggle: ProxyElement {
    var isOn: Bool

    var elementRepresentation: Element {
        if isOn {
            return Box(backgroundColor: .green, wrapping: Label(text: "on"))
        } else {
            return Label(text: "off")
        }
    }
}

Row(underflow: .justifyToStart) {
    Toggle(isOn: true)
    Toggle(isOn: false)
}
// expect: Row 0,0 300×160
// expect:   Toggle 0,0 16×16
// expect:     Label 0,0 16×16
// expect:   Toggle.2 16,0 24×16
