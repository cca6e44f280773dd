/// The state of the assistive technologies, and the notifications to them.
/// - Note: There are none here: everything is off, and a notification only moves the focus of accessibility.
public enum UIAccessibility {
    /// A change of the screen that an app announces.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32

        /// Creates a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen has appeared.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// The content has been scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// False: there is no VoiceOver here.
    public static var isVoiceOverRunning: Bool { false }

    /// False: there is no Switch Control here.
    public static var isSwitchControlRunning: Bool { false }

    /// False: nothing moves here.
    public static var isReduceMotionEnabled: Bool { false }

    /// Posts a notification; `screenChanged` and `layoutChanged` with a view move the focus of accessibility to it.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .screenChanged || notification == .layoutChanged, let view = argument as? UIView
        else { return }
        view.takeAccessibilityFocus()
    }
}
