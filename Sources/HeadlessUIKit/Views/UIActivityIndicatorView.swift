import Foundation

/// A view that shows that something is in progress.
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Hashable, Sendable {
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101
    }

    /// The size of the indicator.
    open var style = Style.medium
    /// True if the indicator is hidden while it does not run; true by default.
    open var hidesWhenStopped = true {
        didSet { showProgress() }
    }
    /// The colour; nil is grey.
    open var color: UIColor?
    /// True while the indicator runs.
    public private(set) final var isAnimating = false

    /// Creates an indicator that does not run, with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showProgress()
    }

    /// Creates an indicator that does not run, in the size of its style.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Starts the indicator and shows it.
    open func startAnimating() {
        isAnimating = true
        showProgress()
    }

    /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
    open func stopAnimating() {
        isAnimating = false
        showProgress()
    }

    private func showProgress() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// Returns the size of the style for any given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { style.size }

    /// The background, and the remark `busy` while it runs.
    open override var displayContent: DisplayContent {
        var content = plainContent
        if isAnimating { content.remarks = ["busy"] }
        return content
    }

    /// The properties of every view, then the style and the state.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [
            InspectedProperty(name: "style", value: "\(style)"), .flag("isAnimating", isAnimating),
        ]
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        switch self {
        case .medium: CGSize(width: 20, height: 20)
        case .large: CGSize(width: 37, height: 37)
        }
    }
}
