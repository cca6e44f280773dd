import Foundation
import HeadlessUIKit

/// The types of accessibility that several elements use.
public enum Accessibility {
    /// A fact about the kind or the behaviour of an accessibility element.
    ///
    /// Two adjustable traits are equal, whatever their functions.
    public enum Trait: Hashable {
        /// A function called to increase the value of an adjustable element.
        public typealias IncrementAction = () -> Void
        /// A function called to decrease the value of an adjustable element.
        public typealias DecrementAction = () -> Void

        /// A button.
        case button
        /// A link.
        case link
        /// A header of a section.
        case header
        /// A search field.
        case searchField
        /// An image.
        case image
        /// Selected.
        case selected
        /// Plays a sound when activated.
        case playsSound
        /// A key of a keyboard.
        case keyboardKey
        /// Text that does not change.
        case staticText
        /// A summary of the screen, read when it appears.
        case summaryElement
        /// Disabled.
        case notEnabled
        /// Changes its label or value often.
        case updatesFrequently
        /// Starts playing or recording when activated.
        case startsMediaSession
        /// Has a value that the first function increases and the second one decreases.
        case adjustable(IncrementAction, DecrementAction)
        /// Receives touches directly.
        case allowsDirectInteraction
        /// Turns the page after it is read.
        case causesPageTurn
        /// A bar of tabs.
        case tabBar
        /// A switch or another button with two states.
        case toggleButton
        /// A button that goes back.
        case backButton

        /// Returns true if both are the same kind of trait.
        public static func == (lhs: Trait, rhs: Trait) -> Bool { lhs.uiTraits == rhs.uiTraits }

        /// Hashes the kind of the trait.
        public func hash(into hasher: inout Hasher) { hasher.combine(uiTraits) }
    }

    /// An action that a person chooses from the list of an element's actions.
    ///
    /// Actions with the same name and image are equal.
    public struct CustomAction: Hashable {
        /// A function that performs the action and returns true if it succeeded.
        public typealias OnActivation = () -> Bool

        /// The name that is read.
        public var name: String
        /// The image, or nil.
        public var image: UIImage?
        /// The function that performs the action.
        public var onActivation: OnActivation

        /// Creates an action.
        public init(name: String, image: UIImage? = nil, onActivation: @escaping OnActivation) {
            self.name = name
            self.image = image
            self.onActivation = onActivation
        }

        /// Returns true if name and image are equal.
        public static func == (lhs: CustomAction, rhs: CustomAction) -> Bool {
            lhs.name == rhs.name && lhs.image == rhs.image
        }

        /// Hashes the name and the image.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(image)
        }
    }

    /// A further piece of content, which a person can have read on demand.
    public struct CustomContent: Hashable, Sendable {
        /// The condition for reading the content.
        public enum Importance: Hashable, Sendable, CaseIterable {
            /// On demand.
            case `default`
            /// Always, after the element.
            case high
        }

        /// The name of the content.
        public var label: String
        /// The content; nil for none.
        public var value: String?
        /// The condition for reading it.
        public var importance: Importance

        /// Creates content with a name.
        public init(label: String, value: String? = nil, importance: Importance = .default) {
            self.label = label
            self.value = value
            self.importance = importance
        }
    }
}

extension Accessibility.Trait {
    /// The trait as views have it.
    package var uiTraits: UIAccessibilityTraits {
        switch self {
        case .button: .button
        case .link: .link
        case .header: .header
        case .searchField: .searchField
        case .image: .image
        case .selected: .selected
        case .playsSound: .playsSound
        case .keyboardKey: .keyboardKey
        case .staticText: .staticText
        case .summaryElement: .summaryElement
        case .notEnabled: .notEnabled
        case .updatesFrequently: .updatesFrequently
        case .startsMediaSession: .startsMediaSession
        case .adjustable: .adjustable
        case .allowsDirectInteraction: .allowsDirectInteraction
        case .causesPageTurn: .causesPageTurn
        case .tabBar: .tabBar
        case .toggleButton: .toggleButton
        case .backButton: .backButton
        }
    }
}

extension Accessibility {
    /// The functions of an adjustable trait.
    package struct Adjustments {
        package let increment: Trait.IncrementAction
        package let decrement: Trait.DecrementAction

        /// Takes the functions of the adjustable trait in a set; nil if there is none.
        package init?(_ traits: Set<Trait>) {
            for case .adjustable(let increment, let decrement) in traits {
                (self.increment, self.decrement) = (increment, decrement)
                return
            }
            return nil
        }
    }
}

extension UIAccessibilityTraits {
    /// Creates the set of the traits as views have them.
    public init(with traits: Set<Accessibility.Trait>) {
        self = traits.reduce(into: .none) { $0.formUnion($1.uiTraits) }
    }
}

extension Accessibility.CustomAction {
    /// The action as views have it.
    package var uiAction: UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name, image: image) { _ in onActivation() }
    }
}

extension Accessibility.CustomContent {
    /// The content as views have it.
    public var axCustomContent: AXCustomContent { AXCustomContent(self) }
}

extension Accessibility.CustomContent.Importance {
    /// The importance as views have it.
    package var axImportance: AXCustomContent.Importance {
        switch self {
        case .default: .default
        case .high: .high
        }
    }
}

extension AXCustomContent {
    /// Creates content as views have it.
    public convenience init(_ content: Accessibility.CustomContent) {
        self.init(label: content.label, value: content.value, importance: content.importance.axImportance)
    }

    /// Creates content with a name and an importance; nil is an empty value.
    public convenience init(label: String, value: String?, importance: AXCustomContent.Importance = .default) {
        self.init(label: label, value: value ?? "")
        self.importance = importance
    }
}

extension Accessibility {
    /// Returns a function that is true if the first element is read before the second: row by row, and along each row in
    /// the layout direction.
    ///
    /// Two elements belong to one row if their middles are at most one point apart.
    ///
    /// - Parameters:
    ///   - direction: The direction in which a row is read.
    ///   - root: The view in whose coordinates frames are compared.
    ///   - userInterfaceIdiom: The kind of device; the order is the same on all.
    public static func frameSort(
        direction: Environment.LayoutDirection,
        root: UIView,
        userInterfaceIdiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    ) -> (_ first: UIResponder, _ second: UIResponder) -> Bool {
        { first, second in
            let one = root.convert(first.accessibilityFrame, from: nil)
            let other = root.convert(second.accessibilityFrame, from: nil)
            guard abs(one.midY - other.midY) <= 1 else { return one.midY < other.midY }
            return direction == .rightToLeft ? one.maxX > other.maxX : one.minX < other.minX
        }
    }
}

extension Accessibility {
    /// Returns elements in an order in which those that are equal keep theirs.
    package static func sorted(
        _ elements: [UIResponder],
        by isBefore: (UIResponder, UIResponder) -> Bool
    ) -> [UIResponder] {
        elements.enumerated().sorted {
            isBefore($0.element, $1.element) || !isBefore($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element)
    }
}

extension BidirectionalCollection where Element: UIResponder {
    /// Returns a rotor of a kind of the system that moves through the elements, in both directions.
    ///
    /// Without a current element it begins with the first one, or with the last one if it goes backwards; it ends at the
    /// other end.
    public func accessibilityRotor(
        systemType type: UIAccessibilityCustomRotor.SystemRotorType
    ) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(systemType: type) { predicate in
            let place = firstIndex { $0 === predicate.currentItem.targetElement }
            let found: Element? =
                switch predicate.searchDirection {
                case .next: place.map { self[index(after: $0)...].first } ?? first
                case .previous: place.map { self[..<$0].last } ?? last
                }
            return found.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
        }
    }
}
