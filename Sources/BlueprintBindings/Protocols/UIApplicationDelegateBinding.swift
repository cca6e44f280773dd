import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiApplicationDelegate = Binding("UIApplicationDelegate") { table in
        table.registerProtocol(
            (any UIApplicationDelegate).self,
            as: "UIApplicationDelegate",
            summary: "Starts an app: with @main, its functions are called when the program starts.",
            example: """
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
                }
                let app = AppDelegate()
                app.applicationDidBecomeActive(UIApplication.shared)
                app.window == nil
                """
        ) { _ in }
    }
}
