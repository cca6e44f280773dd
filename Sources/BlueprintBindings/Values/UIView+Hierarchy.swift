import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the members for the superview and the subviews of a view.
    static func describeHierarchy(of view: TypeRegistration<UIView>) {
        view.method("exchangeSubview(at index1: Int, withSubviewAt index2: Int)") { view, arguments in
            let (first, second): (Int, Int) = (try arguments["index1"], try arguments["index2"])
            guard view.subviews.indices.contains(first), view.subviews.indices.contains(second) else {
                throw BindingError("index out of range: the view has \(view.subviews.count) subviews")
            }
            view.exchangeSubview(at: first, withSubviewAt: second)
        }
        view.method(
            "hitTest(_ point: CGPoint, with event: Any?) -> UIView?",
            summary: "Returns the view that a touch reaches."
        ) {
            $0.hitTest(try $1["point"], with: nil)
        }
        view.method(
            "point(inside point: CGPoint, with event: Any?) -> Bool",
            summary: "Returns true if a point is inside."
        ) {
            $0.point(inside: try $1["point"], with: nil)
        }
    }

    /// Declares the members for the size of a view.
    static func describeSizes(of view: TypeRegistration<UIView>) {
        view.staticMethod("performWithoutAnimation(_ actions: () -> Void)", summary: "Calls a closure.") {
            _ = try $0.function("actions")?.call()
        }
    }
}
