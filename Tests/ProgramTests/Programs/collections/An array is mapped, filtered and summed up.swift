let widths = [40, 120, 80, 200]
print(widths.map { $0 / 2 })  // expect: [20, 60, 40, 100]
print(widths.filter { $0 > 60 })  // expect: [120, 80, 200]
print(widths.reduce(0, +))  // expect: 440
print(widths.reduce("") { "\($0)\($1 / 40)" })  // expect: 1325
print(widths.compactMap { $0 > 100 ? "\($0)" : nil })  // expect: ["120", "200"]
print([[1, 2], [], [3]].flatMap { $0 })  // expect: [1, 2, 3]
