func text(_ n: Int??) -> String {
    switch n {
    case .none: "none"
    case .some(.none): "some none"
    case .some(.some(let n)): "some \(n)"
    }
}
func same<T>(_ value: T) -> T { value }
func optional<T>(_ value: T?) -> T? { value }
func number(_ value: Int) -> Int { value }
func number(_ value: String) -> Int { 0 }
func call(_ make: (Int) -> Int??) -> String { text(make(1)) }
let x = 1, numbers = [1, 2], some: Int? = 1, empty: [Int] = []

// A literal, and what a generic function returns, has the type that is expected of the branches.
print("literal:", text(x > 2 ? 1 : nil), text(x > 2 ? x : nil), text(x > 2 ? x + 1 : nil))
print("generic:", text(x > 2 ? same(x) : nil), text(x > 2 ? optional(x) : nil), text(x > 2 ? Optional(x) : nil))
print("overloads:", text(x > 2 ? number(x) : nil), text(x > 2 ? max(x, 2) : nil), text(x > 2 ? Int("3") : nil))
print("members:", text(x > 2 ? numbers.count : nil), text(x > 2 ? [1].first : nil), text(x > 2 ? some.map { $0 } : nil))
let chosen: Int?? = if x > 2 { x } else { nil }
print("branches:", text(x > 2 ? x > 1 ? x : 2 : nil), text(x > 2 ? x > 1 ? 1 : nil : nil), text(chosen))

print("closures:", call { $0 > 2 ? $0 : nil }, call { $0 > 2 ? Optional($0) : nil }, call { $0 > 2 ? 4 : nil })
print(
    "statements:",
    call { n in
        let m = n; return m > 2 ? m : nil
    },
    call { n in if n > 2 { n } else { nil } }
)
print("flat:", text(Optional(1).flatMap { $0 > 2 ? $0 : nil }), text(some.flatMap { $0 > 2 ? $0 : nil }))
print(
    "lists:",
    ([1].map { $0 > 2 ? $0 : nil } as [Int??]).map(text),
    (numbers.map { $0 > 2 ? $0 : nil } as [Int??]).map(text)
)
// expect: literal: none some none some none
// expect: generic: none none none
// expect: overloads: some none some none some none
// expect: members: some none none none
// expect: branches: some none none none
// expect: closures: some none none none
// expect: statements: some none none
// expect: flat: none some none
// expect: lists: ["none"] ["some none", "some none"]
