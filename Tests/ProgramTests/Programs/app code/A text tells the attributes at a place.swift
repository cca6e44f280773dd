import UIKit

let text = NSMutableAttributedString(string: "abc")
text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
let value = text.attribute(.foregroundColor, at: 0, effectiveRange: nil)
print(value is UIColor, (value as? UIColor) == .red, value == nil)  // expect: true true false
let none = text.attribute(.foregroundColor, at: 1, effectiveRange: nil)
print(none is UIColor, none == nil)  // expect: false true
if let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
    print(color == .red)  // expect: true
}
