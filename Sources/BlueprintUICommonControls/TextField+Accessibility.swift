import HeadlessUIKit

extension TextField {
    /// The name that is read; nil for that of the view.
    public var accessibilityLabel: String? {
        get { accessibility.values.label }
        set { accessibility.values.label = newValue }
    }

    /// The value that is read after the label; nil for that of the view.
    public var accessibilityValue: String? {
        get { accessibility.values.value }
        set { accessibility.values.value = newValue }
    }

    /// The traits that are added to those of the view; nil for none.
    public var accessibilityTraits: Set<AccessibilityElement.Trait>? {
        get { accessibility.values.traits }
        set { accessibility.values.traits = newValue }
    }

    /// The description of the result of an action, read after a pause; nil for none.
    public var accessibilityHint: String? {
        get { accessibility.values.hint }
        set { accessibility.values.hint = newValue }
    }

    /// The name for tests, which is never read; nil for none.
    public var accessibilityIdentifier: String? {
        get { accessibility.values.identifier }
        set { accessibility.values.identifier = newValue }
    }

    /// The actions that a person can choose.
    public var accessibilityCustomActions: [AccessibilityElement.CustomAction] {
        get { accessibility.values.customActions }
        set { accessibility.values.customActions = newValue }
    }
}
