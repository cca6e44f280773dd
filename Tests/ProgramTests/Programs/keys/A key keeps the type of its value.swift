import BlueprintUI
import BlueprintUICommonControls
import UIKit
let a = Empty().keyed(7).key
print(a as Any)
print(type(of: a))
print(a == AnyHashable(7), a == AnyHashable("7"))
print(a as? Int ?? -1, a as? String ?? "none")
if let b = a { print(b, type(of: b), b as? Int ?? -2, "\(b)") }
struct K: Hashable { var n: Int }
let k = Empty().keyed(K(n: 3)).key
print(k as Any)
print(k == AnyHashable(K(n: 3)), k == AnyHashable(K(n: 4)))
print((k as? K)?.n ?? 0)
enum E: Hashable { case x, y(Int) }
let e = Empty().keyed(E.y(2)).key
print(e as Any, (e as? E) == .y(2), e == AnyHashable(E.x))
print(Empty().keyed("s").key as Any)
print(Empty().keyed(2.5).key as Any)
print(Empty().keyed(CGFloat(2)).key as Any, Empty().keyed(CGFloat(2)).key?.base is CGFloat)
print(Empty().keyed([1, 2]).key as Any)
print(Empty().keyed(true).key as Any)
print(Empty().keyed(UIColor.red == .red).key as Any)
let o: Int? = 4
print(Empty().keyed(o).key as Any)
let ch: Character = "c"
print(Empty().keyed(ch).key as Any, (Empty().keyed(ch).key as? Character) ?? "-")
let h: AnyHashable = 9
final class O: Hashable { static func == (a: O, b: O) -> Bool { a === b }; func hash(into h: inout Hasher) {} }
let o1 = O()
print((Empty().keyed(o1).key as? O) === o1)
var row = Row()
do { row.add(key: 5, child: Empty()) }
print(row.children[0].key as Any, row.children[0].key == AnyHashable(5))
var d: [AnyHashable: String] = [:]
d[AnyHashable(7)] = "seven"
print(d[7] ?? "nothing", d[AnyHashable(7)] ?? "nothing")
// expect: Optional(AnyHashable(7))
// expect: Optional<AnyHashable>
// expect: true false
// expect: 7 none
// expect: 7 AnyHashable 7 7
// expect: Optional(AnyHashable(main.K(n: 3)))
// expect: true false
// expect: 3
// expect: Optional(AnyHashable(main.E.y(2))) true false
// expect: Optional(AnyHashable("s"))
// expect: Optional(AnyHashable(2.5))
// expect: Optional(AnyHashable(2.0)) true
// expect: Optional(AnyHashable([1, 2]))
// expect: Optional(AnyHashable(true))
// expect: Optional(AnyHashable(true))
// expect: Optional(AnyHashable(4))
// expect: Optional(AnyHashable("c")) c
// expect: true
// expect: Optional(AnyHashable(5)) true
// expect: seven seven
