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
            application.property("keyWindow", summary: "The window that was made the key window last.") { $0.keyWindow }
            application.property("windows", summary: "The windows that are shown.") { $0.windows }
        }
    }
}
