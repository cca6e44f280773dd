protocol Shape {
    associatedtype Area: Numeric
    var area: Area { get }
    static var kind: String { get }
}
extension Shape {
    static var kind: String { "\(Self.self)" }
}
struct Square: Shape { var area: Int { 4 } }
struct Circle: Shape { var area = 3.5 }
extension Int: Shape { var area: Int { self } }
extension Character: Shape { var area: Int { 1 } }
func describe<S: Shape>(_ shape: S) -> String { "\(S.self) \(S.kind) \(type(of: shape)) \(shape.area + shape.area)" }
func open(_ shape: any Shape) -> String { describe(shape) }
struct Page {
    func describe<S: Shape>(_ shape: S, count: Int) -> String { "\(S.kind) \(count)" }
}
let all: [any Shape] = [Square(), Circle(), 5, "a" as Character]
for shape in all { print(open(shape), describe(shape), Page().describe(shape, count: 2)) }
func same<S: Shape>(_ shape: S) -> S { shape }
print(all.map { same($0) }, type(of: same(all[0])))
// expect: Square Square Square 8 Square Square Square 8 Square 2
// expect: Circle Circle Circle 7.0 Circle Circle Circle 7.0 Circle 2
// expect: Int Int Int 10 Int Int Int 10 Int 2
// expect: Character Character Character 2 Character Character Character 2 Character 2
// expect: [main.Square(), main.Circle(area: 3.5), 5, "a"] Square
