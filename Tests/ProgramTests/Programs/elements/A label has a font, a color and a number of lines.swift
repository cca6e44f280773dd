Label(text: "one two three four") { label in
    label.font = .italicSystemFont(ofSize: 20)
    label.color = .blue
    label.alignment = .right
    label.numberOfLines = 2
}
.constrainedTo(width: .absolute(60))
.aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   ConstrainedSize 0,0 60×40
// expect:     Label 0,0 60×40
// expect view: UILabel 0,0 60×40 isUserInteractionEnabled true, text "one two three four", font italic system 20, textColor blue, textAlignment right, numberOfLines 2
