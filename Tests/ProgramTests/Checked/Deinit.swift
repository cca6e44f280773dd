final class C {
    let n: Int
    init(_ n: Int) { self.n = n }
    deinit { print("deinit", n) }
}
var a: C? = C(1)
var b = a
a = nil
print("one left")
b = nil
func scope() { let c = C(2); print("in scope", c.n) }
scope()
var list = [C(3), C(4)]
list.removeFirst()
print("end", list.count)
// expect: one left
// expect: deinit 1
// expect: in scope 2
// expect: deinit 2
// expect: deinit 3
// expect: end 1
