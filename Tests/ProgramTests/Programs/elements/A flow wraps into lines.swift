Flow(lineAlignment: .leading, lineSpacing: 4, itemAlignment: .top, itemSpacing: 8) {
    for word in ["red", "orange", "yellow", "green", "blue", "indigo", "violet", "white"] {
        Label(text: word)
    }
}
// expect: Flow 0,0 300×160
// expect:   Label 0,0 24×16
// expect:   Label.2 32,0 48×16
// expect:   Label.3 88,0 48×16
// expect:   Label.4 144,0 40×16
// expect:   Label.5 192,0 32×16
// expect:   Label.6 232,0 48×16
// expect:   Label.7 0,20 48×16
// expect:   Label.8 56,20 40×16
