func compose<Value>(_ steps: [(Value) -> Value]) -> (Value) -> Value {
    { value in steps.reduce(value) { result, step in step(result) } }
}

let shout = compose([
    { (text: String) in text.uppercased() },
    { text in text + "!" },
])
print(shout("hey"))  // expect: HEY!
let number = compose([{ $0 + 1 }, { $0 * 10 }])
print(number(4))  // expect: 50
