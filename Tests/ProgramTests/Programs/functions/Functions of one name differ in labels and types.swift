func area(of size: CGSize) -> CGFloat { size.width * size.height }
func area(width: CGFloat, height: CGFloat) -> CGFloat { width * height }
func describe(_ number: Int) -> String { "the number \(number)" }
func describe(_ text: String) -> String { "the text \(text)" }

print(area(of: CGSize(width: 3, height: 4)))  // expect: 12.0
print(area(width: 5, height: 6))  // expect: 30.0
print(describe(7))  // expect: the number 7
print(describe("seven"))  // expect: the text seven
