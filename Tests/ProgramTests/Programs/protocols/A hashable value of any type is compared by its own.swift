struct Square: Hashable { var side: Double }
struct Circle: Hashable { var radius: Double }
struct Name: Hashable {
    let text: String
    static func == (left: Name, right: Name) -> Bool { left.text.lowercased() == right.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
print(AnyHashable(Square(side: 1)) == AnyHashable(Circle(radius: 1)))  // expect: false
print(AnyHashable(Name(text: "A")) == AnyHashable(Name(text: "a")))  // expect: true

struct AnyShape: Hashable {
    private let base: AnyHashable
    init<Shape: Hashable>(_ shape: Shape) { base = shape }
}
let shapes: Set = [AnyShape(Square(side: 1)), AnyShape(Circle(radius: 1)), AnyShape(Square(side: 1))]
print(shapes.count, AnyShape(Square(side: 1)) == AnyShape(Circle(radius: 1)))  // expect: 2 false

class Item: Hashable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class Special: Item {}
let items: [AnyHashable] = [Item(1), Special(1), Item(2)]
print(items[0] == items[1], items[0] == items[2], AnyHashable(Int8(1)) == AnyHashable(1))  // expect: true false true
var names: [AnyHashable: Int] = [Name(text: "x"): 1, "x": 2]
names[Name(text: "X")] = 3
print(names.count, names[Name(text: "x")] ?? 0)  // expect: 2 3
