struct Box<T> {
    var value: T
}

struct Item {
    var name: String
    var size: Int?
}

func all<T>(_ function: (String) -> T) -> [T] { [function("abc"), function("d")] }
func box<T>(_ function: (String) -> T) -> Box<T> { Box(value: function("abc")) }
func show(_ value: Int??) { print(value as Any) }

let words = ["ab", "c"]
let wide: Box<Int?> = box(\.count)
print(wide)
let function: (String) -> Int? = \.count
print(function("a") as Any)
let any: (String) -> Any = \.count
print(any("ab"))
let path = \String.count
let stored: (String) -> Int? = { $0[keyPath: path] }
print(stored("abc") as Any)
let first: Int?? = all(\.count).first
print(first as Any)
show(words.map(\.count).first)
show(words.map(\.count).last)
let counts: [Int?] = words.map(\.count)
print(counts)
let items = [Item(name: "a", size: nil), Item(name: "b", size: 2)]
print(items.map(\.size), items.compactMap(\.size))
show(items.map(\.size).last ?? nil)
show(Optional(3).flatMap { $0 > 2 ? $0 : nil })
show([1, 2].first.flatMap { $0 > 0 ? $0 : nil })
// expect: Box<Optional<Int>>(value: Optional(3))
// expect: Optional(1)
// expect: 2
// expect: Optional(3)
// expect: Optional(Optional(3))
// expect: Optional(Optional(2))
// expect: Optional(Optional(1))
// expect: [Optional(2), Optional(1)]
// expect: [nil, Optional(2)] [2]
// expect: Optional(Optional(2))
// expect: Optional(Optional(3))
// expect: Optional(Optional(1))
