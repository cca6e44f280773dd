@propertyWrapper struct Clamped {
    private(set) var wrappedValue: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var projectedValue: ClosedRange<Int> { range }
}
@propertyWrapper struct Logged<T> {
    private let value: T
    var wrappedValue: T {
        get {
            print("get")
            return value
        }
        nonmutating set { print("set", newValue) }
    }
    init(wrappedValue: T, label: String = "none") {
        value = wrappedValue
        print("made", label)
    }
}
@propertyWrapper class Reference {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
func clamped(@Clamped(0...5) n: Int, @Clamped(10...20) _ other: Int = 7) -> String { "\(n) \(other) \($n) \($other)" }
print(clamped(n: 9), clamped(n: -3, 15))
func logged(@Logged(label: "n") n: Int) {
    print(n + n)
    n = 3
    print(_n.wrappedValue)
}
logged(n: 3)
struct Meter {
    let level: Int
    func add(@Clamped(0...10) _ more: Int) -> Int {
        let all = [1, 2].map { $0 + more }
        return all[0] + all[1] + level
    }
}
print(Meter(level: 2).add(50))
func kept(@Reference n: Int) -> Int {
    n += 1
    n *= 2
    return n
}
print(kept(n: 4))
// expect: 5 10 0...5 10...20 0 15 0...5 10...20
// expect: made n
// expect: get
// expect: get
// expect: 6
// expect: set 3
// expect: get
// expect: 3
// expect: 25
// expect: 10
