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
            application.staticProperty("shared", summary: "The app.", UIApplication.shared)
            application.method("canOpenURL(_ url: URL) -> Bool", summary: "Returns false.") {
                $0.canOpenURL(try $1["url"])
            }
            describeDelegate(of: application)
            application.property("keyWindow", summary: "The window that was made the key window last.") { $0.keyWindow }
            application.property("windows", summary: "The windows that are shown.") { $0.windows }
        }
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
