func reset(_ o: inout O) { o.n = 3 }
struct S {
    var a: Int {
        willSet { print("w", a, newValue) }
        didSet { print("d", oldValue) }
    }
    init() { a = 1; a += 1; print("A"); defer { a = 5 } }
    init(_ n: Int) { self.init(); a = n }
    init(c: Int) {
        a = c; bump(&a); self.a += 2; func k(_ s: inout S) { s.a = 7 }; k(&self); var other = self; other.a = 9;
        print("o")
    }
}
func bump(_ n: inout Int) { n += 1 }
print(S().a); print("-"); print(S(4).a); print("-"); print(S(c: 4).a)
class C {
    var a = 0 { didSet { print("C", oldValue, a) } }
    var l: [Int] = [] { didSet { print("l", l) } }
    init() { a = 1; a += 1; l.append(3); let f = { self.a = 8 }; f(); func g() { a = 11 }; g() }
    convenience init(_ n: Int) { self.init(); a = n }
    deinit { a = 99; l.append(4); print("deinit", a) }
}
class D: C {
    override init() { super.init(); a = 20; a += 1 }
    var b = 1 { didSet { print("b", oldValue) } }
    init(b: Int) { self.b = b; super.init(); self.b += 1; a = 3 }
}
print("--C"); do { let c = C(); c.a = 3 }
print("--C2"); _ = C(5)
print("--D"); _ = D(); _ = D(b: 3)
struct O {
    var n = 1 { didSet { print("n", oldValue, n); if n > 5 { reset(&self) } } }
    var m = 1 { didSet { print("m", oldValue, m); defer { if m > 3 { m = 2 } }; if m > 10 { m = 10 } } }
    var q = 1 { didSet { print("q", q); var o = self; if q > 5 { o.q = 4 }; print(o.q) } }
}
var o = O(); o.n = 9; print(o.n); o.m = 20; print(o.m); o.q = 7
class K { var n = 1 { didSet { print("K", oldValue); if n > 5 { let f = { self.n = 3 }; f() } } } }
let k = K(); k.n = 9; print(k.n)

// expect: A
// expect: w 2 5
// expect: d 2
// expect: 5
// expect: -
// expect: A
// expect: w 2 5
// expect: d 2
// expect: 4
// expect: -
// expect: w 7 7
// expect: d 7
// expect: w 7 9
// expect: d 7
// expect: o
// expect: 7
// expect: --C
// expect: C 2 8
// expect: C 8 11
// expect: C 11 3
// expect: deinit 99
// expect: --C2
// expect: C 2 8
// expect: C 8 11
// expect: deinit 99
// expect: --D
// expect: C 2 8
// expect: C 8 11
// expect: C 11 20
// expect: C 20 21
// expect: deinit 99
// expect: C 2 8
// expect: C 8 11
// expect: C 11 3
// expect: deinit 99
// expect: n 1 9
// expect: n 9 3
// expect: 3
// expect: m 1 20
// expect: m 10 2
// expect: 2
// expect: q 7
// expect: q 4
// expect: 4
// expect: 4
// expect: K 1
// expect: K 9
// expect: 3
