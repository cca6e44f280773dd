struct V: AdditiveArithmetic {
    var x: Int; static var zero: V { V(x: 0) }; static func + (a: V, b: V) -> V { V(x: a.x + b.x) };
    static func - (a: V, b: V) -> V { V(x: a.x - b.x) }
}
var v = V(x: 2); v += V(x: 3); print(v); v -= V(x: 1); print(v, +v, [V(x: 1), V(x: 2)].reduce(.zero, +))
func sum<T: AdditiveArithmetic>(_ a: [T]) -> T { var t = T.zero; for x in a { t += x }; return t }
print(sum([V(x: 1), V(x: 5)]), sum([1, 2]), sum([1.5]))
struct N: SignedNumeric, Comparable {
    var n: Int; init(_ n: Int) { self.n = n }; init(integerLiteral n: Int) { self.n = n };
    init?<T: BinaryInteger>(exactly s: T) { n = Int(s) }; var magnitude: N { N(abs(n)) }
    static func + (a: N, b: N) -> N { N(a.n + b.n) }; static func - (a: N, b: N) -> N { N(a.n - b.n) };
    static func * (a: N, b: N) -> N { N(a.n * b.n) }; static func *= (a: inout N, b: N) { a = a * b };
    static func < (a: N, b: N) -> Bool { a.n < b.n }
}
var n: N = 4; n += 2; print(n, -n, N.zero, n - 1, n > 3); n *= 2; print(n)
struct D: Strideable {
    var d: Int; func distance(to o: D) -> Int { o.d - d }; func advanced(by n: Int) -> D { D(d: d + n) }
}
print(D(d: 1) < D(d: 2), D(d: 1) == D(d: 1), (D(d: 1)..<D(d: 4)).map(\.d), (D(d: 1)...D(d: 3)).map(\.d))

// expect: V(x: 5)
// expect: V(x: 4) V(x: 4) V(x: 3)
// expect: V(x: 6) 3 1.5
// expect: N(n: 6) N(n: -6) N(n: 0) N(n: 5) true
// expect: N(n: 12)
// expect: true true [1, 2, 3] [1, 2, 3]
