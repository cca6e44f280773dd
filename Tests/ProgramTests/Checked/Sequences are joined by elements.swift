print(Array([[1], [2, 3], []].joined(separator: [0])), [[1], [2]].joined(separator: [7, 8]).map { $0 + 1 })
print(Array([1...2, 5...6].joined(separator: [0])), ["a", "b"].joined(separator: "-"))
// expect: [1, 0, 2, 3, 0] [2, 8, 9, 3]
// expect: [1, 2, 0, 5, 6] a-b
