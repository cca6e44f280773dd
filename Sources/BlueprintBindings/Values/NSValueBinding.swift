import Foundation
import SwiftInterpreter

/// A geometric value in an object.
final class GeometricValue {
    /// The value: a point, a size or a rectangle.
    let value: Any

    init(_ value: Any) {
        self.value = value
    }
}

extension Binding {
    static let nsValue = Binding("NSValue") { table in
        table.register(
            GeometricValue.self,
            as: "NSValue",
            summary: "An object with a point, a size or a rectangle, as notifications of a keyboard have it.",
            example: "NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216)).cgRectValue.height"
        ) { value in
            value.hasConstantObjects()
            value.initializer("init(cgPoint point: CGPoint)") { GeometricValue(try $0.get("point", as: CGPoint.self)) }
            value.initializer("init(cgRect rect: CGRect)") { GeometricValue(try $0.get("rect", as: CGRect.self)) }
            value.initializer("init(cgSize size: CGSize)") { GeometricValue(try $0.get("size", as: CGSize.self)) }
            value.property("cgPointValue", summary: "The point; zero for another value.") {
                $0.value as? CGPoint ?? .zero
            }
            value.property("cgRectValue", summary: "The rectangle; zero for another value.") {
                $0.value as? CGRect ?? .zero
            }
            value.property("cgSizeValue", summary: "The size; zero for another value.") {
                $0.value as? CGSize ?? .zero
            }
        }
    }
}
