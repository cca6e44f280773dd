struct S {
    var n = 1 { didSet { print("did", n) } }
    init(n: Int) { self.n = n; self.n = n + 1 }
}
var s = S(n: 5)
s.n += 1
print("n:", s.n)
// expect: did 7
// expect: n: 7
