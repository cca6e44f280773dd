class Base {
    deinit { print("base") }
}
class Derived: Base {
    deinit { print("derived") }
}
var object: Base? = Derived()
object = nil
print("end")
// expect: derived
// expect: base
// expect: end
