import Foundation

/// The app, of which there is one.
///
/// - Note: There is no event loop: ``UIApplicationDelegate/main()`` starts the delegate and returns. The windows are those
///   that a delegate has made key and visible.
public final class UIApplication: UIResponder, SharedValue, @unchecked Sendable {
    /// A key of the options with which an app is launched; there are none here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A key of the options with which an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The state of an app.
    public enum State: Int, Hashable, Sendable {
        /// On the screen.
        case active
        /// On the screen without events.
        case inactive
        /// Not on the screen.
        case background
    }

    /// The address of the app's settings, which no app opens here.
    public static let openSettingsURLString = "app-settings:"

    /// The app of the process.
    public static var shared: UIApplication { AppProcess.current[UIApplication.self] }

    // Guards the properties, as the app is shared.
    private let lock = NSRecursiveLock()
    private var currentDelegate: (any UIApplicationDelegate)?
    private var visibleWindows: [WeakWindow] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    private override init() {
        super.init()
    }

    /// An app that has just started.
    package static var initial: UIApplication { UIApplication() }

    /// The delegate of the app; the app retains it.
    public var delegate: (any UIApplicationDelegate)? {
        get { lock.withLock { currentDelegate } }
        set { lock.withLock { currentDelegate = newValue } }
    }

    /// The windows that are shown and alive, in the order in which they were shown.
    public var windows: [UIWindow] { lock.withLock { visibleWindows.compactMap(\.window) } }

    /// The window that was made the key window last; nil for none.
    public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The state: always active.
    public var applicationState: State { .active }

    /// The direction of the language: from left to right.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Returns false: there is nothing to open an address.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Calls the completion with false: there is nothing to open an address.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }

    func note(_ window: UIWindow) {
        lock.withLock {
            visibleWindows.removeAll { $0.window == nil || $0.window === window }
            visibleWindows.append(WeakWindow(window: window))
        }
    }
}

/// The object that an app starts.
///
/// ```swift
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate { … }
/// ```
public protocol UIApplicationDelegate: AnyObject {
    /// The main window; nil for none.
    var window: UIWindow? { get set }

    /// Called before the app is started.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app is started; creates and shows the window.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app is on the screen.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app leaves the screen; never called here.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has left the screen; never called here.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app comes back to the screen; never called here.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends; never called here.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// No window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Creates the delegate with `init()`, starts it, lays out the windows that it shows, and returns.
    ///
    /// The attribute `@main` calls it.
    /// - Note: In UIKit it never returns.
    public static func main() {
        let delegate = unsafeDowncast(UIResponder.make(Self.self), to: Self.self)
        let application = UIApplication.shared
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        for window in application.windows { window.layoutIfNeeded() }
        delegate.applicationDidBecomeActive(application)
    }
}
