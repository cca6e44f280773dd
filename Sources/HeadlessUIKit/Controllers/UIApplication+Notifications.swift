import Foundation

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
