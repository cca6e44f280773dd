import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("launching")
        let controller = ReceiptViewController(purchase: samplePurchase)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        self.window = window
        for line in Line.lines(of: controller.view) { print(line.text, line.frame) }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("active", window?.isKeyWindow ?? false)
    }
}

/// A line of text on the screen.
private struct Line {
    var text: String
    var frame: String

    static func lines(of view: UIView) -> [Line] {
        let own = (view as? UILabel).map { label -> Line in
            let frame = label.convert(label.bounds, to: nil)
            return Line(
                text: label.text ?? "",
                frame: "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
            )
        }
        return (own.map { [$0] } ?? []) + view.subviews.flatMap { lines(of: $0) }
    }
}
