protocol Shape: AnyObject { var name: String { get set } }
protocol Named { var name: String { get } }
extension Named { var greeting: String { "Hi \(name)" } }
final class Square: Shape, Named { var name = "square" }

typealias NamedShape = Shape & Named
let shape: any Shape & Named = Square()
shape.name = "box"
print(shape.greeting)  // expect: Hi box
func greet(_ shape: NamedShape) -> String { shape.greeting }
print(greet(Square()))  // expect: Hi square
