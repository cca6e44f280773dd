import Foundation

/// A control above a scroll view's content that shows that the content is being refreshed.
open class UIRefreshControl: UIControl {
    /// True while refreshing.
    public private(set) final var isRefreshing = false

    /// Creates a control with a frame; its height is always 60 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: 60))
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Starts refreshing; sends no events.
    open func beginRefreshing() {
        isRefreshing = true
    }

    /// Stops refreshing.
    open func endRefreshing() {
        isRefreshing = false
    }

    /// Pulls the content down as a finger would: scrolls until the control is visible, starts refreshing and sends
    /// `valueChanged`.
    ///
    /// Does nothing while the control is refreshing or disabled.
    /// - Note: UIKit has no such function.
    public final func pull() {
        guard isEnabled, !isRefreshing else { return }
        if let scrollView = superview as? UIScrollView { scrollView.contentOffset.y -= bounds.height }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
