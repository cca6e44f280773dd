/// A set of facts about the kind and the behaviour of an accessibility element.
///
/// The bits are those of UIKit, so that `rawValue` is the same number; the last two traits are not next to the others,
/// as the bits between them have meanings of the system.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public var rawValue: UInt64

    /// Creates a set of traits from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen, read when it appears.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts playing or recording when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Receives touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page after it is read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that goes back.
    /// - Note: UIKit has the bit without a name.
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// Content that can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 46)
    /// A switch or another button with two states.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    private static let named: [(trait: UIAccessibilityTraits, name: String, words: String?)] = [
        (.button, "button", "button"),
        (.link, "link", "link"),
        (.image, "image", "image"),
        (.selected, "selected", "selected"),
        (.playsSound, "playsSound", nil),
        (.keyboardKey, "keyboardKey", nil),
        (.staticText, "staticText", nil),
        (.summaryElement, "summaryElement", nil),
        (.notEnabled, "notEnabled", "dimmed"),
        (.updatesFrequently, "updatesFrequently", nil),
        (.searchField, "searchField", "search field"),
        (.startsMediaSession, "startsMediaSession", nil),
        (.adjustable, "adjustable", "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction", nil),
        (.causesPageTurn, "causesPageTurn", nil),
        (.tabBar, "tabBar", "tab bar"),
        (.header, "header", "heading"),
        (.supportsZoom, "supportsZoom", nil),
        (.toggleButton, "toggleButton", "switch button"),
        (.backButton, "backButton", "back button"),
    ]

    /// The names of the traits, in a fixed order.
    package var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

    /// The words that VoiceOver adds for the traits, in English; traits that only change its behaviour have none.
    package var spokenWords: [String] {
        var spoken = self
        // A switch is one button, read once; the state before the kind, as in "selected, button".
        if contains(.toggleButton) { spoken.remove(.button) }
        let states: UIAccessibilityTraits = [.selected, .notEnabled]
        return [spoken.intersection(states), spoken.subtracting(states)].flatMap { part in
            Self.named.filter { part.contains($0.trait) }.compactMap(\.words)
        }
    }
}
