import Foundation

/// The control above the content of a scroll view that says that the content is being renewed.
open class UIRefreshControl: UIControl {
    /// Whether it says so now.
    public private(set) final var isRefreshing = false

    /// Makes a control with a frame; its height is always 60 points.
    public required init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: 60))
    }

    /// Begins to say so; calls nothing.
    open func beginRefreshing() {
        isRefreshing = true
    }

    /// Stops saying so.
    open func endRefreshing() {
        isRefreshing = false
    }

    /// Pulls the content down, as a finger would: it is scrolled as far as shows the control, refreshing begins, and
    /// what waits for `valueChanged` is called.
    ///
    /// Does nothing while it is refreshing or disabled.
    /// - Note: UIKit has no such function.
    public final func pull() {
        guard isEnabled, !isRefreshing else { return }
        if let scrollView = superview as? UIScrollView { scrollView.contentOffset.y -= bounds.height }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
