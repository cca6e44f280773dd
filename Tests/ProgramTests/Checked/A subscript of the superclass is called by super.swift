class A {
    var log: [Int] = [];
    subscript(i: Int) -> Int {
        get { i }
        set { log.append(newValue); print("A", newValue) }
    };
    subscript(k k: String) -> String {
        get { "A" + k }
        set { print("Ak", newValue) }
    }; class subscript(s s: Int) -> Int { s }
}
class B: A {
    override subscript(i: Int) -> Int {
        get { super[i] * 10 }
        set { super[i] = newValue + 1; super[i] += 2 }
    };
    override subscript(k k: String) -> String {
        get { super[k: k] + "B" }
        set { super[k: k] = newValue; super[k: k].append("!") }
    }; override class subscript(s s: Int) -> Int { super[s: s] + 100 }
}
class C: B {
    override subscript(i: Int) -> Int {
        get { super[i] + 1 }
        set { super[i] = newValue * 2 }
    }
}
let b: A = B(); b[3] = 4; print(b[3], b.log); b[k: "x"] = "y"; print(b[k: "x"]); b[2] += 1
let c: A = C(); c[1] = 5; print(c[1], c.log, B[s: 3] as Int)

// expect: A 5
// expect: A 5
// expect: 30 [5, 5]
// expect: Ak y
// expect: Ak Ax!
// expect: AxB
// expect: A 22
// expect: A 4
// expect: A 11
// expect: A 3
// expect: 11 [11, 3] 103
