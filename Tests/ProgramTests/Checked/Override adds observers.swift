class A { var x = 1 { didSet { print("base did", oldValue, x) } } }
class B: A {
    override var x: Int {
        willSet { print("sub will", newValue) }
        didSet { print("sub did", oldValue) }
    }
}
let b: A = B()
b.x = 2
// expect: sub will 2
// expect: base did 1 2
// expect: sub did 1
