// swift-format-ignore-file: NeverForceUnwrap
func show(_ value: Any) { print(value) }
show(Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])["y"]!)
show(Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +)["x"]!)
show(Dictionary(uniqueKeysWithValues: [(1, "a")])[1]!)
show(Dictionary(uniqueKeysWithValues: [("x", 1)])["x"] ?? 0)
let value: Any = Dictionary(uniqueKeysWithValues: [("x", 1.5)])["x"]!
print(value)
// expect: 2
// expect: 3
// expect: a
// expect: 1
// expect: 1.5
