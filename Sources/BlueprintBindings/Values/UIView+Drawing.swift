import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the properties of drawing and touches, which change nothing here.
    static func describeDrawing(of view: TypeRegistration<UIView>) {
        view.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
        view.property("autoresizesSubviews", \.autoresizesSubviews, summary: "True if subviews are resized with it.")
        view.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
        view.property("contentScaleFactor", \.contentScaleFactor, summary: "The number of pixels in a point.")
        view.property("isExclusiveTouch", \.isExclusiveTouch)
        view.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
        view.property("isOpaque", \.isOpaque, summary: "True if it covers what is behind it.")
        view.property("mask", \.mask, summary: "The view whose opacity applies to this one.")
        view.property("restorationIdentifier", \.restorationIdentifier)
        view.method("setNeedsDisplay()", summary: "Does nothing: nothing is drawn.") { view, _ in
            view.setNeedsDisplay()
        }
        view.method("setNeedsDisplay(_ rect: CGRect)") { $0.setNeedsDisplay(try $1.get("rect", as: CGRect.self)) }
        view.method("draw(_ rect: CGRect)", summary: "Does nothing: nothing is drawn.") { $0.draw(try $1["rect"]) }
        view.method("awakeFromNib()") { view, _ in view.awakeFromNib() }
        view.method("prepareForInterfaceBuilder()") { view, _ in view.prepareForInterfaceBuilder() }
        view.method(
            "@discardableResult endEditing(_ force: Bool) -> Bool",
            summary: "Takes the focus from it and the views in it."
        ) {
            $0.endEditing(try $1["force"])
        }
        view.property("next", summary: "The controller of the view, or else the superview.") { $0.next }
        view.property("inputView", \.inputView, summary: "The view in place of the keyboard.")
        view.property("inputAccessoryView", \.inputAccessoryView, summary: "The view above the keyboard.")
    }
}
