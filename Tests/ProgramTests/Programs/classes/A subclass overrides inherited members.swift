class Shape {
    let name: String

    init(name: String) {
        self.name = name
    }

    func area() -> Double { 0 }

    func text() -> String { "\(name): \(area())" }
}

class Rectangle: Shape {
    var width: Double
    var height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
        super.init(name: "rectangle")
    }

    override func area() -> Double { width * height }
}

final class Square: Rectangle {
    init(side: Double) {
        super.init(width: side, height: side)
    }

    override func text() -> String { "square, a " + super.text() }
}

let shapes: [Shape] = [Shape(name: "point"), Rectangle(width: 2, height: 3), Square(side: 4)]
for shape in shapes { print(shape.text()) }
// expect: point: 0.0
// expect: rectangle: 6.0
// expect: square, a rectangle: 16.0
