Label(text: "two words") { label in
    label.lineHeight = .custom(lineHeight: 30, alignment: .center)
}
.constrainedTo(width: .absolute(50))
.aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   ConstrainedSize 0,0 50×60
// expect:     Label 0,0 50×60
