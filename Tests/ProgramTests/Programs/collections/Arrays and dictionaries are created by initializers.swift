print([Int](repeating: 7, count: 2), [Character]("ab"))  // expect: [7, 7] ["a", "b"]
print([String: Int](uniqueKeysWithValues: [("a", 1)]), Dictionary<String, Int>())  // expect: ["a": 1] [:]
print(Dictionary<String, Int>(uniqueKeysWithValues: zip(["k"], [2])))  // expect: ["k": 2]
var rows = [[Int]](repeating: [], count: 2)
rows[0].append(1)
print(rows, Array<String>())  // expect: [[1], []] []
let pickers: [String: (Int, Int) -> Int] = ["max": max, "+": (+)]
print(pickers["max"]?(3, 9) ?? 0, pickers["+"]?(1, 2) ?? 0)  // expect: 9 3
