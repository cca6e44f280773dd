/// A list of places in a screen through which a person moves with VoiceOver's rotor.
open class UIAccessibilityCustomRotor {
    /// A function that returns the item before or after another one; nil for none.
    public typealias Search =
        (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// A direction of a search.
    public enum Direction: Int, Hashable, Sendable, CaseIterable {
        /// To the item before.
        case previous
        /// To the item after.
        case next
    }

    /// A kind of items for which the system has a name.
    public enum SystemRotorType: Int, Hashable, Sendable, CaseIterable {
        /// None: the rotor has a name of its own.
        case none
        /// Links.
        case link
        /// Links that were opened.
        case visitedLink
        /// Headings.
        case heading
        /// Headings of level 1.
        case headingLevel1
        /// Headings of level 2.
        case headingLevel2
        /// Headings of level 3.
        case headingLevel3
        /// Headings of level 4.
        case headingLevel4
        /// Headings of level 5.
        case headingLevel5
        /// Headings of level 6.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Italic text.
        case italicText
        /// Underlined text.
        case underlineText
        /// Misspelled words.
        case misspelledWord
        /// Images.
        case image
        /// Text fields.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark
    }

    /// The name that is read; empty for a kind of the system.
    open var name: String
    /// The function that finds the next item.
    open var itemSearchBlock: Search
    /// The kind of items; none for a rotor with a name of its own.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, systemRotorType) = (name, .none)
        self.itemSearchBlock = itemSearchBlock
    }

    /// Creates a rotor of a kind of the system.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, systemRotorType) = ("", type)
        self.itemSearchBlock = itemSearchBlock
    }
}

/// The place at which a search of a rotor begins.
open class UIAccessibilityCustomRotorSearchPredicate {
    /// The item at which the search begins; one without an element for the first or the last item.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search: forwards by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate for the first item.
    public init() {}
}

/// An item that a rotor found.
open class UIAccessibilityCustomRotorItemResult {
    /// The element, which is not retained; nil for none.
    open weak var targetElement: UIResponder?
    /// The range of the text in the element; nil for the whole element.
    open var targetRange: UITextRange?

    /// Creates an item without an element.
    public init() {}

    /// Creates an item.
    public init(targetElement: UIResponder, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

/// A range of text in a view that edits text.
/// - Note: No view makes one here.
open class UITextRange {
    /// True if the range has no characters.
    open var isEmpty: Bool { true }

    /// Creates an empty range.
    public init() {}
}

extension UIAccessibilityCustomRotor {
    /// The name, or that of the case for a kind of the system.
    package var word: String { systemRotorType == .none ? name : "\(systemRotorType)" }
}
