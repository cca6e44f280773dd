Label(text: "a rather long line of text")
    .constrainedTo(width: .atMost(80))
    .aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   ConstrainedSize 0,0 72×48
// expect:     Label 0,0 72×48
