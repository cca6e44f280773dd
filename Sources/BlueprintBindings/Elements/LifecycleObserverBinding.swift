import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let lifecycleObserver = Binding(
        "LifecycleObserver",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element. It is view-backed, because it observes its view.",
        commands: ["onAppear { print(\"here\") }", "onDisappear"]
    ) { table in
        table.register(
            LifecycleObserver.self,
            as: "LifecycleObserver",
            conformsTo: ["Element"],
            summary: "Calls a closure when an element appears or disappears.",
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
            observer.callback("onAppear", \.onAppear, summary: "Called after the view appeared.")
            observer.callback("onDisappear", \.onDisappear, summary: "Called after the view disappeared.")
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
                summary: "Calls a closure after this element appeared."
            ) { $0.onAppear(try $1.closure("callback", fallback: ())) }
            element.method(
                "onDisappear(_ callback: () -> Void) -> LifecycleObserver",
                summary: "Calls a closure after this element disappeared."
            ) { $0.onDisappear(try $1.closure("callback", fallback: ())) }
        }
    }
}
