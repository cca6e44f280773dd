/// A control that responds to taps.
/// - Note: It has no title, image or configuration of its own, only subviews.
open class UIButton: UIControl {
    override var sendsPrimaryActionOnTap: Bool { true }

    override var usualAccessibility: AccessibilityValues {
        AccessibilityValues(isElement: true, traits: (super.usualAccessibility.traits ?? []).union(.button))
    }
}
