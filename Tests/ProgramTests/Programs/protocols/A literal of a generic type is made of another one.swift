struct Tagged<Tag, Value> { var value: Value }
extension Tagged: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    init(integerLiteral literal: Value.IntegerLiteralType) {
        self.init(value: Value(integerLiteral: literal))
    }
}
enum User {}
let id: Tagged<User, Int> = 5
let share: Tagged<User, Double> = 2
print(id.value, share.value)  // expect: 5 2.0
print(stride(from: 0, to: 4, by: 2))  // expect: Swift.StrideTo<Swift.Int>
