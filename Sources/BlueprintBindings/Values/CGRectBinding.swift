import Foundation
import SwiftInterpreter

extension Binding {
    static let cgRect = Binding("CGRect") { table in
        table.register(
            CGRect.self,
            as: "CGRect",
            summary: "A rectangle, in points.",
            example: "CGRect(x: 10, y: 20, width: 30, height: 40)"
        ) { rect in
            rect.initializer("init()", summary: "0×0 at 0, 0.") { _ in CGRect.zero }
            rect.initializer("init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") {
                CGRect(
                    x: try $0.get("x", as: CGFloat.self),
                    y: try $0.get("y", as: CGFloat.self),
                    width: try $0.get("width", as: CGFloat.self),
                    height: try $0.get("height", as: CGFloat.self)
                )
            }
            rect.initializer("init(origin: CGPoint, size: CGSize)") {
                CGRect(origin: try $0["origin"], size: try $0["size"])
            }
            rect.staticProperty("zero", CGRect.zero)
            rect.property("origin", \.origin)
            rect.property("size", \.size)
            for (name, path) in measures { rect.property(name, path) }
            rect.method("insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
                $0.insetBy(dx: try $1.get("dx", as: CGFloat.self), dy: try $1.get("dy", as: CGFloat.self))
            }
            rect.method("offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
                $0.offsetBy(dx: try $1.get("dx", as: CGFloat.self), dy: try $1.get("dy", as: CGFloat.self))
            }
        }
    }

    private static var measures: [(String, KeyPath<CGRect, CGFloat>)] {
        [
            ("minX", \.minX), ("midX", \.midX), ("maxX", \.maxX), ("minY", \.minY), ("midY", \.midY),
            ("maxY", \.maxY), ("width", \.width), ("height", \.height),
        ]
    }
}
