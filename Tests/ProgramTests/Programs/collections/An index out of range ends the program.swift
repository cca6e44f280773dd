let names = ["Ada", "Alan"]
let index = names.count
print(names[1])  // expect: Alan
print(names[index])
// expect error: index out of range: 2 is not in 0..<2
