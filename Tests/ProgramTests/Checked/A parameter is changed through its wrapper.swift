@propertyWrapper final class R<V> {
    var wrappedValue: V { didSet { print("set", wrappedValue) } };
    init(wrappedValue: V) { self.wrappedValue = wrappedValue }; var projectedValue: R<V> { self }
}
func f(@R _ x: Int) -> Int { x += 1; x = x * 2; $x.wrappedValue -= 1; return x + _x.wrappedValue }
print(f(4))
@propertyWrapper struct N {
    let box: Box; class Box { var v = 0 }; init(wrappedValue: Int) { box = Box(); box.v = wrappedValue };
    var wrappedValue: Int {
        get { box.v }
        nonmutating set { box.v = newValue }
    }
}
func g(@N a: Int, @R b: String) -> String {
    a += 5; b += "!";
    let c = {
        a += 1; b.append("?")
    }; c(); return "\(a) \(b)"
}
print(g(a: 1, b: "x"))
struct S { func m(@R _ list: [Int]) -> Int { list.append(9); list[0] = 3; return list.reduce(0, +) } }
print(S().m([1, 2]))
@propertyWrapper struct C {
    var wrappedValue: Int { didSet {} }; var reads: Int { wrappedValue * 10 }; var projectedValue: Int { reads }
}
func h(@C v: Int) -> Int { v + $v + _v.reads }
print(h(v: 2))

// expect: set 5
// expect: set 10
// expect: set 9
// expect: 18
// expect: set x!
// expect: set x!?
// expect: 7 x!?
// expect: set [1, 2, 9]
// expect: set [3, 2, 9]
// expect: 14
// expect: 42
