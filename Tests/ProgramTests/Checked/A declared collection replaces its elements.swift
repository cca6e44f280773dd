struct Stack<T>: RangeReplaceableCollection, BidirectionalCollection, MutableCollection {
    var items: [T] = []
    init() {}
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> T {
        get { items[i] }
        set { items[i] = newValue }
    }
    mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with new: C) where C.Element == T {
        items.replaceSubrange(r, with: new)
    }
}
var s = Stack([1, 2, 3]); s.append(4); s.insert(0, at: 0); s += [9]; s.remove(at: 1);
print(s.items, s.removeLast(), s.popLast() as Any, s.removeFirst(), s.items)
s.append(contentsOf: [5, 6]); s.removeAll { $0 == 2 };
print(s.items, s.filter { $0 > 3 }.items, (s + [7]).items, Stack(repeating: 1, count: 2).items);
s.removeSubrange(0..<1); s.replaceSubrange(0...0, with: [8, 8]); print(s.items); s.removeAll(); print(s.isEmpty)

// expect: [0, 2, 3, 4, 9] 9 Optional(4) 0 [2, 3]
// expect: [3, 5, 6] [5, 6] [3, 5, 6, 7] [1, 1]
// expect: [8, 8, 6]
// expect: true
