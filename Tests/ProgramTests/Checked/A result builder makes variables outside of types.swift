@resultBuilder struct SB {
    static func buildExpression(_ s: String) -> String { s }
    static func buildExpression(_ n: Int) -> String { "\(n)" }
    static func buildBlock(_ p: String...) -> String { p.joined() }
    static func buildOptional(_ s: String?) -> String { s ?? "-" }
    static func buildFinalResult(_ s: String) -> String { s }
    static func buildFinalResult(_ s: String) -> Int { s.count }
    static func buildFinalResult(_ s: String) -> [String] { s.map { String($0) } }
}
@SB var comp: String { "c"; 2 }
@SB var count: Int { "abc"; if comp == "c2" { "yes" } }
@SB var one: String { "o" }
print(comp, count, one)
func f() {
    let n = 7
    @SB var l: String { "l"; n }
    @SB var m: Int { "l"; if n > 9 { "x" } }
    print(l, m)
}
f()
@SB func g() -> Int { "aa"; 3 }
@SB func h() -> [String] { "aa"; 3 }
print(g(), h())
func take(@SB _ b: () -> Int) { print(b()) }
take {
    "x"; 4
}
struct T {
    @SB static var q: Int { "abc"; 3 };
    @SB var r: Int {
        get { "abc"; 3 }
        set { print("set", newValue) }
    }; @SB subscript(i: Int) -> [String] { "s"; i }
}
var t = T(); t.r = 4; print(T.q, t.r, t[5])

// expect: c2 6 o
// expect: l7 2
// expect: 3 ["a", "a", "3"]
// expect: 2
// expect: set 4
// expect: 4 4 ["s", "5"]
