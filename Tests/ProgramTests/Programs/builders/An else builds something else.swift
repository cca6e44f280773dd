func status(_ isOnline: Bool) -> Element {
    Row(underflow: .justifyToStart) {
        if isOnline {
            Label(text: "online")
        } else {
            Label(text: "away since")
            Label(text: "noon")
        }
    }
}

Column(underflow: .justifyToStart) {
    status(true)
    status(false)
}
// expect: Column 0,0 300×160
// expect:   Row 0,0 48×16
// expect:     Label 0,0 48×16
// expect:   Row.2 0,16 112×16
// expect:     Label 0,0 80×16
// expect:     Label.2 80,0 32×16
