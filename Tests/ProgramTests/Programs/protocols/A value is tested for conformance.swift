protocol Priced {
    var price: Int { get }
}

struct Tea: Priced {
    var price = 3
}

struct Smile {}

let things: [Any] = [Tea(), Smile(), 5]
var total = 0
for thing in things {
    if let priced = thing as? any Priced { total += priced.price }
    if let number = thing as? Int { total += number }
}
print(total, things[1] is Smile, things[0] is Smile)  // expect: 8 true false
