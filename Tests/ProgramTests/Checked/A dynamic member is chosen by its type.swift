@dynamicMemberLookup struct J {
    var d: [String: Any]
    subscript(dynamicMember k: String) -> J? { (d[k] as? [String: Any]).map { J(d: $0) } }
    subscript(dynamicMember k: String) -> Int? { d[k] as? Int }
}
let j = J(d: ["a": ["b": 3], "n": 5])
let v: Int? = j.a?.b
let n: Int? = j.n
let s: J? = j.a
print(v as Any, n as Any, s != nil, (j.zz as Int?) as Any)
@dynamicMemberLookup enum E {
    case x
    subscript(dynamicMember k: String) -> String { k.uppercased() }
    static var store: [String: Int] = [:]
    static subscript(dynamicMember k: String) -> Int {
        get { store[k] ?? 0 }
        set { store[k] = newValue }
    }
}
print(E.x.hello, E.world); E.world = 4; E.world += 1; print(E.world, E.store)

// expect: Optional(3) Optional(5) true nil
// expect: HELLO 0
// expect: 5 ["world": 5]
