struct Vector: Equatable {
    var x: Double
    var y: Double

    static func + (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x + right.x, y: left.y + right.y)
    }

    static prefix func - (vector: Vector) -> Vector {
        Vector(x: -vector.x, y: -vector.y)
    }

    static func += (left: inout Vector, right: Vector) { left = left + right }
}

var sum = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
sum += -Vector(x: 1, y: 1)
print(sum.x, sum.y, sum == Vector(x: 3, y: 5))  // expect: 3.0 5.0 true
