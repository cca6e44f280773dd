import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the members for the superview and the subviews of a view.
    static func describeHierarchy(of view: TypeRegistration<UIView>) {
        view.property("displayContent", summary: "The content that the view displays by itself.") { $0.displayContent }
        view.method("bringSubviewToFront(_ view: UIView)", summary: "Adds a subview in front of the others.") {
            $0.bringSubviewToFront(try $1["view"])
        }
        view.method("sendSubviewToBack(_ view: UIView)", summary: "Inserts a subview behind the others.") {
            $0.sendSubviewToBack(try $1["view"])
        }
        view.method("insertSubview(_ view: UIView, aboveSubview sibling: UIView)") {
            $0.insertSubview(try $1["view"], aboveSubview: try $1.get("sibling", as: UIView.self))
        }
        view.method("insertSubview(_ view: UIView, belowSubview sibling: UIView)") {
            $0.insertSubview(try $1["view"], belowSubview: try $1.get("sibling", as: UIView.self))
        }
        view.method("exchangeSubview(at index1: Int, withSubviewAt index2: Int)") { view, arguments in
            let (first, second): (Int, Int) = (try arguments["index1"], try arguments["index2"])
            guard view.subviews.indices.contains(first), view.subviews.indices.contains(second) else {
                throw BindingError("index out of range: the view has \(view.subviews.count) subviews")
            }
            view.exchangeSubview(at: first, withSubviewAt: second)
        }
        view.method(
            "isDescendant(of view: UIView) -> Bool",
            summary: "Returns true if it is a descendant of a view, or the view itself."
        ) {
            $0.isDescendant(of: try $1["view"])
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
        view.method("sizeToFit()", summary: "Sets its size to the one that fits.") { view, _ in view.sizeToFit() }
        view.method("sizeThatFits(_ size: CGSize) -> CGSize", summary: "Returns the size that fits within another one.")
        {
            $0.sizeThatFits(try $1.get("size", as: CGSize.self))
        }
        view.method("systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize") {
            $0.systemLayoutSizeFitting(try $1["targetSize"])
        }
        view.method("invalidateIntrinsicContentSize()") { view, _ in view.invalidateIntrinsicContentSize() }
        view.method("layoutSubviews()", summary: "Places the subviews.") { view, _ in view.layoutSubviews() }
        view.property("intrinsicContentSize", summary: "The size of the content; -1 for none.") {
            $0.intrinsicContentSize
        }
        view.property("window", summary: "The window that it is in.") { $0.window }
        view.property("safeAreaInsets", summary: "The insets of the safe area.") { $0.safeAreaInsets }
        view.staticProperty("noIntrinsicMetric", summary: "The value for no intrinsic size.", UIView.noIntrinsicMetric)
        view.staticMethod("performWithoutAnimation(_ actions: () -> Void)", summary: "Calls a closure.") {
            _ = try $0.function("actions")?.call()
        }
    }
}
