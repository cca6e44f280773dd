@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value { didSet { print("set", wrappedValue) } }
    init(wrappedValue: Value) {
        print("init", wrappedValue)
        self.wrappedValue = wrappedValue
    }
}

func count(_ isLarge: Bool) {
    @Logged var size: Int
    if isLarge { size = 10 } else { size = 1 }
    size += 1
    print(size)
}
count(true)
// expect: init 10
// expect: set 11
// expect: 11
count(false)
// expect: init 1
// expect: set 2
// expect: 2

func name() -> String {
    @Logged var text: String
    text = "a"
    return text + "b"
}
print(name())
// expect: init a
// expect: ab
