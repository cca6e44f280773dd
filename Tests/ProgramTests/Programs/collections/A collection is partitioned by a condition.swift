var numbers = [30, 40, 20, 30, 30, 60, 10]
let start = numbers.partition { $0 > 30 }
print(start, numbers)  // expect: 5 [30, 10, 20, 30, 30, 60, 40]
print(numbers.partition(by: { _ in false }), numbers.partition(by: { _ in true }))  // expect: 7 0
var part = numbers[1...4]
print(part.partition { $0 == 30 }, part)  // expect: 3 [10, 20, 30, 30]
var none: [Int] = []
print(none.partition { $0 > 0 })  // expect: 0

struct Ring: MutableCollection {
    var items: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int {
        get { items[i] }
        set { items[i] = newValue }
    }
}
var ring = Ring(items: [5, 1, 4, 2, 3])
print(ring.partition { $0 > 2 }, ring.items)  // expect: 2 [1, 2, 4, 5, 3]

struct Line: MutableCollection, BidirectionalCollection {
    var items: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> Int {
        get { items[i] }
        set { items[i] = newValue }
    }
}
var line = Line(items: [5, 1, 4, 2, 3])
print(line.partition { $0 > 2 }, line.items)  // expect: 2 [2, 1, 4, 5, 3]
