var number = 3
let double = { (value: inout Int) in value *= 2 }
double(&number)
print(number)  // expect: 6
let increase: (inout Int) -> Void = { $0 += 1 }
increase(&number)
func add(_ other: Int, to value: inout Int) { value += other }
let sum = add
sum(4, &number)
let labelled = add(_:to:)
labelled(1, &number)
print(number)  // expect: 12
let changes: [(inout Int) -> Void] = [{ $0 += 1 }, { value in value *= 3 }, { (value: inout Int) in value -= 1 }]
for change in changes { change(&number) }
print(number, changes.count)  // expect: 38 3
print(type(of: double))  // expect: (inout Int) -> ()
print(((inout Int) -> Void).self)  // expect: (inout Int) -> ()
print(type(of: add))  // expect: (Int, inout Int) -> ()
