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
    }
}
