import Foundation
import HeadlessUIKit

/// The accessibility of several elements, combined into that of one.
///
/// The labels of all elements, each with its value, are read as one label. If exactly one of them is interactive, the
/// combined element is activated as that one, and has its hint and its traits. With several, each of them becomes a
/// custom action, in reading order.
public struct AccessibilityComposition {
    /// A function that returns true for an element that takes part.
    public typealias Filter = (_ element: UIResponder) -> Bool
    /// A function that returns true if the first element is read before the second.
    public typealias Sorting = (_ first: UIResponder, _ second: UIResponder) -> Bool

    /// The combined elements, in reading order.
    public let elements: [UIResponder]

    /// Creates the composition of elements in this order.
    public init(_ elements: [UIResponder]) {
        self.elements = elements
    }

    /// Creates the composition of the elements in a view.
    ///
    /// - Parameters:
    ///   - view: The view, which does not take part itself.
    ///   - filter: The condition for taking part; nil for all elements.
    ///   - sorting: The order; nil for that of VoiceOver: row by row, from the leading edge.
    public init(of view: UIView, filter: Filter? = nil, sorting: Sorting? = nil) {
        let found = Self.elements(in: view).filter { filter?($0) ?? true }
        elements =
            sorting.map { found.sorted(by: $0) } ?? ReadingOrder.sorted(found) { $0.accessibilityFrame }
    }

    /// Returns the accessibility elements in a view, in the order of its subviews, without those inside them.
    ///
    /// A view with `accessibilityElements` contains those. Hidden views, and views that hide their elements, contain none.
    public static func elements(in view: UIView) -> [UIResponder] {
        guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
        if let listed = view.accessibilityElements { return listed.compactMap { $0 as? UIResponder }.flatMap(reading) }
        return view.subviews.flatMap(reading)
    }

    private static func reading(_ element: UIResponder) -> [UIResponder] {
        guard let view = element as? UIView else { return element.isAccessibilityElement ? [element] : [] }
        guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
        return view.isAccessibilityElement ? [view] : elements(in: view)
    }

    /// The traits of an element that a person can act on.
    public static let interactiveTraits: UIAccessibilityTraits = [
        .adjustable, .button, .keyboardKey, .link, .searchField, .toggleButton,
    ]

    /// The elements that a person can act on.
    public var interactiveElements: [UIResponder] {
        elements.filter { !$0.accessibilityTraits.isDisjoint(with: Self.interactiveTraits) }
    }

    /// The only element that a person can act on; nil if there is none, or several.
    public var onlyInteractiveElement: UIResponder? {
        interactiveElements.count == 1 ? interactiveElements[0] : nil
    }

    /// The labels and values of all elements, separated by commas; nil without any.
    ///
    /// The value of the only interactive element is not part of it.
    public var label: String? {
        let only = onlyInteractiveElement
        let parts = elements.flatMap { element -> [String] in
            let value = element === only ? nil : element.accessibilityValue
            return [element.accessibilityLabel, value].compactMap { $0 }.filter { !$0.isEmpty }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The value of the only interactive element; nil for none.
    public var value: String? { onlyInteractiveElement?.accessibilityValue }

    /// The hint of the only interactive element, or else that of the first element with one.
    public var hint: String? {
        onlyInteractiveElement?.accessibilityHint ?? elements.lazy.compactMap(\.accessibilityHint).first
    }

    /// The traits of the only interactive element, or else those that all elements have.
    public var traits: UIAccessibilityTraits {
        if let only = onlyInteractiveElement { return only.accessibilityTraits }
        guard let first = elements.first else { return .none }
        let common = elements.reduce(first.accessibilityTraits) { $0.intersection($1.accessibilityTraits) }
        return common.subtracting(Self.interactiveTraits)
    }

    /// The custom actions of all elements, after an action for each interactive one if there are several.
    public var customActions: [UIAccessibilityCustomAction] {
        let several = onlyInteractiveElement == nil ? interactiveElements : []
        let activations = several.compactMap { element in
            element.accessibilityLabel.map { label in
                UIAccessibilityCustomAction(name: label) { _ in element.accessibilityActivate() }
            }
        }
        return activations + elements.flatMap { $0.accessibilityCustomActions ?? [] }
    }

    /// The custom content of all elements.
    public var customContent: [AXCustomContent] { elements.flatMap { $0.accessibilityCustomContent ?? [] } }

    /// The point that an activation touches; nil for the middle.
    public var activationPoint: CGPoint? { onlyInteractiveElement?.accessibilityActivationPoint }
}
