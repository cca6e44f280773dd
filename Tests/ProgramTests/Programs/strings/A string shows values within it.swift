let name = "Row"
let gap = 8.5
print("\(name) has a gap of \(gap)")  // expect: Row has a gap of 8.5
print("\(2 + 3) and \([1, 2].count)")  // expect: 5 and 2
print("a \"quoted\" word and a \\")  // expect: a "quoted" word and a \
