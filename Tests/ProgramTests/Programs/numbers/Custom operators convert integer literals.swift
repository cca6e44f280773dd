import Foundation

struct Vector: Equatable {
    var x: Double
    static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right) }
    static func * (left: Double, right: Vector) -> Vector { right * left }
    static func *= (left: inout Vector, right: Double) { left = left * right }
    static func / (left: Vector, right: Double) -> Vector { Vector(x: left.x / right) }
}

extension CGSize {
    static func * (left: CGSize, right: CGFloat) -> CGSize {
        CGSize(width: left.width * right, height: left.height * right)
    }
}

postfix operator %%
postfix func %% (value: Double) -> Double { value / 100 }
infix operator <~> : AdditionPrecedence
func <~> (left: Int, right: Int) -> Int { left * 10 + right }

var vector = Vector(x: 1.5) * 2
vector *= 2
vector = vector / 3
print(vector, 4 * vector)  // expect: Vector(x: 2.0) Vector(x: 8.0)
print(CGSize(width: 1, height: 2) * 3)  // expect: CGSize(width: 3.0, height: 6.0)
print(50%%, 1 <~> 2 <~> 3)  // expect: 0.5 123
