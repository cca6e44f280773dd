struct S {
    var a = 0 { willSet { b = newValue } }
    var b = 0
}
var s = S()
s.a = 3
print("both:", s.a, s.b)
// expect: both: 3 3
