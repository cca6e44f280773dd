import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsValue = Binding("NSValue") { table in
        table.register(
            NSValue.self,
            as: "NSValue",
            summary: "An object with a point, a size or a rectangle, as notifications of a keyboard have it.",
            example: "NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216)).cgRectValue.height"
        ) { value in
            value.hasConstantObjects()
            value.initializer("init(cgPoint point: CGPoint)") {
                NSValue(cgPoint: try $0.get("point", as: CGPoint.self))
            }
            value.initializer("init(cgRect rect: CGRect)") { NSValue(cgRect: try $0.get("rect", as: CGRect.self)) }
            value.initializer("init(cgSize size: CGSize)") { NSValue(cgSize: try $0.get("size", as: CGSize.self)) }
            value.property("cgPointValue", summary: "The point.") { $0.cgPointValue }
            value.property("cgRectValue", summary: "The rectangle.") { $0.cgRectValue }
            value.property("cgSizeValue", summary: "The size.") { $0.cgSizeValue }
        }
    }
}
