var total = 0
let add: (Int) -> Void = { total += $0 }
let read = { total }
add(4)
add(5)
print(read())  // expect: 9
total = 1
print(read())  // expect: 1
