import Foundation

/// The app, of which there is one.
///
/// - Note: There is no event loop: ``UIApplicationDelegate/main()`` starts the delegate and returns. The windows are those
///   that a delegate has made key and visible.
///
/// It is `Sendable` without being checked, as the code of an app runs on one thread at a time.
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
        guard let delegate = UIResponder.make(Self.self) as? Self else { return }
        let application = UIApplication.shared
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        for window in application.windows { window.layoutIfNeeded() }
        delegate.applicationDidBecomeActive(application)
    }
}

/// The names of the notifications of an app's life.
///
/// - Note: Nothing posts them but an app's own code, such as its tests.
extension UIApplication {
    /// The app is on the screen.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app has left the screen.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The app has been started.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Memory is short.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// The app comes back to the screen.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// The app leaves the screen.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app ends.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

extension UIContentSizeCategory {
    /// The person has chosen another size of text.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The process of an app, with what all of the app's code shares.
///
/// On a device, an app has a process of its own. Here one process may run the code of several apps, and of one app
/// several times: as often as a document changes. Each run has its own values, so it finds them as they are at the start
/// of an app, whatever ran before it or runs beside it.
package final class AppProcess: Sendable {
    /// The process of the code that runs in this task; code that names none shares one.
    @TaskLocal package static var current = AppProcess()

    private let values = Locked<[ObjectIdentifier: Any]>([:])

    /// A process in which no code has run yet.
    package init() {}

    /// The shared value of a kind; its initial value if none was set.
    package subscript<Kind: SharedValue>(_ kind: Kind.Type) -> Kind.Content {
        get {
            values.withLock { values in
                if let known = values[ObjectIdentifier(kind)] as? Kind.Content { return known }
                let initial = kind.initial
                values[ObjectIdentifier(kind)] = initial
                return initial
            }
        }
        set { values.withLock { $0[ObjectIdentifier(kind)] = newValue } }
    }

    /// Runs code in the process.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Returns a function that does work on another thread with the process and the screen of this one.
    package static func carried(_ work: @escaping () -> Void) -> () -> Void {
        let (process, screen) = (current, UIScreen.main)
        return { process.run { UIScreen.$shown.withValue(screen, operation: work) } }
    }
}

/// A value that several threads may use, one at a time.
// Unchecked, as the lock guards every access to the value; an object that is taken out is used by one thread at a time.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a lock around a value.
    package init(_ value: Value) { self.value = value }

    /// Calls a function with the value, which no other thread uses meanwhile.
    package func withLock<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try use(&value) }
    }
}

/// A kind of value that all code of a process shares, such as its app or a setting of a library.
package protocol SharedValue {
    /// The type of the value.
    associatedtype Content
    /// The value at the start of a process.
    static var initial: Content { get }
}
