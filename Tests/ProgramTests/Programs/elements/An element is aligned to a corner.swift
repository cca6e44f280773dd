Label(text: "corner")
    .aligned(vertically: .bottom, horizontally: .trailing)
// expect: Aligned 0,0 300×160
// expect:   Label 252,144 48×16
