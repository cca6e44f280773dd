@propertyWrapper
struct Twice {
    private var value: Int
    init(wrappedValue: Int) { value = wrappedValue * 2 }
    var wrappedValue: Int {
        get { value }
        set { value = newValue * 2 }
    }
    var projectedValue: Self { self }
}
struct S { @Twice var a = 1; @Twice var b: Int; var c = 3 }
var s = S(b: 5)
print("memberwise:", s.a, s.b, S(a: 4, b: 1, c: 2).a, S(b: 1).c)
s.b = 7
print("set:", s.b, s.$b.wrappedValue)
// expect: memberwise: 2 10 8 3
// expect: set: 14 14
