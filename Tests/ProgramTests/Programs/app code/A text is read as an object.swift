let text = "Accept the Terms" as NSString
print(text.length, text.range(of: "Terms").location)  // expect: 16 11
print(text.range(of: "none").location == NSNotFound)  // expect: true
print(text.substring(from: 11))  // expect: Terms
print(text.substring(with: NSRange(location: 0, length: 6)))  // expect: Accept
let styled = NSMutableAttributedString(string: "Accept the Terms")
styled.addAttribute(.foregroundColor, value: UIColor.red, range: (styled.string as NSString).range(of: "Terms"))
let value = styled.attribute(.foregroundColor, at: 12, effectiveRange: nil)
print(value is UIColor, value as? UIColor == .red)  // expect: true true
print(styled.attribute(.font, at: 0, effectiveRange: nil) == nil)  // expect: true
if let color = styled.attribute(.foregroundColor, at: 12, effectiveRange: nil) as? UIColor {
    print(color == .red)  // expect: true
}
print(("images/cat.png" as NSString).lastPathComponent)  // expect: cat.png
print(("a" as NSString).appendingPathComponent("b"))  // expect: a/b
let back = text as String
print(back.count, 2.5 as NSNumber, (3 as NSNumber).intValue)  // expect: 16 2.5 3
