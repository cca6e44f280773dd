import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the methods and actions that a control calls.
    static func describeEvents(of control: TypeRegistration<UIControl>) {
        control.method(
            "addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)",
            summary: "Calls a method of an object, which is not retained."
        ) { control, arguments in
            guard let method = try targetMethod(arguments) else { return }
            control.addMethod(method.selector, of: method.target, for: try arguments["controlEvents"]) {
                method.call(sender: $0)
            }
        }
        control.method(
            "removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)",
            summary: "No longer calls a method; nil for any method, or any object."
        ) { control, arguments in
            let selector: MethodSelector? = try arguments["action"]
            control.removeMethod(
                selector?.name,
                of: TargetMethod.object(of: try arguments.value("target")),
                for: try arguments["controlEvents"]
            )
        }
        control.method(
            "actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?",
            summary: "The methods that are called for an event, as Objective-C writes them; nil for none."
        ) { control, arguments -> [String]? in
            control.actions(
                forTarget: TargetMethod.object(of: try arguments.value("target")),
                forControlEvent: try arguments["controlEvent"]
            )?.map { MethodSelector(name: $0).description }
        }
        control.property("allTargets", summary: "The objects of which methods are called.") { $0.allTargets }
        control.property("allControlEvents", summary: "The events for which something is called.") {
            $0.allControlEvents
        }
    }

    /// Registers the events of controls.
    static func describeEvents(in table: BindingTable) {
        table.register(
            UIControl.Event.self,
            as: "UIControl.Event",
            traits: .options,
            summary: "A set of events of a control."
        ) { event in
            event.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            let named: [(name: String, summary: String, value: UIControl.Event)] = [
                ("allEditingEvents", "All events of text that is edited.", .allEditingEvents),
                ("allEvents", "All events.", .allEvents),
                ("allTouchEvents", "All touches.", .allTouchEvents),
                ("editingChanged", "The text has changed.", .editingChanged),
                ("editingDidBegin", "Editing has begun.", .editingDidBegin),
                ("editingDidEnd", "Editing has ended.", .editingDidEnd),
                ("editingDidEndOnExit", "Editing has ended with the return key.", .editingDidEndOnExit),
                ("menuActionTriggered", "A menu is about to appear.", .menuActionTriggered),
                ("primaryActionTriggered", "The main action, such as a tap on a button.", .primaryActionTriggered),
                ("touchCancel", "The system cancelled a touch.", .touchCancel),
                ("touchDown", "A touch began in the control.", .touchDown),
                ("touchDownRepeat", "A touch with more than one tap began in the control.", .touchDownRepeat),
                ("touchDragEnter", "A touch moved into the control.", .touchDragEnter),
                ("touchDragExit", "A touch moved out of the control.", .touchDragExit),
                ("touchDragInside", "A touch moved inside the control.", .touchDragInside),
                ("touchDragOutside", "A touch moved outside the control.", .touchDragOutside),
                ("touchUpInside", "A touch ended inside the control.", .touchUpInside),
                ("touchUpOutside", "A touch ended outside the control.", .touchUpOutside),
                ("valueChanged", "The value has changed.", .valueChanged),
            ]
            for entry in named { event.staticProperty(entry.name, summary: entry.summary, entry.value) }
            event.method("contains(_ member: UIControl.Event) -> Bool") { event, arguments in
                event.contains(try arguments.get("member", as: UIControl.Event.self))
            }
        }
    }
}
