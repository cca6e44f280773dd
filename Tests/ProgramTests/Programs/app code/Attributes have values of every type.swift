enum Emphasis: Equatable { case strong, weak }

extension NSAttributedString.Key {
    static let emphasis = NSAttributedString.Key("app.emphasis")
}

struct TextStyle {
    var size: CGFloat
    var kern: CGFloat = 0
    var emphasis: Emphasis

    var attributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: size), .kern: kern, .baselineOffset: Double(kern), .emphasis: emphasis]
    }
}

let style = TextStyle(size: 20, kern: 1.5, emphasis: .strong)
let text = NSAttributedString(string: "Styles", attributes: style.attributes)
let found = text.attributes(at: 0, effectiveRange: nil)
print(found[.kern] != nil, found[.emphasis] as? Emphasis == .strong, found.count)  // expect: true true 4
print(NSStringFromRange(NSRange(location: 2, length: 3)).count)  // expect: 6

let control = UISegmentedControl(items: ["a", "b"])
control.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 9)], for: .selected)
print((control.titleTextAttributes(for: .selected)?[.font] as? UIFont)?.pointSize ?? 0)  // expect: 9.0
print(control.titleTextAttributes(for: .normal) == nil)  // expect: true

AttributedLabel(attributedText: text).centered()
// expect: Centered 0,0 300×160
// expect:   AttributedLabel 115.5,70 69×20
