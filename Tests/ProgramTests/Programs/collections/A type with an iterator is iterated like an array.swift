struct Countdown: Sequence, IteratorProtocol {
    var count: Int

    mutating func next() -> Int? {
        guard count > 0 else { return nil }
        defer { count -= 1 }
        return count
    }
}

struct Shelf: Sequence {
    var books: [String]
    func makeIterator() -> IndexingIterator<[String]> { books.makeIterator() }
}

struct Ring: Collection {
    var items: [String]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> String { items[index] }
}

for number in Countdown(count: 3) { print(number) }
// expect: 3
// expect: 2
// expect: 1
print(Countdown(count: 4).map { $0 * 2 }, Array(Countdown(count: 2)))  // expect: [8, 6, 4, 2] [2, 1]
print(Countdown(count: 1_000_000_000).prefix(2).map { $0 })  // expect: [1000000000, 999999999]
print(Shelf(books: ["b", "a"]).sorted(), Shelf(books: ["c"]).contains("c"))  // expect: ["a", "b"] true
let ring = Ring(items: ["x", "y"])
for item in ring { print(item) }
// expect: x
// expect: y
print(ring.count, ring.first ?? "none", ring.isEmpty, ring[1])  // expect: 2 x false y
print(zip(ring, Countdown(count: 2)).map { "\($0)\($1)" })  // expect: ["x2", "y1"]
