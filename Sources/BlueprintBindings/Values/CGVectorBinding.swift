import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let cgVector = Binding("CGVector") { table in
        table.register(
            CGVector.self,
            as: "CGVector",
            summary: "A direction and a length.",
            example: "CGVector(dx: 1, dy: 2)"
        ) { vector in
            vector.initializer("init(dx: CGFloat, dy: CGFloat)") {
                CGVector(dx: try $0.get("dx", as: CGFloat.self), dy: try $0.get("dy", as: CGFloat.self))
            }
            vector.staticProperty("zero", summary: "A vector of length 0.", CGVector.zero)
            vector.property("dx", \.dx)
            vector.property("dy", \.dy)
        }
    }
}
