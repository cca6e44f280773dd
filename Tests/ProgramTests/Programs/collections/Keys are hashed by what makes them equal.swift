struct Point: Hashable { var x = 0, y = 0 }
enum Shape: Hashable { case circle(Point), square }
struct Named: Hashable {
    var name: String
    var note = ""
    static func == (left: Named, right: Named) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
class Animal: Hashable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (left: Animal, right: Animal) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}
final class Dog: Animal {}

var points: Set<Point> = []
for i in 0..<300 { points.insert(Point(x: i % 20, y: i % 15)) }
print(points.count)
var shapes: [Shape: Int] = [:]
for i in 0..<200 { shapes[.circle(Point(x: i % 50)), default: 0] += 1 }
shapes[.square] = 7
print(shapes.count, shapes[.circle(Point(x: 3))] ?? 0, shapes[.square] ?? 0)
print(Set([Named(name: "a", note: "1"), Named(name: "a", note: "2"), Named(name: "b")]).count)
let animals: Set<Animal> = [Dog(1), Animal(1), Dog(2)]
print(animals.count)
var (one, other) = (Hasher(), Hasher())
one.combine(Point(x: 1))
one.combine("text")
Point(x: 1).hash(into: &other)
"text".hash(into: &other)
print(one.finalize() == other.finalize(), Point().hashValue == Point().hashValue)
let isSame = Point(x: 1).hashValue == Point(x: 2).hashValue
print(isSame, Named(name: "a").hashValue == Named(name: "a", note: "x").hashValue)
// expect: 60
// expect: 51 4 7
// expect: 2
// expect: 2
// expect: true true
// expect: false true
