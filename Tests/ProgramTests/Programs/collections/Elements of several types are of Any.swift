let count: Int? = 3
let none: Int? = nil
print([count, "s"].count, [count, 2.5, true].count)  // expect: 2 3
print([count, "s"])  // expect: [Optional(3), "s"]
// Beside nil, they are of Any?.
print([count, "s", nil])  // expect: [Optional(3), Optional("s"), nil]
print([1, nil, "x"].map { "\($0 as Any)" })  // expect: ["Optional(1)", "nil", "Optional(\"x\")"]
print([count, "s", nil].compactMap { $0 as? Int })  // expect: [3]
print([count, "s", none].compactMap { $0 })  // expect: [Optional(3), "s", nil]
print(["a": 1, "b": nil, "c": "x"].count)  // expect: 3
for value in [nil, 1, "a"] { if let value { print(value) } }
// expect: 1
// expect: a
for value in [count, "b"] { print(value as Any) }
// expect: Optional(3)
// expect: b
