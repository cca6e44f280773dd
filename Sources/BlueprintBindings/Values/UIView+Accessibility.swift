import HeadlessUIKit
import SwiftInterpreter

/// The accessibility of a view.
extension Binding {
    static func describeAccessibility(of view: TypeRegistration<UIView>) {
        view.property("isAccessibilityElement", \.isAccessibilityElement, summary: "True if it is read as one element.")
        view.property("accessibilityLabel", \.accessibilityLabel, summary: "The name that is read; nil for none.")
        view.property("accessibilityValue", \.accessibilityValue, summary: "The value that is read; nil for none.")
        view.property("accessibilityHint", \.accessibilityHint, summary: "The result of an action; nil for none.")
        view.property("accessibilityIdentifier", \.accessibilityIdentifier, summary: "The name for tests.")
        view.property("accessibilityTraits", \.accessibilityTraits, summary: "Its kind and its behaviour.")
        view.property("accessibilityFrame", \.accessibilityFrame, summary: "The frame in the topmost view.")
        view.property(
            "accessibilityPath",
            \.accessibilityPath,
            summary: "The outline that is shown; nil for the frame."
        )
        view.property("accessibilityActivationPoint", \.accessibilityActivationPoint)
        view.property("accessibilityContainerType", \.accessibilityContainerType, summary: "The kind of group.")
        view.property("accessibilityCustomActions", \.accessibilityCustomActions)
        view.property("accessibilityCustomContent", \.accessibilityCustomContent)
        view.property("accessibilityElementsHidden", \.accessibilityElementsHidden, summary: "True to read nothing.")
        view.property(
            "accessibilityLanguage",
            \.accessibilityLanguage,
            summary: "The language of the text; nil for none."
        )
        view.property("accessibilityUserInputLabels", \.accessibilityUserInputLabels)
        view.property("accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction)
        view.property("accessibilityViewIsModal", \.accessibilityViewIsModal, summary: "True to read no siblings.")
        view.property("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren)
        view.property(
            "accessibilityElements",
            summary: "The views that are read, in order; nil for the subviews.",
            get: { view in view.accessibilityElements.map { $0.compactMap { $0 as? UIView } } },
            set: { (view: inout UIView, elements: [UIView]?) in view.accessibilityElements = elements }
        )
        view.method(
            "@discardableResult holdForLargeContent(at point: CGPoint) -> UIView?",
            summary: "Holds a point at a large text size, and lifts the finger; UIKit has no such method."
        ) { view, arguments in view.holdForLargeContent(at: try arguments["point"]) as? UIView }
        view.method("accessibilityActivate() -> Bool", summary: "Performs its main action.") { view, _ in
            view.accessibilityActivate()
        }
        view.method("accessibilityIncrement()", summary: "Increases its value.") { view, _ in
            view.accessibilityIncrement()
        }
        view.method("accessibilityDecrement()", summary: "Decreases its value.") { view, _ in
            view.accessibilityDecrement()
        }
        view.method("accessibilityElementIsFocused() -> Bool", summary: "True if it has the focus of accessibility.") {
            view,
            _ in view.accessibilityElementIsFocused()
        }
    }
}
