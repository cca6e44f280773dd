import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Registers the lengths that change with the superview.
    static func describeResizing(in table: BindingTable) {
        table.register(
            UIView.AutoresizingMask.self,
            as: "UIView.AutoresizingMask",
            traits: .options,
            summary: "A set of lengths that change with the size of the superview."
        ) { mask in
            mask.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            let lengths: [(name: String, summary: String, value: UIView.AutoresizingMask)] = [
                ("flexibleBottomMargin", "The distance to the bottom edge.", .flexibleBottomMargin),
                ("flexibleHeight", "The height.", .flexibleHeight),
                ("flexibleLeftMargin", "The distance to the left edge.", .flexibleLeftMargin),
                ("flexibleRightMargin", "The distance to the right edge.", .flexibleRightMargin),
                ("flexibleTopMargin", "The distance to the top edge.", .flexibleTopMargin),
                ("flexibleWidth", "The width.", .flexibleWidth),
            ]
            for length in lengths { mask.staticProperty(length.name, summary: length.summary, length.value) }
        }
    }

    /// Declares the animations of views, which end at once.
    static func describeAnimations(of view: TypeRegistration<UIView>) {
        view.staticMethod(
            """
            animate(withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil)
            """,
            summary: "Makes changes at once."
        ) { try animate($0) }
        view.staticMethod(
            """
            animate(withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [], \
            animations: () -> Void, completion: ((Bool) -> Void)? = nil)
            """,
            summary: "Makes changes at once."
        ) { try animate($0) }
        view.staticMethod(
            """
            animate(withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat, \
            initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], \
            animations: () -> Void, completion: ((Bool) -> Void)? = nil)
            """,
            summary: "Makes changes at once."
        ) { try animate($0) }
        view.staticMethod(
            """
            transition(with view: UIView, duration: Double, options: UIView.AnimationOptions = [], \
            animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
            """,
            summary: "Makes changes at once."
        ) { try animate($0) }
        describeKeyframes(of: view)
    }

    /// Registers the settings of an animation.
    static func describeAnimationOptions(in table: BindingTable) {
        table.register(
            UIView.AnimationOptions.self,
            as: "UIView.AnimationOptions",
            traits: .options,
            summary: "The settings of an animation; they have no effect here."
        ) { options in
            options.arrayLiteral { $0.reduce([]) { $0.union($1) } }
        }
    }

    private static func describeKeyframes(of view: TypeRegistration<UIView>) {
        view.staticMethod(
            """
            animateKeyframes(withDuration duration: Double, delay: Double, \
            options: UIView.KeyframeAnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil)
            """,
            summary: "Makes the changes of all steps at once."
        ) { try animate($0) }
        view.staticMethod(
            """
            addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, \
            animations: () -> Void)
            """,
            summary: "Makes the changes of a step at once."
        ) { _ = try $0.function("animations")?.call() }
        view.staticMethod("setAnimationsEnabled(_ enabled: Bool)", summary: "Does nothing.") { _ in }
    }

    private static func animate(_ arguments: Arguments) throws {
        _ = try arguments.function("animations")?.call()
        _ = try arguments.function("completion")?.call([.bool(true)])
    }
}
