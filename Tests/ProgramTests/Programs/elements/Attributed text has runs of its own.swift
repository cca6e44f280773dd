let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
text.append(NSAttributedString(string: "world", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
AttributedLabel(attributedText: text)
    .aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   AttributedLabel 0,0 80×20
