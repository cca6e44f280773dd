let badge: Element? = nil
let icon: Element? = Spacer(width: 16, height: 16)
Row(underflow: .justifyToStart) {
    badge
    icon
    Label(text: "title")
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,0 16×16
// expect:   Label 16,0 40×16
