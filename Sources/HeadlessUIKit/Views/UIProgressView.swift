import Foundation

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
    /// The looks of a bar.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// A bar of 4 points.
        case `default`
        /// A thin bar for other bars, of 2 points.
        case bar
    }

    private var storedProgress: Float = 0

    /// The part that is done, from 0 to 1; a number that is not one is ignored.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.kept(from: 0, to: 1) ?? storedProgress }
    }
    /// The look of the bar.
    open var progressViewStyle = Style.default
    /// The colour of the part that is done; nil is the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of the rest; nil is grey.
    open var trackTintColor: UIColor?

    /// Creates a bar of which nothing is done, with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar of a style, of which nothing is done.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Sets the part that is done, at once even if animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    private var height: CGFloat { progressViewStyle == .bar ? 2 : 4 }

    override var usualAccessibility: AccessibilityValues {
        AccessibilityValues(
            isElement: true,
            value: CGFloat(progress).percentage,
            traits: .updatesFrequently
        )
    }

    /// Returns the given width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// No width of its own, and the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// The background, and the part that is done as a remark.
    open override var displayContent: DisplayContent {
        var content = plainContent
        content.remarks = [CGFloat(progress).percentage]
        return content
    }

    /// The properties of every view, then the part that is done.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [.number("progress", CGFloat(progress))]
    }
}
