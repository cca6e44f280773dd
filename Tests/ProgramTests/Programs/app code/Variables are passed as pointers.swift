import UIKit
var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
print(red, green, blue, alpha)  // expect: 0.25 0.5 1.0 0.5
var hue: CGFloat = 0
var brightness: CGFloat = 0
print(UIColor(red: 0, green: 1, blue: 0, alpha: 1).getHue(&hue, saturation: nil, brightness: &brightness, alpha: nil))
// expect: true
print((hue * 360).rounded(), brightness)  // expect: 120.0 1.0
var white: CGFloat = 1
UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil)
print(white)  // expect: 0.25

extension UIColor {
    var isDark: Bool {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white < 0.5
    }
}
print(UIColor.black.isDark, UIColor.white.isDark)  // expect: true false

let text = NSMutableAttributedString(string: "red and blue")
text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 8, length: 4))
var range = NSRange()
_ = text.attributes(at: 4, effectiveRange: &range)
print(range.location, range.length)  // expect: 3 5
_ = text.attribute(.foregroundColor, at: 9, effectiveRange: &range)
print(range.location, range.length)  // expect: 8 4
var count = 0
text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, range, stop in
    count += 1
    if value == nil { stop.pointee = true }
}
print(count)  // expect: 2
text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, stop in
    print(range.length)  // expect: 3
    stop.pointee = ObjCBool(true)
}

func double(_ number: UnsafeMutablePointer<Int>) { number.pointee *= 2 }
func clear(_ number: UnsafeMutablePointer<Int>?) { number?.pointee = 0 }
var numbers = [3, 4]
double(&numbers[1])
print(numbers)  // expect: [3, 8]
clear(nil)
clear(&numbers[0])
print(numbers)  // expect: [0, 8]
