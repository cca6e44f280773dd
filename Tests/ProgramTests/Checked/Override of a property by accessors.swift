class Base { var x = 1 }
class Sub: Base {
    override var x: Int {
        get { super.x * 10 }
        set { super.x = newValue + 1 }
    }
}
let s: Base = Sub()
s.x = 5
print("set:", s.x)
s.x += 1
print("added:", s.x)
// expect: set: 60
// expect: added: 620
