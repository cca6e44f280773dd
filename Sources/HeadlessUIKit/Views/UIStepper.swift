import Foundation

/// A control with two buttons, one that takes a step down and one that takes a step up.
open class UIStepper: UIControl {
    private var storedValue = 0.0

    /// The number; it is kept between the minimum and the maximum.
    ///
    /// Setting it sends no events; a number that is not one is ignored.
    open var value: Double {
        get { storedValue }
        set { storedValue = newValue.kept(from: minimumValue, to: maximumValue) ?? storedValue }
    }
    /// The least number; 0 by default.
    open var minimumValue = 0.0 {
        didSet { value = storedValue }
    }
    /// The greatest number; 100 by default.
    open var maximumValue = 100.0 {
        didSet { value = storedValue }
    }
    /// The difference of a step; 1 by default.
    open var stepValue = 1.0
    /// True if a step beyond the end of the range leads to its other end.
    open var wraps = false
    /// True if steps are repeated while a button is pressed; a press is short here.
    open var autorepeat = true
    /// True if events are sent for each step of a long press.
    open var isContinuous = true

    private static let size = CGSize(width: 94, height: 32)

    /// Creates a stepper from 0 to 100, at the origin of a frame; it is always 94 × 32 points large.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Takes a step down for a touch in the left half and up for one in the right half, and sends `valueChanged` if the
    /// number changed.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self).x else { return }
        let (before, next) = (value, value + (place < bounds.midX ? -stepValue : stepValue))
        value = next
        if wraps, next > maximumValue { value = minimumValue }
        if wraps, next < minimumValue { value = maximumValue }
        if value != before { sendActions(for: .valueChanged) }
    }

    override var sendsPrimaryActionOnTap: Bool { true }

    override var usualAccessibility: AccessibilityValues {
        super.usualAccessibility.adjustable(CGFloat(value).shortDescription)
    }

    /// Returns 94 × 32 points for any given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// 94 × 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The background, and the number as a remark.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.remarks.append("value \(CGFloat(value).shortDescription)")
        return content
    }

    /// The properties of every control, then the number and its range.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [
            .number("value", value), .number("minimumValue", minimumValue), .number("maximumValue", maximumValue),
            .number("stepValue", stepValue),
        ]
    }
}
