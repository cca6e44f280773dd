let pairs = [("a", 1), ("b", 2), ("a", 4)]
let sums = Dictionary(pairs, uniquingKeysWith: +)
print(sums["a"] ?? 0, sums["b"] ?? 0, sums.count)  // expect: 5 2 2
let first = Dictionary(zip(["x", "x"], [1, 2])) { old, _ in old }
print(first)  // expect: ["x": 1]
