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

/// The kind of group that a view forms for accessibility.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable, CaseIterable {
    /// No group.
    case none
    /// A table of cells.
    case dataTable
    /// A list.
    case list
    /// An area to which VoiceOver can jump.
    case landmark
    /// Elements that belong together; VoiceOver reads the label of the group when it enters it.
    case semanticGroup
}

/// The way in which VoiceOver moves through the elements of a view.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable, CaseIterable {
    /// Decided by the system.
    case automatic
    /// Each element separately.
    case separate
    /// All elements as one.
    case combined
}

extension UIAccessibilityContainerType {
    /// The case name, without reflection.
    package var word: String {
        switch self {
        case .none: "none"
        case .dataTable: "dataTable"
        case .list: "list"
        case .landmark: "landmark"
        case .semanticGroup: "semanticGroup"
        }
    }
}
