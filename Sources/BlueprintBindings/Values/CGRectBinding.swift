import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let cgRect = Binding("CGRect") { table in
        table.register(
            CGRect.self,
            as: "CGRect",
            summary: "A rectangle, in points.",
            example: "CGRect(x: 10, y: 20, width: 30, height: 40)"
        ) { rect in
            rect.method("applying(_ t: CGAffineTransform) -> CGRect", summary: "Returns the value after a transform.") {
                $0.applying(try $1["t"])
            }
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
            rect.staticProperty("zero", summary: "A rectangle of size 0×0 at 0, 0.", CGRect.zero)
            rect.staticProperty("null", summary: "The intersection of two that do not overlap.", CGRect.null)
            rect.staticProperty("infinite", summary: "A rectangle without bounds.", CGRect.infinite)
            rect.property("origin", \.origin)
            rect.property("size", \.size)
            for (name, path) in measures { rect.property(name, path) }
            describeRelations(of: rect)
            rect.method("insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
                $0.insetBy(dx: try $1.get("dx", as: CGFloat.self), dy: try $1.get("dy", as: CGFloat.self))
            }
            rect.method("offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
                $0.offsetBy(dx: try $1.get("dx", as: CGFloat.self), dy: try $1.get("dy", as: CGFloat.self))
            }
        }
    }

    private static func describeRelations(of rect: TypeRegistration<CGRect>) {
        rect.property("isEmpty", \.isEmpty, summary: "True if it has no area.")
        rect.property("isNull", \.isNull, summary: "True if it is the null rectangle.")
        rect.property("isInfinite", \.isInfinite)
        rect.property("integral", \.integral, summary: "The smallest rectangle with whole numbers that contains it.")
        rect.property("standardized", \.standardized, summary: "The same rectangle with a positive width and height.")
        rect.method("contains(_ point: CGPoint) -> Bool") {
            $0.contains(try $1.get("point", as: CGPoint.self))
        }
        rect.method("contains(_ rect2: CGRect) -> Bool") { $0.contains(try $1.get("rect2", as: CGRect.self)) }
        rect.method("inset(by insets: UIEdgeInsets) -> CGRect") { $0.inset(by: try $1["insets"]) }
        rect.method("intersection(_ r2: CGRect) -> CGRect", summary: "The area in both; null if there is none.") {
            $0.intersection(try $1["r2"])
        }
        rect.method("intersects(_ r2: CGRect) -> Bool") { $0.intersects(try $1["r2"]) }
        rect.method("union(_ r2: CGRect) -> CGRect", summary: "The smallest rectangle that contains both.") {
            $0.union(try $1["r2"])
        }
    }

    private static var measures: [(String, KeyPath<CGRect, CGFloat>)] {
        [
            ("minX", \.minX), ("midX", \.midX), ("maxX", \.maxX), ("minY", \.minY), ("midY", \.midY),
            ("maxY", \.maxY), ("width", \.width), ("height", \.height),
        ]
    }
}
