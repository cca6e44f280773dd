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
            recognizer.property("isEnabled", \.isEnabled, summary: "True if it receives touches.")
            recognizer.property("view", summary: "The view that it is attached to.") { $0.view }
        }
        table.register(
            UITapGestureRecognizer.self,
            as: "UITapGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes taps.",
            example: "UITapGestureRecognizer().isEnabled"
        ) { recognizer in
            describeMaking(of: recognizer) { UITapGestureRecognizer() }
            recognizer.property("numberOfTapsRequired", \.numberOfTapsRequired, summary: "The number of taps.")
            recognizer.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
        }
        table.register(
            UILongPressGestureRecognizer.self,
            as: "UILongPressGestureRecognizer",
            superclass: "UIGestureRecognizer",
            summary: "Recognizes long presses.",
            example: "UILongPressGestureRecognizer().minimumPressDuration"
        ) { recognizer in
            describeMaking(of: recognizer) { UILongPressGestureRecognizer() }
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
        view.method("tap(at point: CGPoint) -> Bool", summary: "Taps at a point; UIKit has no such method.") {
            $0.tap(at: try $1["point"])
        }
        view.method("longPress(at point: CGPoint) -> Bool", summary: "Presses long; UIKit has no such method.") {
            $0.longPress(at: try $1["point"])
        }
    }
}
