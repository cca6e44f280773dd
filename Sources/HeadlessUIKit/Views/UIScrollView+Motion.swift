import Foundation

/// A view with a delegate of scrolling: `UIScrollView`.
///
/// - Note: UIKit has no such protocol. The delegate is a member of it, since that of a text view has another type, which
///   Swift's own classes cannot override.
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate, which the view does not retain; it is called after each change of the content offset.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

extension UIScrollView {
    /// The state of a simulated drag, and of zooming.
    struct Motion {
        var substituteDelegate: (any UIScrollViewDelegate)?
        var isDragging = false
        var isDecelerating = false
        var isZooming = false
        var zoomScale: CGFloat = 1
    }

    /// The speed with which the content comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor of the speed for each millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from a factor.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Hashable, Sendable, CaseIterable {
        /// The colour that suits the background.
        case `default`
        /// Dark.
        case black
        /// Light.
        case white
    }

    // MARK: - Scrolling

    /// True while a finger drags the content, as `drag(by:)` simulates it.
    public final var isDragging: Bool { motion.isDragging }

    /// True while a finger is on the content, as `drag(by:)` simulates it.
    public final var isTracking: Bool { motion.isDragging }

    /// True while the content moves on after a simulated drag.
    public final var isDecelerating: Bool { motion.isDecelerating }

    /// Simulates a drag of the content by a distance in points, as far as the content goes, and calls the delegate.
    ///
    /// The delegate may change the place where the content comes to rest: the content then moves on to it. A drag
    /// dismisses the keyboard, that is, the focus, unless `keyboardDismissMode` is `none`. Returns false if scrolling is
    /// disabled.
    /// - Note: UIKit has no such function.
    @discardableResult
    public final func drag(by distance: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        motion.isDragging = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { topmost.endEditing(true) }
        contentOffset = reachable(CGPoint(x: contentOffset.x - distance.dx, y: contentOffset.y - distance.dy))
        var target = contentOffset
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        motion.isDragging = false
        let moves = target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return true }
        motion.isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        motion.isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
        return true
    }

    /// Simulates a tap on the status bar: scrolls to the top, if `scrollsToTop` is true and the delegate agrees.
    ///
    /// Returns true if it has scrolled.
    /// - Note: UIKit has no such function.
    @discardableResult
    public final func scrollToTop() -> Bool {
        guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        contentOffset.y = 0 - adjustedContentInset.top
        scrollDelegate?.scrollViewDidScrollToTop(self)
        return true
    }

    /// Shows the scroll indicators for a moment; they are not drawn here.
    public final func flashScrollIndicators() {}

    private var topmost: UIView {
        var view: UIView = self
        while let above = view.superview { view = above }
        return view
    }

    private func reachable(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(value, max(low, high)))
        }
        return CGPoint(
            x: clamp(offset.x, -insets.left, contentSize.width + insets.right - bounds.width),
            y: clamp(offset.y, -insets.top, contentSize.height + insets.bottom - bounds.height)
        )
    }

    // MARK: - Zooming

    /// True while the content is zoomed; it is only true during the calls of the delegate.
    public final var isZooming: Bool { motion.isZooming }

    /// The factor by which the content is enlarged: setting it transforms the view that the delegate returns.
    public final var zoomScale: CGFloat {
        get { motion.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Enlarges the content by a factor between the least and the greatest, at once even if animated.
    public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let scale = max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
        guard let view = scrollDelegate?.viewForZooming(in: self), scale.isFinite else { return }
        motion.isZooming = true
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        motion.zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        scrollDelegate?.scrollViewDidZoom(self)
        motion.isZooming = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    /// The least factor by which the content is enlarged; 1 by default.
    public final var minimumZoomScale: CGFloat {
        get { self[kept: CGFloat(1)] }
        set { self[kept: CGFloat(1)] = newValue }
    }

    /// The greatest factor by which the content is enlarged; 1 by default.
    public final var maximumZoomScale: CGFloat {
        get { self[kept: CGFloat(1)] }
        set { self[kept: CGFloat(1)] = newValue }
    }

    // MARK: - Properties that change nothing here

    /// True if the content bounces at its edges.
    public final var bounces: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the content bounces at its least and greatest scale.
    public final var bouncesZoom: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the content comes to rest at multiples of the bounds.
    public final var isPagingEnabled: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if a drag moves the content in one direction alone.
    public final var isDirectionalLockEnabled: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if a tap on the status bar scrolls to the top; `scrollToTop()` simulates it.
    public final var scrollsToTop: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if a touch in the content may become a drag.
    public final var canCancelContentTouches: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// The speed with which the content comes to rest.
    public final var decelerationRate: DecelerationRate {
        get { self[kept: .normal] }
        set { self[kept: .normal] = newValue }
    }

    /// The colour of the scroll indicators.
    public final var indicatorStyle: IndicatorStyle {
        get { self[kept: .default] }
        set { self[kept: .default] = newValue }
    }

    /// The insets of the vertical scroll indicator, in points.
    public final var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { self[kept: .zero] }
        set { self[kept: .zero] = newValue }
    }

    /// The insets of the horizontal scroll indicator, in points.
    public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { self[kept: .zero] }
        set { self[kept: .zero] = newValue }
    }

    /// The insets of both scroll indicators, in points.
    public final var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// True if the insets of the scroll indicators grow by the safe area.
    public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }
}

extension UIScrollView.DecelerationRate: KeptValue {
    var words: String { self == .normal ? "normal" : self == .fast ? "fast" : rawValue.shortDescription }
}
extension UIScrollView.IndicatorStyle: KeptValue {}
