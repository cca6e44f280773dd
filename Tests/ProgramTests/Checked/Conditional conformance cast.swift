protocol P {}
struct W<T> { var value: T }
extension W: P where T == Int {}
let a: Any = W(value: "a")
let b: Any = W(value: 1)
print("casts:", a is any P, b is any P, (a as? any P) == nil)
// expect: casts: false true true
