import HeadlessUIKit

extension AttributedLabel {
    /// True if the label is read; true by default.
    public var isAccessibilityElement: Bool {
        get { accessibility.values.isElement ?? true }
        set { accessibility.values.isElement = newValue ? nil : false }
    }

    /// The value that is read after the label; nil for that of the view.
    public var accessibilityValue: String? {
        get { accessibility.values.value }
        set { accessibility.values.value = newValue }
    }

    /// The traits in place of those of the view; nil for those of the view, static text.
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
