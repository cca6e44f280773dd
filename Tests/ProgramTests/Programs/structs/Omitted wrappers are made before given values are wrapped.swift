@propertyWrapper
struct Noted {
    var wrappedValue: Int
    init(wrappedValue: Int) {
        print("wraps", wrappedValue)
        self.wrappedValue = wrappedValue
    }
    init(wrappedValue: Int, limit: Int) {
        print("wraps", wrappedValue, "up to", limit)
        self.wrappedValue = min(wrappedValue, limit)
    }
    init() {
        print("wraps nothing")
        wrappedValue = 0
    }
}

struct Sizes {
    @Noted var a = 50
    @Noted(limit: 3) var b = 9
    @Noted var c
    @Noted(wrappedValue: 4) var d: Int
    var e = 1
}

let sizes = Sizes(a: 1, b: 2)
print(sizes.a, sizes.b, sizes.c, sizes.d, sizes.e)
let others = Sizes(b: 8, e: 5)
print(others.a, others.b, others.e)
// expect: wraps nothing
// expect: wraps 4
// expect: wraps 1
// expect: wraps 2 up to 3
// expect: 1 2 0 4 1
// expect: wraps nothing
// expect: wraps 4
// expect: wraps 50
// expect: wraps 8 up to 3
// expect: 50 3 5
