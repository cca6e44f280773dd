let numbers = [5, 3, 8, 1, 9]
let middle = numbers[1...3]
print(middle, middle[1], middle.startIndex, middle.endIndex, middle.indices)
// expect: [3, 8, 1] 3 1 4 1..<4
print(middle.firstIndex(of: 8) ?? -1, middle.lastIndex { $0 > 2 } ?? -1, middle.index(after: 1))
// expect: 2 2 2
for index in middle.indices { print(index, middle[index]) }
// expect: 1 3
// expect: 2 8
// expect: 3 1
for (offset, number) in middle.enumerated() { print(offset, number) }
// expect: 0 3
// expect: 1 8
// expect: 2 1
print(middle.dropFirst().startIndex, middle[2...], numbers[...].count, numbers[5...].isEmpty)
// expect: 2 [8, 1] 5 true
print(numbers.dropFirst(3).startIndex, numbers.suffix(2).indices, numbers.drop { $0 > 2 }.startIndex)
// expect: 3 3..<5 3
let parts = numbers.split(separator: 8)
print(parts.map(\.startIndex), parts)  // expect: [0, 3] [ArraySlice([5, 3]), ArraySlice([1, 9])]
print(middle.map { $0 * 2 }, middle.reduce(0, +), middle.sorted(), middle.max() ?? 0)
// expect: [6, 16, 2] 12 [1, 3, 8] 8
print(Array(middle)[0], Set(middle).contains(8), String(Array("hello")[1...3]))
// expect: 3 true ell
print(Array(zip(middle.indices, middle)))  // expect: [(1, 3), (2, 8), (3, 1)]
print(middle == [3, 8, 1], [3, 8, 1] == middle, middle == numbers[0...2])
// expect: true true false
print(type(of: middle), [middle], Optional(middle) as Any)
// expect: ArraySlice<Int> [ArraySlice([3, 8, 1])] Optional(ArraySlice([3, 8, 1]))
print(type(of: middle + [1]), type(of: [1] + middle), middle + [1])
// expect: ArraySlice<Int> Array<Int> [3, 8, 1, 1]
