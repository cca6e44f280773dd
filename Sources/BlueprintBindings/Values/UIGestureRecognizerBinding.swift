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
            subclass(recognizer) { InterpretedGestureRecognizer() }
            describeDelegate(of: recognizer)
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
        }
    }

    private static func describeStates(in table: BindingTable) {
        table.register(
            UIGestureRecognizer.State.self,
            as: "UIGestureRecognizer.State",
            traits: .plainCases,
            summary: "The state of a gesture."
        ) { state in
            state.staticProperty("recognized", summary: "The same as ended.", UIGestureRecognizer.State.ended)
            state.rawValues()
        }
        table.register(UITouch.self, as: "UITouch", summary: "A touch on the screen.")
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
        }
    }

    /// Lets classes of source inherit from a class of recognizers.
    private static func subclass<Recognizer: UIGestureRecognizer>(
        _ recognizer: TypeRegistration<Recognizer>,
        make: @escaping () -> any InterpretedObject
    ) {
        recognizer.inheritable { _ in make() }
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
        view.property("gestureRecognizers", summary: "The recognizers; nil if it never had any.") {
            $0.gestureRecognizers
        }
    }
}
