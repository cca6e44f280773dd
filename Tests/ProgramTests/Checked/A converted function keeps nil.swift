func text(_ n: Int??) -> String {
    switch n {
    case .none: "none"
    case .some(.none): "some none"
    case .some(.some(let n)): "some \(n)"
    }
}
struct Item { var size: Int? }
func none(_ n: Int) -> Int? { nil }
let make: () -> Int? = { nil }
let made: () -> Int?? = make
let pair: () -> (Int?, Int?) = { (nil, 1) }
let pairs: () -> (Int??, Int??) = pair
let taking: (Int?) -> String = text
print("functions:", text(made()), text(pairs().0), text(pairs().1), taking(nil), taking(1))
let mapped: [Int??] = [1].map(none)
let sizes: [Int??] = [Item(size: nil), Item(size: 3)].map(\.size)
let closures: [Int??] = [Item(size: nil), Item(size: 3)].map { $0.size }
print("lists:", mapped.map(text), sizes.map(text), closures.map(text))
func nested(_ make: () -> () -> Int??) -> String { text(make()()) }
func returning() -> () -> Int? { { nil } }
print("nested:", nested { { none(1) } }, nested { returning() })

// An optional in a collection, and one of another type, is a value of the deeper one.
class Base {}
class Derived: Base {}
let object: Derived? = nil
let base: Base?? = object
let any: Any?? = none(1)
let list: [Int?] = [nil]
let deeper: [Int??] = list
print("values:", base == nil, any == nil, deeper.map(text))
// expect: functions: none none some 1 none some 1
// expect: lists: ["none"] ["none", "some 3"] ["some none", "some 3"]
// expect: nested: some none none
// expect: values: true true ["some none"]
