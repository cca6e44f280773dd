import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// The superclass of an app's delegate; views and controllers have their members themselves.
    static let uiResponder = Binding("UIResponder") { table in
        table.register(
            UIResponder.self,
            as: "UIResponder",
            summary: "The superclass of an app's delegate.",
            example: """
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = UIViewController()
                        window.makeKeyAndVisible()
                        self.window = window
                        return true
                    }
                }
                AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
                """
        ) { responder in
            responder.inheritedInitializer("init()")
            responder.subclassable { _ in InterpretedResponder() }
        }
        table.register(
            UIApplication.LaunchOptionsKey.self,
            as: "UIApplication.LaunchOptionsKey",
            summary: "A key of the options with which an app is launched; there are none here."
        )
    }
}
