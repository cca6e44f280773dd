import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiGestureRecognizer = Binding("UIGestureRecognizer") { table in
        table.register(
            UIGestureRecognizer.self,
            as: "UIGestureRecognizer",
            summary: "Recognizes a gesture in the touches of a view."
        ) { recognizer in
            recognizer.method(
                "addHandler(_ handler: (UIGestureRecognizer) -> Void)",
                summary: "Adds a closure that is called for each gesture; UIKit has no such method."
            ) { $0.addHandler(try $1.closure("handler", fallback: ())) }
            recognizer.method(
                "addTarget(_ target: Any, action: Selector)",
                summary: "Calls a method of an object, which is not retained."
            ) { recognizer, arguments in
                guard let method = try targetMethod(arguments) else { return }
                recognizer.addHandler { method.call(sender: $0) }
            }
            recognizer.method("location(in view: UIView?) -> CGPoint", summary: "The place of the last gesture.") {
                $0.location(in: try $1["view"])
            }
            subclass(recognizer) { InterpretedGestureRecognizer() }
            describeDelegate(of: recognizer)
            describeState(of: recognizer)
            recognizer.property("view", summary: "The view that it is attached to.") { $0.view }
        }
        describeStates(in: table)
        describeMoving(in: table)
        table.register(
            UITapGestureRecognizer.self,
            as: "UITapGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes taps.",
            example: "UITapGestureRecognizer().isEnabled"
        ) { recognizer in
            describeMaking(of: recognizer) { UITapGestureRecognizer() }
            subclass(recognizer) { InterpretedTapGestureRecognizer() }
            recognizer.property("numberOfTapsRequired", \.numberOfTapsRequired, summary: "The number of taps.")
            recognizer.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
        }
        describePresses(in: table)
    }

    private static func describePresses(in table: BindingTable) {
        table.register(
            UILongPressGestureRecognizer.self,
            as: "UILongPressGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes long presses.",
            example: "UILongPressGestureRecognizer().minimumPressDuration"
        ) { recognizer in
            describeMaking(of: recognizer) { UILongPressGestureRecognizer() }
            subclass(recognizer) { InterpretedLongPressGestureRecognizer() }
            recognizer.property(
                "allowableMovement",
                \.allowableMovement,
                summary: "The distance that a finger may move."
            )
            recognizer.property(
                "minimumPressDuration",
                \.minimumPressDuration,
                summary: "The shortest press, in seconds."
            )
            recognizer.property("numberOfTapsRequired", \.numberOfTapsRequired, summary: "The taps before the press.")
            recognizer.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
        }
    }

    private static func describeState(of recognizer: TypeRegistration<UIGestureRecognizer>) {
        recognizer.method("require(toFail otherGestureRecognizer: UIGestureRecognizer)") {
            $0.require(toFail: try $1["otherGestureRecognizer"])
        }
        recognizer.property("cancelsTouchesInView", \.cancelsTouchesInView)
        recognizer.property("delaysTouchesBegan", \.delaysTouchesBegan)
        recognizer.property("delaysTouchesEnded", \.delaysTouchesEnded)
        recognizer.property("isEnabled", \.isEnabled, summary: "True if it receives touches.")
        recognizer.property("name", \.name, summary: "The name.")
        recognizer.property("numberOfTouches", summary: "The number of fingers.") { $0.numberOfTouches }
        recognizer.property("state", \.state, summary: "The state of the gesture.")
    }

    private static func describeStates(in table: BindingTable) {
        table.register(
            UIGestureRecognizer.State.self,
            as: "UIGestureRecognizer.State",
            traits: .plainCases,
            summary: "The state of a gesture."
        ) { state in
            state.enumCase("possible", summary: "No gesture yet.", .possible)
            state.enumCase("began", summary: "A continuous gesture has begun.", .began)
            state.enumCase("changed", summary: "A continuous gesture has changed.", .changed)
            state.enumCase("ended", summary: "The gesture is recognized.", .ended)
            state.enumCase("cancelled", summary: "The gesture was cancelled.", .cancelled)
            state.enumCase("failed", summary: "The touches are not this gesture.", .failed)
            state.staticProperty("recognized", summary: "The same as ended.", UIGestureRecognizer.State.ended)
            state.rawValues()
        }
        table.register(UITouch.self, as: "UITouch", summary: "A touch on the screen.") { touch in
            touch.method("location(in view: UIView?) -> CGPoint") { $0.location(in: try $1["view"]) }
            touch.property("tapCount", summary: "The number of taps: 1.") { $0.tapCount }
            touch.property("view", summary: "The view in which it began.") { $0.view }
        }
    }

    /// Declares the recognizers of moving fingers, of which there are none here.
    private static func describeMoving(in table: BindingTable) {
        table.register(
            UIPanGestureRecognizer.self,
            as: "UIPanGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes drags; code that simulates one sets the translation.",
            example: "UIPanGestureRecognizer().translation(in: nil)"
        ) { recognizer in
            describeMaking(of: recognizer) { UIPanGestureRecognizer() }
            subclass(recognizer) { InterpretedPanGestureRecognizer() }
            recognizer.method("translation(in view: UIView?) -> CGPoint", summary: "The distance moved.") {
                $0.translation(in: try $1["view"])
            }
            recognizer.method("setTranslation(_ translation: CGPoint, in view: UIView?)") {
                $0.setTranslation(try $1["translation"], in: try $1["view"])
            }
            recognizer.method("velocity(in view: UIView?) -> CGPoint", summary: "The speed: zero.") {
                $0.velocity(in: try $1["view"])
            }
            recognizer.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
            recognizer.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
        }
        table.register(
            UISwipeGestureRecognizer.self,
            as: "UISwipeGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes swipes; no finger moves here.",
            example: "UISwipeGestureRecognizer().numberOfTouchesRequired"
        ) { recognizer in
            describeMaking(of: recognizer) { UISwipeGestureRecognizer() }
            subclass(recognizer) { InterpretedSwipeGestureRecognizer() }
            recognizer.property("direction", \.direction, summary: "The directions that are recognized.")
            recognizer.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
        }
        table.registerOptions(
            of: UISwipeGestureRecognizer.Direction.self,
            as: "UISwipeGestureRecognizer.Direction",
            summary: "A set of directions.",
            [
                ("down", .down, "Downwards."), ("left", .left, "To the left."), ("right", .right, "To the right."),
                ("up", .up, "Upwards."),
            ]
        )
        table.register(
            UIPinchGestureRecognizer.self,
            as: "UIPinchGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes two fingers that move apart; code that simulates them sets the scale.",
            example: "UIPinchGestureRecognizer().scale"
        ) { recognizer in
            describeMaking(of: recognizer) { UIPinchGestureRecognizer() }
            subclass(recognizer) { InterpretedPinchGestureRecognizer() }
            recognizer.property("scale", \.scale, summary: "The factor of the distance between the fingers.")
            recognizer.property("velocity", summary: "The speed: zero.") { $0.velocity }
        }
    }

    /// Lets classes of source inherit from a class of recognizers.
    private static func subclass<Recognizer: UIGestureRecognizer>(
        _ recognizer: TypeRegistration<Recognizer>,
        make: @escaping () -> any InterpretedObject
    ) {
        recognizer.subclassable(observing: ["state"]) { _ in make() }
        recognizer.inheritedInitializer("init(target: Any?, action: Selector?)") { recognizer, arguments in
            if let method = try targetMethod(arguments) { recognizer.addHandler { method.call(sender: $0) } }
        }
        recognizer.inheritedInitializer(
            "init()",
            callingOverridden: "init(target:action:)",
            with: [Value.nil as Any, Value.nil as Any]
        )
    }

    private static func describeMaking<Recognizer: UIGestureRecognizer>(
        of recognizer: TypeRegistration<Recognizer>,
        _ make: @escaping () -> Recognizer
    ) {
        recognizer.initializer("init()") { _ in make() }
        recognizer.initializer(
            "init(target: Any?, action: Selector?)",
            summary: "Calls a method of an object, which is not retained."
        ) { arguments in
            let made = make()
            if let method = try targetMethod(arguments) { made.addHandler { method.call(sender: $0) } }
            return made
        }
    }

    /// Declares the recognizers of a view, and the touches that reach them.
    static func describeGestures(of view: TypeRegistration<UIView>) {
        view.method("addGestureRecognizer(_ recognizer: UIGestureRecognizer)", summary: "Attaches a recognizer.") {
            $0.addGestureRecognizer(try $1["recognizer"])
        }
        view.method("removeGestureRecognizer(_ recognizer: UIGestureRecognizer)", summary: "Detaches a recognizer.") {
            $0.removeGestureRecognizer(try $1["recognizer"])
        }
        view.property("gestureRecognizers", summary: "The recognizers; nil if it never had any.") {
            $0.gestureRecognizers
        }
        view.method(
            "@discardableResult tap(at point: CGPoint) -> Bool",
            summary: "Taps at a point; UIKit has no such method."
        ) {
            $0.tap(at: try $1["point"])
        }
        view.method(
            "@discardableResult longPress(at point: CGPoint) -> Bool",
            summary: "Presses long; UIKit has no such method."
        ) {
            $0.longPress(at: try $1["point"])
        }
    }
}
