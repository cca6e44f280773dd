func text(_ n: Int??) -> String {
    switch n {
    case .none: "none"
    case .some(.none): "some none"
    case .some(.some(let n)): "some \(n)"
    }
}
let none: Int? = nil, some: Int? = 4, empty: [Int] = [], pairs = ["a": 1]
print("values:", text(none), text(some), text(nil), text(empty.first), text(pairs["b"]), text([1, 2].max()))
print("mapped:", text(none.map { $0 + 1 }), text(some.map { $0 + 1 }), text(none.flatMap { $0 > 3 ? $0 : nil }))
print("conditional:", text(some.flatMap { $0 > 9 ? $0 : nil }), text(true ? nil : 1), text(true ? none : some))
print("literals:", text(["a": 1]["b"]), text([1, 2].last { $0 > 5 }), text([1].first), text(Optional(nil)))
print("chains:", text(none?.signum()), text(some?.signum()), text(["ab"].first?.count))
// expect: values: some none some 4 none some none some none some 2
// expect: mapped: none some 5 none
// expect: conditional: some none none some none
// expect: literals: none some none some 1 none
// expect: chains: none some 1 some 2
