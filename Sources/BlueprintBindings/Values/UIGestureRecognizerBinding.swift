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
        describe(
            "UITapGestureRecognizer",
            summary: "Recognizes taps.",
            example: "isEnabled",
            in: table,
            UITapGestureRecognizer.init,
            subclass: InterpretedTapGestureRecognizer.init
        )
        describePresses(in: table)
    }

    private static func describePresses(in table: BindingTable) {
        describe(
            "UILongPressGestureRecognizer",
            summary: "Recognizes long presses.",
            example: "minimumPressDuration",
            in: table,
            UILongPressGestureRecognizer.init,
            subclass: InterpretedLongPressGestureRecognizer.init
        )
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
        describe(
            "UIPanGestureRecognizer",
            summary: "Recognizes drags; code that simulates one sets the translation.",
            example: "translation(in: nil)",
            in: table,
            UIPanGestureRecognizer.init,
            subclass: InterpretedPanGestureRecognizer.init
        )
        describe(
            "UISwipeGestureRecognizer",
            summary: "Recognizes swipes; no finger moves here.",
            example: "numberOfTouchesRequired",
            in: table,
            UISwipeGestureRecognizer.init,
            subclass: InterpretedSwipeGestureRecognizer.init
        )
        describe(
            "UIPinchGestureRecognizer",
            summary: "Recognizes two fingers that move apart; code that simulates them sets the scale.",
            example: "scale",
            in: table,
            UIPinchGestureRecognizer.init,
            subclass: InterpretedPinchGestureRecognizer.init
        )
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

    /// Declares a class of recognizers.
    private static func describe<Recognizer: UIGestureRecognizer>(
        _ name: String,
        summary: String,
        example: String,
        in table: BindingTable,
        _ make: @escaping () -> Recognizer,
        subclass interpreted: @escaping () -> any InterpretedObject
    ) {
        table.register(
            Recognizer.self,
            as: name,
            superclass: "UIGestureRecognizer",
            summary: summary,
            example: "\(name)().\(example)"
        ) { recognizer in
            recognizer.initializer("init()") { _ in make() }
            recognizer.initializer(
                "init(target: Any?, action: Selector?)",
                summary: "Calls a method of an object, which is not retained."
            ) { arguments in
                let made = make()
                if let method = try targetMethod(arguments) { made.addHandler { method.call(sender: $0) } }
                return made
            }
            subclass(recognizer, make: interpreted)
        }
    }
}
