enum Token { case bracket(open: Bool), pair(_ a: Int, b: String), number(Int) }

print(Token.bracket(open:)(false), Token.pair(_:b:)(1, "x"), Token.number(3))
// expect: bracket(open: false) pair(1, b: "x") number(3)
let bracket = Token.bracket(open:)
print(bracket(true))  // expect: bracket(open: true)
print([1, 2].map(Token.number).count, [true].map(Token.bracket(open:)).count)  // expect: 2 1
