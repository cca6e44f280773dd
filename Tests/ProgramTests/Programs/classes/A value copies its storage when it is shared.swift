final class Storage {
    var items: [Int]
    init(_ items: [Int]) { self.items = items }
}

struct Stack {
    private var storage = Storage([])
    private(set) var copies = 0
    var items: [Int] { storage.items }
    mutating func push(_ item: Int) {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(storage.items)
            copies += 1
        }
        storage.items.append(item)
    }
}

var first = Stack()
first.push(1)
first.push(2)
print(first.items, first.copies)  // expect: [1, 2] 0
var second = first
second.push(3)
second.push(4)
print(first.items, second.items, second.copies)  // expect: [1, 2] [1, 2, 3, 4] 1

var kept: Storage? = Storage([1])
let other = kept
print(isKnownUniquelyReferenced(&kept), other === kept)  // expect: false true
kept = Storage([2])
print(isKnownUniquelyReferenced(&kept))  // expect: true
