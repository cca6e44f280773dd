// swift-format-ignore-file: NeverForceUnwrap
struct E: Error {}
extension Array { mutating func failing() throws { removeLast(); throw E() } }
class B {
    var n: Int {
        get { print("get"); return 1 }
        set { print("set", newValue) }
    }
}
class C: B { override var n: Int { didSet { print("did") } } }
class D: B { override var n: Int { didSet { print("did", oldValue) } } }
class W: B { override var n: Int { willSet { print("will", newValue) } } }
struct S {
    var simple = [1, 2, 3] { didSet { print("simple", simple.count) } }
    var old = [1, 2, 3] { didSet { print("old", oldValue.count, old.count) } }
    var will = [1, 2, 3] { willSet { print("will", newValue.count, will.count) } }
    var named = [1, 2, 3] { didSet(before) { print("named") } }
    var both = [1, 2, 3] {
        willSet { print("will") }
        didSet { print("did") }
    }
}
let c = C(); c.n = 4; c.n += 1
print("-")
let d = D(); d.n = 4; d.n += 1
print("-")
let w = W(); w.n = 4; w.n += 1
print("-")
var s = S()
s.simple.append(1)
s.old.append(1)
s.will.append(1)
s.named[0] = 2
s.both.append(1)
do { try s.simple.failing() } catch { print("caught", s.simple.count) }
do { try s.old.failing() } catch { print("caught", s.old.count) }
do { try s.will.failing() } catch { print("caught", s.will.count) }
do { try s.both.failing() } catch { print("caught", s.both.count) }
func local() {
    var v = [1, 2] { didSet { print("local", v.count) } }
    v.append(3)
    do { try v.failing() } catch { print("caught", v.count) }
    var o = [1, 2] { didSet { print("local", oldValue.count, o.count) } }
    o.append(3)
    do { try o.failing() } catch { print("caught", o.count) }
}
local()
struct P {
    var b: [Int] = [1, 2];
    var a: [Int] {
        get { print("get"); return b }
        set { print("set"); b = newValue }
    }
}
var p = P()
do { try p.a.failing() } catch { print("caught", p.b.count) }
struct M {
    var b = [1, 2];
    subscript(i: Int) -> [Int] {
        get { print("get"); return b }
        set { print("set"); b = newValue }
    }
}
var m = M()
do { try m[0].failing() } catch { print("caught", m.b.count) }
var dict = ["a": [1, 2]]
do { try dict["a"]!.failing() } catch { print("caught", dict) }
do { try dict["b", default: [3, 4]].failing() } catch { print("caught", dict["b"] ?? []) }
var g = [1, 2, 3] { didSet { print("global", g.count) } }
g.append(3)
do { try g.failing() } catch { print("caught", g.count) }
let r = [1, 2, 3][...]
print(r)
var q = r
q[0] = 5
q[...][1] = 7
print(q, q[1...])
// expect: set 4
// expect: did
// expect: get
// expect: set 2
// expect: did
// expect: -
// expect: get
// expect: set 4
// expect: did 1
// expect: get
// expect: get
// expect: set 2
// expect: did 1
// expect: -
// expect: will 4
// expect: set 4
// expect: get
// expect: will 2
// expect: set 2
// expect: -
// expect: simple 4
// expect: old 3 4
// expect: will 4 3
// expect: named
// expect: will
// expect: did
// expect: caught 3
// expect: old 4 3
// expect: caught 3
// expect: will 3 4
// expect: caught 3
// expect: will
// expect: did
// expect: caught 3
// expect: local 3
// expect: local 2
// expect: caught 2
// expect: local 2 3
// expect: local 3 2
// expect: caught 2
// expect: get
// expect: set
// expect: caught 1
// expect: get
// expect: set
// expect: caught 1
// expect: caught ["a": [1]]
// expect: caught [3]
// expect: global 4
// expect: global 3
// expect: caught 3
// expect: [1, 2, 3]
// expect: [5, 7, 3] [7, 3]
