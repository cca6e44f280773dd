@propertyWrapper struct Clamped {
    var value: Int
    let most: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, most) }
    }
    var projectedValue: Int { most }
    init(wrappedValue: Int, most: Int) { (value, self.most) = (min(wrappedValue, most), most) }
    init(wrappedValue: Int) { self.init(wrappedValue: wrappedValue, most: 100) }
}

struct Gauge {
    init(@Clamped(most: 5) _ level: Int) { print(level, $level) }
    static func reading(@Clamped(most: 3) of value: Int) -> Int { value }
    func local() {
        @Clamped(most: 2) var level = 9
        print(level, $level)
        level = 1
        print(level)
        for _ in 0..<2 {
            @Clamped(most: 7) var step = 3
            step += 3
            print(step)
        }
    }
}

class Dial {
    init(@Clamped level: Int) { print(level) }
    convenience init(@Clamped(most: 2) small: Int) { self.init(level: small) }
}

_ = Gauge(90)
print(Gauge.reading(of: 9))
Gauge(1).local()
_ = Dial(level: 300)
_ = Dial(small: 200)
func outer() {
    func inner(@Clamped(most: 1) _ level: Int) { print(level) }
    inner(33)
}
outer()
// expect: 5 5
// expect: 3
// expect: 1 5
// expect: 2 2
// expect: 1
// expect: 6
// expect: 6
// expect: 100
// expect: 2
// expect: 1
