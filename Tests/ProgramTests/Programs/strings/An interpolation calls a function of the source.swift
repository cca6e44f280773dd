struct Money { var cents: Int }
extension String.StringInterpolation {
    mutating func appendInterpolation(_ number: Int, plus: Bool) {
        appendLiteral(plus && number > 0 ? "+" : "")
        appendInterpolation(number)
    }
    mutating func appendInterpolation(hex number: Int) { appendInterpolation("0x" + String(number, radix: 16)) }
    mutating func appendInterpolation(_ money: Money) { appendLiteral("$\(money.cents / 100)") }
}
print("\(3, plus: true) \(-3, plus: true)")  // expect: +3 -3
print("a \(hex: 255) b")  // expect: a 0xff b
print("\(Money(cents: 500)) and \(7)")  // expect: $5 and 7
print([1, 2].map { "\($0, plus: true)" })  // expect: ["+1", "+2"]
struct Order {
    let total = Money(cents: 900)
    var text: String { "total \(total), \(hex: total.cents)" }
}
print(Order().text)  // expect: total $9, 0x384
var text = String.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
text.appendLiteral("<")
text.appendInterpolation(true)
print(String(stringInterpolation: text))  // expect: <true
