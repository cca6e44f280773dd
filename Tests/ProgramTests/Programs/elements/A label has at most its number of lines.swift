Label(text: "one two three four five six") { label in
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingTail
}
.constrainedTo(width: .absolute(64))
.aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   ConstrainedSize 0,0 64×32
// expect:     Label 0,0 64×32
