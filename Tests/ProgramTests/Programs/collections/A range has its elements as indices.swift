let numbers = 3..<7
print(numbers.startIndex, numbers.endIndex, numbers[4], numbers.count, numbers.first ?? 0, numbers.last ?? 0)
print(numbers.index(after: 3), numbers.index(3, offsetBy: 2), numbers.distance(from: 3, to: 5))
print(numbers.firstIndex(of: 5) ?? 0, numbers.firstIndex { $0 > 4 } ?? 0, numbers.lastIndex(of: 6) ?? 0)
print(numbers.index(3, offsetBy: 9, limitedBy: 7) ?? 0, numbers.index(before: 5))
print(Array(numbers.indices), numbers.indices)
print(numbers[4...], numbers[..<5], numbers.prefix(2), numbers.dropFirst(), numbers.suffix(2), numbers.dropLast(9))

func first<C: Collection>(of all: C) -> C.Element { all[all.startIndex] }
func rest<C: Collection>(of all: C) -> [C.Element] { Array(all[all.index(after: all.startIndex)...]) }
func second<C: RandomAccessCollection>(of all: C) -> C.Element where C.Index == Int { all[all.startIndex + 1] }
print(first(of: 3..<7), first(of: 3...7), first(of: [9]), first(of: "xy"))
print(rest(of: 3..<7), rest(of: 3...6), rest(of: [1, 2]), rest(of: "xyz"))
print(second(of: 3..<7), second(of: [1, 2]))
let closed = 1...4
print(closed[closed.startIndex], closed.count)
// expect: 3 7 4 4 3 6
// expect: 4 5 2
// expect: 5 5 6
// expect: 0 4
// expect: [3, 4, 5, 6] 3..<7
// expect: 4..<7 3..<5 3..<5 4..<7 5..<7 3..<3
// expect: 3 3 9 x
// expect: [4, 5, 6] [4, 5, 6] [2] ["y", "z"]
// expect: 4 2
// expect: 1 4
