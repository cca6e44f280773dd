@propertyWrapper
struct Logged {
    private var value: Int
    var wrappedValue: Int {
        get {
            print("get")
            return value
        }
        set {
            print("set", newValue)
            value = newValue
        }
    }
    init(wrappedValue: Int) { value = wrappedValue }
}

@propertyWrapper
final class Shared {
    private var value: Int
    var wrappedValue: Int {
        get {
            print("get shared")
            return value
        }
        set {
            print("set shared", newValue)
            value = newValue
        }
    }
    init(wrappedValue: Int) { value = wrappedValue }
}

struct Model {
    @Logged var a = 1
    @Logged var b = 2 { didSet { print("didSet b") } }
    @Shared var c = 3
    init() { a = 5 }
    mutating func change() { a = 6 }
}

final class Store {
    @Logged var a = 1
    @Logged var b = 2 { willSet { print("willSet", newValue) } }
    var model = Model() { didSet { print("didSet model") } }
}

print("made")
var model = Model()
model.a = 7
model.change()
model.b = 8
model.a += 1
let store = Store()
store.a = 9
store.b = 10
store.model.c = 11
print("end")
// expect: made
// expect: set 5
// expect: set 7
// expect: set 6
// expect: set 8
// expect: didSet b
// expect: get
// expect: set 7
// expect: set 5
// expect: set 9
// expect: willSet 10
// expect: set 10
// expect: set shared 11
// expect: end
