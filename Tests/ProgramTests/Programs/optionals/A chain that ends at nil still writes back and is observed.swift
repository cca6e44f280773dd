// swift-format-ignore-file: NeverForceUnwrap
struct S {
    var simple: [Int]? { didSet { print("simple") } }
    var old: [Int]? { didSet { print("old", oldValue as Any) } }
    var b: [Int]?
    var c: [Int]? {
        get { print("get"); return b }
        set { print("set"); b = newValue }
    }
    subscript(i: Int) -> [Int]? {
        get { print("get"); return b }
        set { print("set"); b = newValue }
    }
}
var s = S()
_ = s.simple?.append(1)
_ = s.old?.append(1)
_ = s.c?.append(1)
_ = s[0]?.append(1)
_ = s.simple?[0] = 1
_ = s.old?[0] = 1
_ = s.c?[0] = 1
s[0]?[0] = 1
var g: [Int]? { didSet { print("g") } }
g?.append(1)
var d: [String: [Int]] = [:] { didSet { print("d") } }
d["a"]?.append(1)
class L {
    lazy var x: [Int]? = {
        print("lazy"); return nil
    }()
}
let l = L()
l.x?.append(2)
print(d, g as Any)
@propertyWrapper struct W {
    var v: [Int]?;
    var wrappedValue: [Int]? {
        get { print("wget"); return v }
        set { print("wset"); v = newValue }
    }
}
struct T { @W(v: nil) var w: [Int]? }
var t = T()
t.w?.append(2)
let k = \S.c
s[keyPath: k]?.append(3)
struct E: Error {}
func fail(_ a: inout Int, _ b: inout Int) throws { a = 1; b = 2; throw E() }
struct Q {
    var x = 0 { didSet { print("x", x) } };
    var y: Int {
        get { print("gy"); return 5 }
        set { print("sy", newValue) }
    }
}
var q = Q()
var q2 = Q()
do { try fail(&q.x, &q2.y) } catch { print("caught", q.x) }
class F { var n = [1] }
let f: F? = F()
f?.n.append(2)
print(f!.n)
// expect: simple
// expect: old nil
// expect: get
// expect: set
// expect: get
// expect: set
// expect: simple
// expect: old nil
// expect: get
// expect: set
// expect: get
// expect: set
// expect: g
// expect: d
// expect: lazy
// expect: [:] nil
// expect: wget
// expect: wset
// expect: get
// expect: set
// expect: gy
// expect: sy 2
// expect: caught 1
// expect: [1, 2]
