infix operator |> : AdditionPrecedence
func |> <Value, Result>(value: Value, change: (Value) -> Result) -> Result { change(value) }
let text = 5 |> { $0 + 1 } |> String.init
print(text, 2 |> { $0 * 1.5 })  // expect: 6 3.0
print(3 |> { $0 - 1 } |> { "\($0)!" } |> { $0.count })  // expect: 2
