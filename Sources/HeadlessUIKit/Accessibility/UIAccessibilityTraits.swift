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
    /// The view is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The view is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The view is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The view is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The view plays a sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The view is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The view is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen, read when it appears.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The view is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The view changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The view is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The view starts playing or recording when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The view has a value that can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The view receives touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The view turns the page after it is read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The view is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The view is the header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that goes back.
    /// - Note: UIKit has the bit without a name.
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// The view has content that can be zoomed.
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
