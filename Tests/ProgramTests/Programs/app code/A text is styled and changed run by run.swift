import UIKit
let style: NSUnderlineStyle = [.single, .patternDot]
print(style.rawValue, style.contains(.single), style.contains(.byWord), NSUnderlineStyle.byWord.rawValue)
// expect: 257 true false 32768
print(style == [.single, .patternDot], NSUnderlineStyle(rawValue: 9) == .double, style.isEmpty)
// expect: true true false
var other = style.union(.byWord)
other.insert(.patternDash)
print(other.rawValue, other.remove(.single) == .single, other.rawValue, other.subtracting(.byWord).rawValue)
// expect: 33537 true 33536 768
let text = NSMutableAttributedString(string: "hello world", attributes: [.kern: 2.0])
text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 5))
print(text.attributes(at: 0, effectiveRange: nil).count, text.attributes(at: 7, effectiveRange: nil).count)
// expect: 2 1
let whole = NSRange(location: 0, length: text.length)
var found: [String] = []
text.enumerateAttribute(.underlineStyle, in: whole, options: []) { value, range, _ in
    found.append("\(range.location) \(range.length) \(value as? Int ?? -1)")
}
print(found)  // expect: ["0 5 1", "5 6 -1"]
var counts: [Int] = []
text.enumerateAttributes(in: whole, options: [.reverse]) { attributes, range, stop in counts.append(attributes.count) }
print(counts)  // expect: [1, 2]
text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
print(text.string, text.length)  // expect: bye world 9
text.replaceCharacters(in: NSRange(location: 0, length: 3), with: NSAttributedString(string: "so"))
text.insert(NSAttributedString(string: "-"), at: 1)
print(text.string, text.attributedSubstring(from: NSRange(location: 0, length: 2)).string)  // expect: s-o world s-
let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
print(mask.contains(.flexibleWidth), mask.intersection(.flexibleWidth) == .flexibleWidth, mask.isSuperset(of: []))
// expect: true true true
