print([1, 2.5, 3], 1 + 2.5)  // expect: [1.0, 2.5, 3.0] 3.5
print([[1], [2.5]], 2 * 3.0)  // expect: [[1.0], [2.5]] 6.0
print(["a": 1, "b": 2.5].values.sorted(), 1 - 0.5)  // expect: [1.0, 2.5] 0.5
let third = 0.25
print([1, third], 1 + 2.5)  // expect: [1.0, 0.25] 3.5
print([1, 2], [1, 2.5].map { $0 * 2 }, 3 * 0.5)  // expect: [1, 2] [2.0, 5.0] 1.5
