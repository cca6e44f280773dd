class Base { var n = 1 }
class Sub: Base {
    override var n: Int {
        willSet { print("sw", n, newValue) }
        didSet { print("sd", oldValue, n); if n > 5 { n = 5 } }
    }
    init(x: Int) { super.init(); n = x; n += 1 }; override init() {}
}
let s = Sub(); s.n = 10; print(s.n); s.n += 1; print(Sub(x: 3).n)
class Sub2: Sub { override var n: Int { didSet { print("s2", n); if n == 7 { super.n = 2 } } } }
let s2 = Sub2(); s2.n = 7; print(s2.n)

// expect: sw 1 10
// expect: sd 1 10
// expect: sw 10 5
// expect: sd 10 5
// expect: 5
// expect: sw 5 6
// expect: sd 5 6
// expect: sw 6 5
// expect: sd 6 5
// expect: sw 1 3
// expect: sd 1 3
// expect: sw 3 4
// expect: sd 3 4
// expect: 4
// expect: sw 1 7
// expect: sd 1 7
// expect: sw 7 5
// expect: sd 7 5
// expect: s2 5
// expect: s2 5
// expect: 5
