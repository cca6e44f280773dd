struct Cents {
    var value: Int

    var text: String {
        let rest = value % 100
        return "\(value / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

let basket = [349, 189, 5].map { Cents(value: $0) }
for price in basket { print(price.text) }
// expect: 3.49
// expect: 1.89
// expect: 0.05
print(Cents(value: basket.reduce(0) { $0 + $1.value }).text)  // expect: 5.43
