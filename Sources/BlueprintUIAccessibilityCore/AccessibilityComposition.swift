import BlueprintUI
import Foundation
import HeadlessUIKit

/// The accessibility of several elements, combined into that of one.
///
/// A ``CompositeRepresentation`` contains what is read of them, and a ``CombinableView`` is read in their place.
/// - Note: In UIKit all objects can be accessibility elements; here all responders can.
public struct AccessibilityComposition {
    /// A function that returns true for an element that takes part.
    public typealias Filter = (_ element: UIResponder) -> Bool
    /// A function that returns true if the first element is read before the second.
    public typealias Sorting = (_ first: UIResponder, _ second: UIResponder) -> Bool

    /// The actions of VoiceOver on an element; nil for what it cannot do.
    public struct Interactions {
        /// The point that an activation touches, in the coordinates of the topmost view; nil for the middle.
        public let activationPoint: CGPoint?
        /// A function that activates the element and returns true if it succeeded.
        public let activate: (() -> Bool)?
        /// A function that increases the value of the element.
        public let increment: (() -> Void)?
        /// A function that decreases the value of the element.
        public let decrement: (() -> Void)?

        /// Creates the actions.
        public init(
            activationPoint: CGPoint? = nil,
            activate: (() -> Bool)? = nil,
            increment: (() -> Void)? = nil,
            decrement: (() -> Void)? = nil
        ) {
            self.activationPoint = activationPoint
            self.activate = activate
            self.increment = increment
            self.decrement = decrement
        }
    }

    /// Combines the accessibility elements in a view, which does not take part itself.
    static func combine(
        in view: UIView,
        direction: Environment.LayoutDirection,
        idiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom,
        filter: Filter? = nil,
        sorting: Sorting? = nil,
        ignoreInteractive: Bool = true,
        invalidator: @escaping () -> Void
    ) -> CompositeRepresentation {
        let byFrame = Accessibility.frameSort(direction: direction, root: view, userInterfaceIdiom: idiom)
        let elements = view.subviews.flatMap(elements(of:)).filter { filter?($0) ?? true }
        return CompositeRepresentation(
            Accessibility.sorted(elements, by: sorting ?? byFrame),
            ignoreInteractive: ignoreInteractive,
            invalidator: invalidator
        )
    }

    /// Returns the accessibility elements in a view, in the order of its subviews, without those inside them.
    ///
    /// A view with `accessibilityElements` contains those. Hidden views, and views that hide their elements, contain none.
    package static func elements(in view: UIView) -> [UIResponder] {
        guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
        if let listed = view.accessibilityElements {
            return listed.compactMap { $0 as? UIResponder }.flatMap(elements(of:))
        }
        return view.subviews.flatMap(elements(of:))
    }

    /// Returns a responder if it is an accessibility element, or else the elements in it.
    static func elements(of responder: UIResponder) -> [UIResponder] {
        guard let view = responder as? UIView else { return responder.isAccessibilityElement ? [responder] : [] }
        guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
        return view.isAccessibilityElement ? [view] : elements(in: view)
    }
}

extension UIResponder {
    /// True for an element that a person can act on: a button, a link, a switch, what plays a sound, an enabled control.
    var isInteractive: Bool {
        let traits: UIAccessibilityTraits = [.button, .link, .playsSound, .toggleButton]
        return !accessibilityTraits.isDisjoint(with: traits) || (self as? UIControl)?.isEnabled == true
    }

    /// The value as it is read; that of a switch in words.
    var spokenValue: String? {
        guard accessibilityTraits.contains(.toggleButton) else { return accessibilityValue }
        return switch accessibilityValue {
        case "0": "Off"
        case "1": "On"
        case "2": "Mixed"
        default: accessibilityValue
        }
    }

    /// Activates the element, or sends the events of a tap if it is an enabled control that does not activate itself.
    func activate() -> Bool {
        if accessibilityActivate() { return true }
        guard let control = self as? UIControl, control.isEnabled else { return false }
        control.sendActions(for: .touchUpInside)
        return true
    }
}

/// An object that is read in place of several accessibility elements.
public protocol AccessibilityCombinable: UIResponder, AXCustomContentProvider {
    /// True if the elements may have changed since they were combined.
    var needsAccessibilityUpdate: Bool { get set }
    /// The actions of VoiceOver; nil for none.
    var accessibilityInteractions: AccessibilityComposition.Interactions? { get set }
    /// The rotors of the elements, those of one name as one; nil for none.
    var rotorSequencer: AccessibilityComposition.RotorSequencer? { get set }
}

extension AccessibilityCombinable {
    /// Writes what is read of several elements to the object; nil for nothing.
    ///
    /// - Parameters:
    ///   - accessibility: What is read.
    ///   - mergeInteractiveSingleChild: True if the only element that a person can act on becomes a part of the whole,
    ///     which is activated as that one; otherwise it becomes a custom action, as several do.
    public func applyAccessibility(
        _ accessibility: AccessibilityComposition.CompositeRepresentation?,
        mergeInteractiveSingleChild: Bool = true
    ) {
        var whole = accessibility
        whole?.mergeInteractiveChildren(singleAsWhole: mergeInteractiveSingleChild)
        isAccessibilityElement = (whole?.elementsCount ?? 0) > 0
        accessibilityLabel = whole?.label
        accessibilityValue = whole?.value
        accessibilityHint = whole?.hint
        accessibilityIdentifier = whole?.identifier
        accessibilityTraits = whole?.traits ?? .none
        accessibilityCustomActions = whole?.actions.custom.orNil
        accessibilityCustomContent = whole?.customContent
        rotorSequencer = whole?.rotors.map { AccessibilityComposition.RotorSequencer($0) }
        accessibilityCustomRotors = rotorSequencer?.rotors
        accessibilityInteractions = whole.map {
            AccessibilityComposition.Interactions(
                activationPoint: $0.activationPoint,
                activate: $0.actions.activate,
                increment: $0.actions.increment,
                decrement: $0.actions.decrement
            )
        }
    }
}
