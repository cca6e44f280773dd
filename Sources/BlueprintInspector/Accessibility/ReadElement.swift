import Foundation

/// One element that VoiceOver reads, as values.
public struct ReadElement: Equatable, Sendable {
    /// A piece of content that is read on demand, or always.
    public struct Content: Equatable, Sendable {
        /// The name of the content.
        public var label: String
        /// The content.
        public var value: String
        /// True if it is always read.
        public var isAlwaysRead: Bool
    }

    /// A group of elements that are read together.
    public struct Group: Equatable, Sendable {
        /// The kind of group: `list`.
        public var kind: String
        /// The name of the group; nil for none.
        public var label: String?
    }

    /// The name; nil for none.
    public var label: String?
    /// The value; nil for none.
    public var value: String?
    /// The names of the traits in Swift.
    public var traits: [String]
    /// The words that are read for the traits.
    public var traitWords: [String]
    /// The result of an action; nil for none.
    public var hint: String?
    /// The name for tests; nil for none.
    public var identifier: String?
    /// The frame in the view that holds the tree, in points.
    public var frame: CGRect
    /// The position of the element of its view; nil if the view is not the view of an element.
    public var element: Int?
    /// The number of its view; nil if the view has none.
    public var view: Int?
    /// The names of the custom actions.
    public var actions: [String]
    /// The names of the rotors.
    public var rotors: [String]
    /// The further content.
    public var content: [Content]
    /// The innermost group around it; nil if it is in none.
    public var group: Group?
    /// True if it has the focus of accessibility.
    public var isFocused: Bool

    /// The words that are read: label, value, traits and hint, separated by commas; empty if there are none.
    public var spoken: String {
        let texts = [label, spokenValue].compactMap { $0 }
        let always = content.filter(\.isAlwaysRead).map(\.value)
        return (texts + traitWords + always + [hint ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The value as it is read: that of a switch is `on`, `off` or `mixed`.
    private var spokenValue: String? {
        guard traits.contains("toggleButton"), let value else { return value }
        return ["0": "off", "1": "on", "2": "mixed"][value] ?? value
    }

    /// Returns true if a text is what is read, or its start up to a comma.
    public func reads(_ text: String) -> Bool { spoken == text || spoken.hasPrefix(text + ", ") }
}

/// An element that VoiceOver does not read by itself.
public struct UnreadElement: Equatable, Sendable {
    /// The reason for not reading it.
    public enum Reason: String, Equatable, Sendable {
        /// It is inside an element that is read as one.
        case merged
        /// It is hidden, or inside something hidden.
        case hidden
        /// A receiver is read with it.
        case deferred
        /// Another view beside it is modal.
        case behindModal
    }

    /// The words that would be read.
    public var spoken: String
    /// The position of the element; nil if its view is not the view of an element.
    public var element: Int?
    /// The number of its view; nil if the view has none.
    public var view: Int?
    /// The reason.
    public var reason: Reason
    /// The position of the element that merges or hides it, or that is read with it; nil if that is not the view of an element.
    public var owner: Int?
}

/// A likely mistake in the accessibility of an element.
public struct AccessibilityWarning: Equatable, Sendable {
    /// The kind of mistake.
    public enum Rule: String, Equatable, Sendable {
        /// It can be tapped and has no label.
        case noLabel
        /// It groups elements inside an element that is read as one.
        case groupInMerged
        /// The area that can be tapped is under 44 × 44 points.
        case smallHitArea
        /// It defers contents, but there is no receiver in it, or more than one.
        case noSingleReceiver
    }

    /// The kind of mistake.
    public var rule: Rule
    /// The position of the element; nil if its view is not the view of an element.
    public var element: Int?
    /// The position of the element that merges it; nil for the other rules.
    public var owner: Int?
    /// The size of the area that can be tapped, in points.
    public var size: CGSize
    /// True for a field of text, which has a label of its own.
    public var isTextField = false
    /// The number of receivers in it; 0 for the other rules.
    public var receivers = 0
    /// True if it is read, though without a label: it may have a value, and actions.
    public var isRead = false
}
