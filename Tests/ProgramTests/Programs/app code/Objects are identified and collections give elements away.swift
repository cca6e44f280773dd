import UIKit
print(UIColor.red.description)
var s = Set([1]); print(s.popFirst() ?? 0, s.popFirst() ?? -1)
class A {}
let a = A(), b = A()
print(ObjectIdentifier(a) == ObjectIdentifier(a), ObjectIdentifier(a) == ObjectIdentifier(b))
var d: [ObjectIdentifier: Int] = [:]
d[ObjectIdentifier(a)] = 1
d[ObjectIdentifier(b)] = 2
print(d.count, d[ObjectIdentifier(a)] ?? 0)
print(ObjectIdentifier(A.self) == ObjectIdentifier(A.self), ObjectIdentifier(Int.self) == ObjectIdentifier(A.self))
var t = "abc".dropFirst(0)
print(t.popFirst() ?? "-", t)
// expect: red
// expect: 1 -1
// expect: true false
// expect: 2 1
// expect: true false
// expect: a bc
