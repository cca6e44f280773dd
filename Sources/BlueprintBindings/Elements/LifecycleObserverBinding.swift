import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let lifecycleObserver = Binding(
        "LifecycleObserver",
        isViewBacked: true,
        behaviour: "Measures as what it wraps; its view is there so that it can come and go.",
        commands: ["onAppear { print(\"here\") }", "onDisappear"]
    ) { table in
        table.register(
            LifecycleObserver.self,
            as: "LifecycleObserver",
            conformsTo: ["Element"],
            summary: "Calls a closure when an element comes or goes.",
            example: "Label(text: \"Hi\").onAppear { print(\"here\") }"
        ) { observer in
            observer.initializer(
                "init(onAppear: (() -> Void)? = nil, onDisappear: (() -> Void)? = nil, wrapping: any Element)",
                command: .none
            ) { arguments in
                LifecycleObserver(
                    onAppear: try arguments.optionalClosure("onAppear", fallback: ()),
                    onDisappear: try arguments.optionalClosure("onDisappear", fallback: ()),
                    wrapping: try arguments["wrapping"]
                )
            }
            observer.callback("onAppear", \.onAppear, summary: "Called when the element has come.")
            observer.callback("onDisappear", \.onDisappear, summary: "Called when the element has gone.")
            observer.property("wrapped", \.wrapped, summary: "The element that is watched.")
            observer.method("onAppear(_ callback: () -> Void) -> LifecycleObserver", command: .none) {
                $0.onAppear(try $1.closure("callback", fallback: ()))
            }
            observer.method("onDisappear(_ callback: () -> Void) -> LifecycleObserver", command: .none) {
                $0.onDisappear(try $1.closure("callback", fallback: ()))
            }
        }
        table.modifiers { element in
            element.method(
                "onAppear(_ callback: () -> Void) -> LifecycleObserver",
                summary: "Calls a closure when this element has come."
            ) { $0.onAppear(try $1.closure("callback", fallback: ())) }
            element.method(
                "onDisappear(_ callback: () -> Void) -> LifecycleObserver",
                summary: "Calls a closure when this element has gone."
            ) { $0.onDisappear(try $1.closure("callback", fallback: ())) }
        }
    }
}
