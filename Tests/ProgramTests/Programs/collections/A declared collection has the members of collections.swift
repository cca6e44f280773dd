struct Evens: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Int { index * 2 }
}
let evens = Evens()
for number in evens { print(number) }
print(evens.count, Array(evens), evens.first ?? -1, evens.isEmpty, evens.map { $0 + 1 }, evens.dropFirst().count)
print(evens.reduce(0, +), evens.contains(4), evens.sorted(by: >), evens.enumerated().map { $0.offset + $0.element })
// expect: 0
// expect: 2
// expect: 4
// expect: 3 [0, 2, 4] 0 false [1, 3, 5] 2
// expect: 6 true [4, 2, 0] [0, 3, 6]
