import BlueprintUI
import HeadlessUIKit

/// The accessibility of a label or a field: an object on the first change, as few elements have any.
struct ControlAccessibility: Hashable {
    /// The values.
    struct Values: Hashable {
        var isElement: Bool?
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var traits: Set<Accessibility.Trait>?
        var customActions: [Accessibility.CustomAction] = []
    }

    private final class Box {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    private var box: Box?

    /// True if nothing was set.
    var isEmpty: Bool { box == nil }

    /// The values that were set.
    var values: Values {
        get { box?.values ?? Values() }
        set { box = newValue == Values() ? nil : Box(newValue) }
    }

    /// Writes the values to a view, in place of those of the last update.
    ///
    /// - Parameter usualTraits: the traits of the view's class, to which the traits are added.
    func show(in view: UIView, addingTo usualTraits: UIAccessibilityTraits = []) {
        if view.hasOwnAccessibility { view.resetAccessibility() }
        guard !isEmpty else { return }
        let values = values
        if let isElement = values.isElement { view.isAccessibilityElement = isElement }
        if let label = values.label { view.accessibilityLabel = label }
        if let value = values.value { view.accessibilityValue = value }
        view.accessibilityHint = values.hint
        view.accessibilityIdentifier = values.identifier
        if let traits = values.traits {
            view.accessibilityTraits = usualTraits.union(UIAccessibilityTraits(with: traits))
        }
        if !values.customActions.isEmpty { view.accessibilityCustomActions = values.customActions.map(\.uiAction) }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box || lhs.values == rhs.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
