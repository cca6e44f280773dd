import Foundation

/// A control for a number in a range.
open class UISlider: UIControl {
    private var storedValue: Float = 0

    /// The number; it is kept between the minimum and the maximum.
    ///
    /// Setting it sends no events; a number that is not one is ignored.
    open var value: Float {
        get { storedValue }
        set { storedValue = newValue.kept(from: minimumValue, to: maximumValue) ?? storedValue }
    }
    /// The least number; 0 by default.
    open var minimumValue: Float = 0 {
        didSet { value = storedValue }
    }
    /// The greatest number; 1 by default.
    open var maximumValue: Float = 1 {
        didSet { value = storedValue }
    }
    /// True if events are sent while the finger moves; no finger moves here.
    open var isContinuous = true
    /// The colour of the track before the thumb; nil is the tint colour.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the thumb; nil is grey.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor?
    /// The image at the least number; nil for none.
    open var minimumValueImage: UIImage?
    /// The image at the greatest number; nil for none.
    open var maximumValueImage: UIImage?

    private static let height: CGFloat = 34

    /// Creates a slider from 0 to 1, with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Sets the number, at once even if animated; sends no events.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    /// Sets the number at the place of the touch and sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self).x, bounds.width > 0 else { return }
        let part = Float(min(max(place / bounds.width, 0), 1))
        value = minimumValue + (maximumValue - minimumValue) * part
        sendActions(for: .valueChanged)
    }

    override var sendsPrimaryActionOnTap: Bool { true }

    override var usualAccessibility: AccessibilityValues {
        let range = maximumValue - minimumValue
        let part = range > 0 ? (value - minimumValue) / range : 0
        return super.usualAccessibility.adjustable(CGFloat(part).percentage)
    }

    /// Returns the given width and 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// No width of its own, and 34 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    /// The background, and the number as a remark.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.remarks.append("value \(CGFloat(value).shortDescription)")
        return content
    }

    /// The properties of every control, then the number and its range.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [
            .number("value", CGFloat(value)), .number("minimumValue", CGFloat(minimumValue)),
            .number("maximumValue", CGFloat(maximumValue)),
        ]
    }
}
