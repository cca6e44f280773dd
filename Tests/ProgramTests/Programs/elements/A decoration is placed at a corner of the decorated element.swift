Label(text: "Inbox")
    .decorate(layering: .above, position: .corner(.topRight, UIOffset(horizontal: -2, vertical: 2))) {
        Label(text: "3") { $0.color = .red }
    }
    .centered()
// expect: Centered 0,0 300×160
// expect:   Decorate 130,72 40×16
// expect:     LayoutWriter 0,0 40×16
// expect:       Content 0,0 40×16
// expect:         Label 0,0 40×16
// expect:         Label.2 34,-6 8×16
