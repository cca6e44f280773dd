import Foundation
import SwiftInterpreter

extension Binding {
    static let cgPoint = Binding("CGPoint") { table in
        table.register(
            CGPoint.self,
            as: "CGPoint",
            summary: "A point: x and y in points.",
            example: "CGPoint(x: 10, y: 20)"
        ) { point in
            point.method("applying(_ t: CGAffineTransform) -> CGPoint", summary: "Returns the value after a transform.")
            {
                $0.applying(try $1["t"])
            }
            point.initializer("init()", summary: "The point 0, 0.") { _ in CGPoint.zero }
            point.initializer("init(x: CGFloat, y: CGFloat)") {
                CGPoint(x: try $0.get("x", as: CGFloat.self), y: try $0.get("y", as: CGFloat.self))
            }
            point.staticProperty("zero", summary: "The point 0, 0.", CGPoint.zero)
            point.property("x", \.x)
            point.property("y", \.y)
            point.bareWords { words in
                CommandNumber.numbers(words, count: 2).map { ("CGPoint(x: \($0[0]), y: \($0[1]))", 2) }
            }
        }
    }
}
