@propertyWrapper
struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
    var projectedValue: String { "at most 10" }
    init(wrappedValue: Int) { value = min(wrappedValue, 10) }
}

struct Limits {
    @Clamped static var shared = 1
    static func raise() { shared += 1 }
}

Limits.shared = 30
print(Limits.shared)
Limits.shared = 4
Limits.shared += 3
Limits.raise()
print(Limits.shared, Limits.$shared)
func reset() { Limits.shared = 2 }
reset()
print(Limits.shared)
// expect: 10
// expect: 8 at most 10
// expect: 2
