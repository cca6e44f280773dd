EqualStack(direction: .horizontal, spacing: 10) {
    Label(text: "a")
    Label(text: "longer")
    Empty()
}
// expect: EqualStack 0,0 300×160
// expect:   Label 0,0 93.333×160
// expect:   Label.2 103.333,0 93.333×160
// expect:   Empty 206.667,0 93.333×160
