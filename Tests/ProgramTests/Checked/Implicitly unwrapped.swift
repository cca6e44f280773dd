// swift-format-ignore-file
struct S { var n: Int!; var t: String! = "a" }
func kind<T>(_ v: T) -> String { "\(T.self)" }
var s = S()
print("nil:", s.n == nil, s.n as Any)
s.n = 3
let copy = s.n
print("set:", s.n + 1, kind(copy), s, s.t as Any)
s.n += 2
print("forced:", s.n!, s.t.count)
// expect: nil: true nil
// expect: set: 4 Optional<Int> S(n: Optional(3), t: Optional("a")) Optional("a")
// expect: forced: 5 1
