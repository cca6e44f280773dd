import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiApplication = Binding("UIApplication") { table in
        table.register(
            UIApplication.self,
            as: "UIApplication",
            summary: "The app; it has no event loop here.",
            example: "UIApplication.shared.windows.count"
        ) { application in
            application.method(
                """
                open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], \
                completionHandler completion: ((Bool) -> Void)? = nil)
                """,
                summary: "Opens an address in another app: there is none, so the closure gets false."
            ) { application, arguments in
                application.open(
                    try arguments["url"],
                    completionHandler: try arguments.optionalClosure("completion", fallback: ())
                )
            }
            describeDelegate(of: application)
            describeNotifications(of: application)
        }
        describeValues(in: table)
    }

    private static func describeValues(in table: BindingTable) {
        table.register(
            UIApplication.OpenExternalURLOptionsKey.self,
            as: "UIApplication.OpenExternalURLOptionsKey",
            summary: "A key of the options with which an address is opened."
        )
    }

    private static func describeNotifications(of application: TypeRegistration<UIApplication>) {
        let names: [(String, Notification.Name, String)] = [
            ("didBecomeActiveNotification", UIApplication.didBecomeActiveNotification, "The app is on the screen."),
            (
                "didEnterBackgroundNotification", UIApplication.didEnterBackgroundNotification,
                "The app has left the screen."
            ),
            ("didFinishLaunchingNotification", UIApplication.didFinishLaunchingNotification, "The app has started."),
            (
                "didReceiveMemoryWarningNotification", UIApplication.didReceiveMemoryWarningNotification,
                "Memory is short."
            ),
            ("willEnterForegroundNotification", UIApplication.willEnterForegroundNotification, "The app comes back."),
            ("willResignActiveNotification", UIApplication.willResignActiveNotification, "The app leaves the screen."),
            ("willTerminateNotification", UIApplication.willTerminateNotification, "The app ends."),
        ]
        for (name, value, summary) in names { application.staticProperty(name, summary: summary, value) }
    }

    private static func describeDelegate(of application: TypeRegistration<UIApplication>) {
        application.property(
            "delegate",
            type: "UIApplicationDelegate?",
            summary: "The delegate, which is retained.",
            get: { [weak table = application.table] application -> Value in
                guard let delegate = application.delegate as? UIResponder, let table else { return .nil }
                return .present(table.value(from: delegate, declared: nil))
            },
            set: { [weak table = application.table] (application: inout UIApplication, value: Value) in
                let responder = try value.wrapped.flatMap {
                    try table?.convert($0, to: UIResponder.self, declared: nil)
                }
                application.delegate = responder as? any UIApplicationDelegate
            }
        )
    }
}
