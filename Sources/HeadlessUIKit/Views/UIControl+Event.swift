extension UIControl {
    /// What can happen to a control, as a set.
    public struct Event: OptionSet, Hashable, Sendable {
        /// A bit an event, those of UIKit.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch came down in it.
        public static let touchDown = Event(rawValue: 1)
        /// A touch came down again in a short time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved within it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch left it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted in it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value is another one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// It was operated in its main way.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Its menu came up.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Its text began to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Its text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Its text is no longer edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Its text is no longer edited, because of the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All that a touch can do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that editing can do.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
