Label(text: "wide")
    .aligned(vertically: .top, horizontally: .fill)
// expect: Aligned 0,0 300×160
// expect:   Label 0,0 300×16
