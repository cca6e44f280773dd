import Foundation
import HeadlessUIKit
import Testing

@Suite struct PresentingTests {
    private final class Recorder: UIViewController {
        let name: String
        var log: (String) -> Void

        init(_ name: String, log: @escaping (String) -> Void = { _ in }) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { return nil }

        override func viewDidAppear(_ animated: Bool) { log("\(name) appears") }
        override func viewDidDisappear(_ animated: Bool) { log("\(name) disappears") }
        override func viewSafeAreaInsetsDidChange() { log("\(name) \(additionalSafeAreaInsets.top)") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    @Test func aPresentedControllerCoversTheWindow() {
        var events: [String] = []
        let (root, sheet) = (Recorder("root") { events.append($0) }, Recorder("sheet") { events.append($0) })
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(sheet, animated: true) { events.append("presented") }
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        #expect(sheet.view.window === window && sheet.view.frame == window.bounds)
        window.frame.size.width = 150
        #expect(sheet.view.frame.width == 150)
        sheet.dismiss(animated: true) { events.append("dismissed") }
        #expect(sheet.view.window == nil && root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(events == ["root appears", "sheet appears", "presented", "sheet disappears", "dismissed"])
    }

    @Test func dismissingTheFirstDismissesAll() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        a.present(b, animated: false)
        b.present(c, animated: false)
        a.present(c, animated: false)
        #expect(a.presentedViewController === b && c.presentingViewController === b)
        a.dismiss(animated: false)
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    }

    @Test func theTopOfAStackIsShown() {
        var events: [String] = []
        let (one, two) = (Recorder("one") { events.append($0) }, Recorder("two") { events.append($0) })
        one.title = "One"
        let navigation = UINavigationController(rootViewController: one)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(one.navigationController === navigation && one.navigationItem.title == "One")
        #expect(one.view.window === window && one.view.frame == window.bounds)
        navigation.pushViewController(two, animated: true)
        #expect(navigation.topViewController === two && one.view.superview == nil && two.view.window === window)
        window.frame.size = CGSize(width: 40, height: 60)
        window.layoutIfNeeded()
        #expect(two.view.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
        #expect(navigation.popViewController(animated: true) === two && navigation.viewControllers == [one])
        #expect(navigation.popViewController(animated: true) == nil && two.navigationController == nil)
        #expect(events == ["one appears", "one disappears", "two appears", "two disappears", "one appears"])
    }

    @Test func anAlertCallsTheHandlerOfAButton() throws {
        var pressed: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "All of it", preferredStyle: .alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { pressed.append($0.title ?? "") }
        alert.addAction(delete)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addTextField { $0.placeholder = "Why" }
        let root = UIViewController()
        root.present(alert, animated: false)
        #expect(alert.view.displayContent.remarks == ["Delete?", "All of it", "button Delete", "button Cancel"])
        #expect(alert.textFields?.map(\.placeholder) == ["Why"])
        delete.isEnabled = false
        #expect(!alert.press(delete) && root.presentedViewController === alert)
        delete.isEnabled = true
        #expect(alert.press(delete) && root.presentedViewController == nil && pressed == ["Delete"])
    }

    @Test func additionalInsetsAreInTheSafeArea() {
        var events: [String] = []
        let root = Recorder("root") { events.append($0) }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        root.view.addSubview(scrollView)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(root.view.safeAreaInsets.top == 20 && scrollView.safeAreaInsets.top == 20)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(events == ["root 20.0"])
        #expect(!root.prefersStatusBarHidden && root.preferredStatusBarStyle == .default)
    }
}

@Suite struct ApplicationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let numbers = [1, 2, 3]

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

    @Test func anAppStartsItsDelegate() throws { try AppProcess().run(startApp) }

    private func startApp() throws {
        Delegate.main()
        let delegate = try #require(UIApplication.shared.delegate as? Delegate)
        #expect(delegate.numbers == [1, 2, 3])
        let window = try #require(delegate.window)
        #expect(window.isKeyWindow && window.rootViewController?.view.window === window)
        #expect(UIApplication.shared.windows.count == 1 && UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.applicationState == .active)
        var opened: [Bool] = []
        let url = try #require(URL(string: "https://swift.org"))
        UIApplication.shared.open(url) { opened.append($0) }
        #expect(opened == [false] && !UIApplication.shared.canOpenURL(url))
    }
}
