struct Stack<Element>: Sequence {
    var items: [Element]
    func makeIterator() -> some IteratorProtocol<Element> { items.reversed().makeIterator() }
}

func opaque() -> some Collection<String> { ["a", "b"].lazy.map { $0 + "!" } }

print(Array(Stack(items: [1, 2, 3])))
var iterator: any IteratorProtocol<Int> = [1, 2].makeIterator()
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
var list: any RangeReplaceableCollection<Int> = [1]
list.append(2)
print(list, list.count, list.first as Any, list.map { $0 + 1 })
let doubled: any Sequence<Int> = [1, 2, 3].lazy.map { $0 * 2 }
print(Array(doubled), doubled.contains { $0 == 4 }, doubled.reduce(0, +))
let text: any StringProtocol = "abc"
print(text.uppercased(), text.count, text.hasPrefix("a"), text.reversed().count)
let real: any BinaryFloatingPoint = 2.5
print(real.rounded(), real.isZero, type(of: real))
print(opaque().count, Array(opaque()), opaque().first as Any, opaque().joined(separator: "-"))
// expect: [3, 2, 1]
// expect: Optional(1) Optional(2) nil
// expect: [1, 2] 2 Optional(1) [2, 3]
// expect: [2, 4, 6] true 12
// expect: ABC 3 true 3
// expect: 3.0 false Double
// expect: 2 ["a!", "b!"] Optional("a!") a!-b!
