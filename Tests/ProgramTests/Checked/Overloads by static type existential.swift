protocol P {}
struct A: P {}
func kind(_ a: A) -> String { "A" }
func kind(_ p: any P) -> String { "any P" }
let v: any P = A()
print("existential:", kind(v))
print("concrete:", kind(A()))
for x in [A(), A()] as [any P] { print("item:", kind(x)) }
// expect: existential: any P
// expect: concrete: A
// expect: item: any P
// expect: item: any P
