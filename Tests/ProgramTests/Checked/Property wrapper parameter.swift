@propertyWrapper
struct Clamped {
    var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
    var projectedValue: String { "of \(wrappedValue)" }
}
func f(@Clamped n: Int) -> String { "\(n) \($n)" }
print("parameter:", f(n: 3), f(n: 30))
// expect: parameter: 3 of 3 10 of 10
