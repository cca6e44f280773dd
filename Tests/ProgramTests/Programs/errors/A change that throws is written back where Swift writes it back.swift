// swift-format-ignore-file: NeverForceUnwrap
struct E: Error {}
extension Array { mutating func failing() throws { removeLast(); throw E() } }
class C {
    var b = [1, 2, 3]
    var computed: [Int] {
        get { print("get"); return b }
        set { print("set"); b = newValue }
    }
    var simple = [1, 2, 3] { didSet { print("simple", simple.count) } }
    var old = [1, 2, 3] { didSet { print("old", oldValue.count) } }
    var will = [1, 2, 3] { willSet { print("will") } }
    lazy var lz = [1, 2, 3]
    static var st = [1, 2, 3] { didSet { print("static", st.count) } }
    static var cs: [Int] {
        get { print("get"); return [1] }
        set { print("set", newValue) }
    }
    subscript(i: Int) -> [Int] {
        get { print("get"); return b }
        set { print("set"); b = newValue }
    }
}
protocol P { var v: [Int] { get set } }
struct Q: P { var v: [Int] = [1, 2] { didSet { print("v", v.count) } } }
struct R: P {
    var s = [1, 2];
    var v: [Int] {
        get { print("get"); return s }
        set { print("set"); s = newValue }
    }
}
struct T: P { var v = [1, 2] }
@propertyWrapper struct W {
    var v: [Int];
    var wrappedValue: [Int] {
        get { print("wget"); return v }
        set { print("wset", newValue); v = newValue }
    }
}
struct X { @W(v: [1, 2]) var w: [Int] }
let c = C()
func t(_ name: String, _ f: () throws -> ()) { print("#", name); do { try f() } catch { print("caught") } }
t("computed") { try c.computed.failing() }
t("simple") { try c.simple.failing() }
t("old") { try c.old.failing() }
t("will") { try c.will.failing() }
t("lazy") { try c.lz.failing() }; print(c.lz)
t("static") { try C.st.failing() }
t("cs") { try C.cs.failing() }
t("sub") { try c[0].failing() }
var q: any P = Q(), r: any P = R(), u: any P = T()
t("any Q") { try q.v.failing() }; print(q.v)
t("any R") { try r.v.failing() }; print(r.v)
t("any T") { try u.v.failing() }; print(u.v)
func g<Z: P>(_ z: inout Z) throws { try z.v.failing() }
var qq = Q(), rr = R()
t("gen Q") { try g(&qq) }
t("gen R") { try g(&rr) }
var x = X()
t("w") { try x.w.failing() }
let k = \R.v
t("key") { try rr[keyPath: k].failing() }
var an: [Int]? = [1, 2]
t("opt") { try an?.failing() }; print(an!)
t("opt!") { try an!.failing() }; print(an!)
var tup = ([1], 2)
t("tup") { try tup.0.failing() }; print(tup)
var ar = [[1, 2], [3]]
t("arr") { try ar[0].failing() }; print(ar)
t("slice") { try ar[0...][1].failing() }; print(ar)
t("slice2") {
    var s = ar[0...]; try s[0].failing(); print(s)
}
extension ArraySlice { mutating func failing2() throws { removeLast(); throw E() } }
var big = [1, 2, 3, 4]
t("range") { try big[1...].failing2() }; print(big)
func fail(_ a: inout Int, _ b: inout Int) throws { a = 1; b = 2; throw E() }
struct S2 {
    var x = 0 { didSet { print("x", x) } }; var z = 0 { didSet { print("z", oldValue) } };
    var y: Int {
        get { print("gy"); return 5 }
        set { print("sy", newValue) }
    }
}
var s2 = S2(), s3 = S2()
t("two") { try fail(&s2.x, &s3.y) }; print(s2)
t("two2") { try fail(&s2.z, &s3.x) }; print(s2, s3)
// expect: # computed
// expect: get
// expect: set
// expect: caught
// expect: # simple
// expect: caught
// expect: # old
// expect: old 3
// expect: caught
// expect: # will
// expect: will
// expect: caught
// expect: # lazy
// expect: caught
// expect: [1, 2]
// expect: # static
// expect: caught
// expect: # cs
// expect: get
// expect: set []
// expect: caught
// expect: # sub
// expect: get
// expect: set
// expect: caught
// expect: # any Q
// expect: caught
// expect: [1]
// expect: # any R
// expect: get
// expect: set
// expect: caught
// expect: get
// expect: [1]
// expect: # any T
// expect: caught
// expect: [1]
// expect: # gen Q
// expect: caught
// expect: # gen R
// expect: get
// expect: set
// expect: caught
// expect: # w
// expect: wget
// expect: wset [1]
// expect: caught
// expect: # key
// expect: get
// expect: set
// expect: caught
// expect: # opt
// expect: caught
// expect: [1]
// expect: # opt!
// expect: caught
// expect: []
// expect: # tup
// expect: caught
// expect: ([], 2)
// expect: # arr
// expect: caught
// expect: [[1], [3]]
// expect: # slice
// expect: caught
// expect: [[1], []]
// expect: # slice2
// expect: caught
// expect: # range
// expect: caught
// expect: [1, 2, 3]
// expect: # two
// expect: gy
// expect: sy 2
// expect: caught
// expect: S2(x: 1, z: 0)
// expect: # two2
// expect: z 0
// expect: caught
// expect: S2(x: 1, z: 1) S2(x: 2, z: 0)
