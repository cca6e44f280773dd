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
        view.method("convert(_ point: CGPoint, from view: UIView?) -> CGPoint") {
            $0.convert(try $1.get("point", as: CGPoint.self), from: try $1["view"])
        }
        view.method("convert(_ point: CGPoint, to view: UIView?) -> CGPoint") {
            $0.convert(try $1.get("point", as: CGPoint.self), to: try $1["view"])
        }
        view.method("convert(_ rect: CGRect, from view: UIView?) -> CGRect") {
            $0.convert(try $1.get("rect", as: CGRect.self), from: try $1["view"])
        }
        view.method("convert(_ rect: CGRect, to view: UIView?) -> CGRect") {
            $0.convert(try $1.get("rect", as: CGRect.self), to: try $1["view"])
        }
    }

    /// Declares the members for the size of a view.
    static func describeSizes(of view: TypeRegistration<UIView>) {
        view.property("intrinsicContentSize", summary: "The size of the content; -1 for none.") {
            $0.intrinsicContentSize
        }
        view.staticMethod("performWithoutAnimation(_ actions: () -> Void)", summary: "Calls a closure.") {
            _ = try $0.function("actions")?.call()
        }
    }
}
