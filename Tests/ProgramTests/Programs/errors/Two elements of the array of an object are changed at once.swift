final class List { var items = [1, 2] }
func add(_ first: inout Int, _ second: Int) { first += second }
func move(_ first: inout Int, _ second: inout Int) { first += second }
let list = List()
add(&list.items[0], list.items[1])
print(list.items)  // expect: [3, 2]
move(&list.items[0], &list.items[1])
// expect error: overlapping accesses to a value that is being changed, but modification requires exclusive access
