final class C { weak var other: C? }
var a: C? = C()
let b = C()
b.other = a
print("kept:", b.other != nil)
a = nil
print("gone:", b.other == nil)
// expect: kept: true
// expect: gone: true
