let names = ["Ada", "Alan"]
let index = names.count
print(names[1])  // expect: Alan
print(names[index])
// expect error: the index 2 is outside of 0..<2
