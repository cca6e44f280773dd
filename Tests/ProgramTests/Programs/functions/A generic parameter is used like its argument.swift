protocol Unit {
    static var symbol: String { get }
    init(_ amount: Int)
    var amount: Int { get }
}
struct Metre: Unit {
    static let symbol = "m"
    let amount: Int
    init(_ amount: Int) { self.amount = amount }
}
struct Gram: Unit {
    static let symbol = "g"
    let amount: Int
    init(_ amount: Int) { self.amount = amount }
}

func make<U: Unit>(_ type: U.Type, _ amount: Int) -> U { U(amount) }
func text<U: Unit>(_ value: U) -> String { "\(value.amount)\(U.symbol)" }
func three<U: Unit>() -> U { U(3) }
func sum<U: Unit>(_ values: [U]) -> U { U(values.reduce(0) { $0 + $1.amount }) }

print(text(make(Metre.self, 2)), text(Gram(5)))  // expect: 2m 5g
let gram: Gram = three()
print(text(gram), text(sum([Metre(1), Metre(2)])))  // expect: 3g 3m

struct Scale<U: Unit> {
    var values: [U]
    var text: String { values.map { "\($0.amount)" }.joined(separator: "+") + U.symbol }
}
print(Scale(values: [Gram(1), Gram(2)]).text)  // expect: 1+2g
