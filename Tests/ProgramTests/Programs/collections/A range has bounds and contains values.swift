let columns = 0..<4
print(columns.count)  // expect: 4
print(columns.contains(4))  // expect: false
print((1...4).contains(4))  // expect: true
print((1...3).map { $0 * $0 })  // expect: [1, 4, 9]
print(columns.reversed().map { $0 })  // expect: [3, 2, 1, 0]
