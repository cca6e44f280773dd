func first<T>(_ make: () -> T?) -> String { make().map { "\($0)" } ?? "nil" }
func later<T, U>(_ value: T, _ make: (T) -> U?) -> U? { make(value) }
let found = first {
    for number in 0..<3 where number == 2 { return number }
    return nil
}
let missing = first {
    if found.isEmpty { return "text" }
    return nil
}
let twice = later(3) { number in
    let twice = Double(number) * 2
    return twice
}
print(found, missing, twice as Any, type(of: twice))
// expect: 2 nil Optional(6.0) Optional<Double>
