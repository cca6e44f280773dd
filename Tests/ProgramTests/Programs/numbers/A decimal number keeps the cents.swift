// swift-format-ignore-file: NeverForceUnwrap

struct Item {
    var name: String
    var price: Decimal
    var count = 1

    var total: Decimal { price * Decimal(count) }
}

let price = Decimal(string: "19.99")!
var cart = [Item(name: "tea", price: price, count: 3), Item(name: "cup", price: 8)]
cart[1].price += Decimal(string: "0.10")!
let sum = cart.map(\.total).reduce(0, +)
print(sum, sum / 4, -price, sum > 60, cart.map(\.price).max()!)  // expect: 68.07 17.0175 -19.99 true 19.99
print(Decimal(string: "no") as Any, Decimal(3) == 3.0, Decimal.zero.isZero, abs(Decimal(-2)), price.description)
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.locale = Locale(identifier: "en_US")
print(formatter.string(from: price as NSDecimalNumber)!, formatter.string(from: NSDecimalNumber(decimal: sum))!)
print((Decimal(12.5) as NSDecimalNumber).doubleValue, NSDecimalNumber(decimal: price).stringValue)
let number = Decimal(1234.5)
let english = Locale(identifier: "en_US")
print(number.formatted(.number.locale(english)), number.formatted(.currency(code: "EUR").locale(english)))
print(Decimal(0.25).formatted(.percent.locale(english)), Int(truncating: 7.9 as NSNumber))
// expect: nil true true 2 19.99
// expect: $19.99 $68.07
// expect: 12.5 19.99
// expect: 1,234.5 €1,234.50
// expect: 25% 7
