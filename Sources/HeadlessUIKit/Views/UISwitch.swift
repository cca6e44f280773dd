import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
    /// True if the switch is on.
    open var isOn = false
    /// The colour of the track while it is on; nil is green.
    open var onTintColor: UIColor?
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor?

    private static let size = CGSize(width: 51, height: 31)

    /// Creates a switch that is off, at the origin of a frame; it is always 51 × 31 points large.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Turns the switch on or off, at once even if animated; sends no events.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// Turns the switch over and sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        isOn.toggle()
        sendActions(for: .valueChanged)
    }

    override var sendsPrimaryActionOnTap: Bool { true }

    /// A switch button whose value is `1` if it is on, and `0` otherwise, as in UIKit.
    override var usualAccessibility: AccessibilityValues {
        AccessibilityValues(
            isElement: true,
            value: isOn ? "1" : "0",
            traits: (super.usualAccessibility.traits ?? []).union([.button, .toggleButton])
        )
    }

    /// Returns 51 × 31 points for any given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// 51 × 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The background, and remarks on the state: `on` or `off`.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.remarks.append(isOn ? "on" : "off")
        return content
    }

    /// The properties of every control, then the state, and the colours that are set.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties + [.flag("isOn", isOn)]
        if let onTintColor { result.append(.color("onTintColor", onTintColor)) }
        if let thumbTintColor { result.append(.color("thumbTintColor", thumbTintColor)) }
        return result
    }
}
