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
