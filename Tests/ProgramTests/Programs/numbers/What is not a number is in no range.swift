let n = Double.nan
print(3... ~= n, ...3 ~= n, ..<3 ~= n, 1...3 ~= n, 1..<3 ~= n)
print((3...).contains(n), (...3).contains(n), (..<3).contains(n), (1...3).contains(n), (1..<3).contains(n))
switch n {
case 3...: print("a")
case ..<3: print("b")
default: print("c")
}
let f = Float.nan
print(3... ~= f, (...3).contains(f))
print([1, n, 2].contains(n), [1, n].min() ?? 0, n == n, n != n, n < 1, n >= 1)
// expect: false false false false false
// expect: false false false false false
// expect: c
// expect: false false
// expect: false 1.0 false true false false
