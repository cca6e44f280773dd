struct S { var n = 1 { didSet { print("did", oldValue, n) } } }
var s = S()
let path = \S.n
s[keyPath: path] += 2
s[keyPath: \.n] = 7
print("n:", s.n)
// expect: did 1 3
// expect: did 3 7
// expect: n: 7
