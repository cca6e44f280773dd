import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let cgAffineTransform = Binding("CGAffineTransform") { table in
        table.register(
            CGAffineTransform.self,
            as: "CGAffineTransform",
            summary: "A transform in the plane.",
            example: "CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)"
        ) { transform in
            transform.staticProperty("identity", summary: "The transform without effect.", CGAffineTransform.identity)
            transform.initializer("init()", summary: "The transform without effect.") { _ in CGAffineTransform() }
            transform.initializer("init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)") {
                CGAffineTransform(
                    a: try $0["a"],
                    b: try $0["b"],
                    c: try $0["c"],
                    d: try $0["d"],
                    tx: try $0["tx"],
                    ty: try $0["ty"]
                )
            }
            for (name, path) in parts { transform.property(name, path) }
            transform.property("isIdentity", \.isIdentity, summary: "True if it has no effect.")
            transform.method("inverted() -> CGAffineTransform", summary: "Returns the inverse transform.") {
                transform,
                _ in
                transform.inverted()
            }
            transform.initializer("init(translationX tx: CGFloat, y ty: CGFloat)") {
                CGAffineTransform(translationX: try $0["tx"], y: try $0["ty"])
            }
            transform.initializer("init(scaleX sx: CGFloat, y sy: CGFloat)") {
                CGAffineTransform(scaleX: try $0["sx"], y: try $0["sy"])
            }
            transform.initializer("init(rotationAngle angle: CGFloat)", summary: "A rotation in radians, clockwise.") {
                CGAffineTransform(rotationAngle: try $0.get("angle", as: CGFloat.self))
            }
            transform.method("translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
                $0.translatedBy(x: try $1["x"], y: try $1["y"])
            }
            transform.method("scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
                $0.scaledBy(x: try $1["x"], y: try $1["y"])
            }
            transform.method("rotated(by angle: CGFloat) -> CGAffineTransform") {
                $0.rotated(by: try $1.get("angle", as: CGFloat.self))
            }
            transform.method("concatenating(_ other: CGAffineTransform) -> CGAffineTransform") {
                $0.concatenating(try $1["other"])
            }
        }
    }

    private static var parts: [(String, WritableKeyPath<CGAffineTransform, CGFloat>)] {
        [("a", \.a), ("b", \.b), ("c", \.c), ("d", \.d), ("tx", \.tx), ("ty", \.ty)]
    }
}
