protocol P {}
extension P { func f() -> String { "extension" } }
struct A: P { func f() -> String { "own" } }
let p: any P = A()
func g<T: P>(_ t: T) -> String { t.f() }
print("calls:", p.f(), A().f(), g(A()))
// expect: calls: extension own extension
