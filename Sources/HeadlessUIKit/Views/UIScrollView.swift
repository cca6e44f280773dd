import Foundation

/// A view that shows part of a larger content: its subviews, seen through its bounds.
///
/// The origin of the bounds is the content offset. Any offset is kept, even beyond the content.
/// - Note: No finger scrolls or zooms: ``drag(by:)`` and ``scrollToTop()`` simulate it. Animated changes happen at once.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// The rule for adding the safe area to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
        /// The same as `scrollableAxes`.
        case automatic
        /// Adds the safe area along the scrollable axes.
        case scrollableAxes
        /// Never adds the safe area.
        case never
        /// Always adds the safe area.
        case always
    }

    /// The way a scroll dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
        /// The keyboard stays.
        case none
        /// A drag dismisses it.
        case onDrag
        /// It follows a drag downwards.
        case interactive
        /// A drag dismisses it and what is attached to it.
        case onDragWithAccessory
        /// It follows a drag downwards with what is attached to it.
        case interactiveWithAccessory
    }

    /// The delegate of scrolling.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// An object that is the delegate on behalf of another one; the view retains it.
    package final var substituteDelegate: (any UIScrollViewDelegate)? {
        get { motion.substituteDelegate }
        set { (motion.substituteDelegate, scrollDelegate) = (newValue, newValue) }
    }
    /// The state of a simulated drag, and of zooming, with the delegate on behalf of another one.
    final var motion = Motion()
    /// The size of the content, in points.
    open var contentSize: CGSize = .zero
    /// The distances between the content and the edges of the view, in points.
    open var contentInset: UIEdgeInsets = .zero
    /// The rule for adding the safe area to the content insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// True if a finger can scroll the content.
    open var isScrollEnabled = true
    /// True if the content bounces vertically even if it fits.
    open var alwaysBounceVertical = false
    /// True if the content bounces horizontally even if it fits.
    open var alwaysBounceHorizontal = false
    /// True if the horizontal scroll indicator is shown while scrolling.
    open var showsHorizontalScrollIndicator = true
    /// True if the vertical scroll indicator is shown while scrolling.
    open var showsVerticalScrollIndicator = true
    /// True if touches are delayed until it is known that they do not scroll.
    open var delaysContentTouches = true
    /// The way a scroll dismisses the keyboard.
    /// - Note: There is no keyboard here; the value is kept.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Creates a view with a frame and empty content; it clips to its bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The part of this view that is outside the safe area of its nearest ancestor with one, as insets in points.
    ///
    /// Scrolling does not change it.
    open override var safeAreaInsets: UIEdgeInsets { insetsFromAbove }

    /// The visible part of the content; the delegate is called when its origin changes.
    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { scrollDelegate?.scrollViewDidScroll(self) } }
    }

    /// The point of the content at the top left of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls to a point of the content, at once even if animated; the delegate is called at the end of an animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls just far enough to make a rectangle of the content visible, at once even if animated.
    ///
    /// If the rectangle is larger than the bounds, its bottom right is shown. A rectangle with an infinite or NaN
    /// number is ignored.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let seen = bounds
        let offset = CGPoint(
            x: Self.offset(seen.minX, seen.width, showing: rect.minX, rect.maxX),
            y: Self.offset(seen.minY, seen.height, showing: rect.minY, rect.maxY)
        )
        guard offset.x.isFinite, offset.y.isFinite else { return }
        setContentOffset(offset, animated: animated)
    }

    /// The content insets in points including the safe area, depending on `contentInsetAdjustmentBehavior`, and the
    /// refresh control while it is refreshing.
    open var adjustedContentInset: UIEdgeInsets {
        var result = contentInset
        let safeArea = safeAreaInsets
        if isAdjusted(alongScrolling: contentSize.width > bounds.width || alwaysBounceHorizontal) {
            result.left += safeArea.left
            result.right += safeArea.right
        }
        if isAdjusted(alongScrolling: contentSize.height > bounds.height || alwaysBounceVertical) {
            result.top += safeArea.top
            result.bottom += safeArea.bottom
        }
        if let refreshControl, refreshControl.isRefreshing { result.top += refreshControl.bounds.height }
        return result
    }

    /// The refresh control above the content, or nil.
    open var refreshControl: UIRefreshControl? {
        get { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }
        set {
            guard refreshControl !== newValue else { return }
            refreshControl?.removeFromSuperview()
            guard let newValue else { return }
            let height = newValue.bounds.height
            newValue.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
            addSubview(newValue)
        }
    }

    private func isAdjusted(alongScrolling isScrolling: Bool) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .automatic, .scrollableAxes: isScrolling
        case .never: false
        case .always: true
        }
    }

    private static func offset(_ start: CGFloat, _ length: CGFloat, showing low: CGFloat, _ high: CGFloat) -> CGFloat {
        if high > start + length { return high - length }
        return low < start ? low : start
    }

    // MARK: - What it shows

    /// The background, and remarks on the scrolling.
    open override var displayContent: DisplayContent {
        var content = plainContent
        content.remarks = scrollRemarks
        content.input = inputProperties
        return content
    }

    /// The properties of the keyboard that are not the defaults.
    package final var inputProperties: [InspectedProperty] {
        guard keyboardDismissMode != .none else { return [] }
        return [InspectedProperty(name: "keyboardDismissMode", value: "\(keyboardDismissMode)")]
    }

    /// The content size if the content does not fit, the content offset unless zero, and `refreshing`, in a few
    /// words.
    package final var scrollRemarks: [String] {
        var remarks: [String] = []
        if contentSize.width > bounds.width || contentSize.height > bounds.height {
            remarks.append("content \(contentSize.width.shortDescription) by \(contentSize.height.shortDescription)")
        }
        if contentOffset != .zero {
            remarks.append("scrolled to \(contentOffset.x.shortDescription),\(contentOffset.y.shortDescription)")
        }
        if refreshControl?.isRefreshing ?? false { remarks.append("refreshing") }
        return remarks
    }

    /// The properties of every view, then the content size and offset, then the others unless they have their
    /// defaults.
    open override var inspectedProperties: [InspectedProperty] { super.inspectedProperties + scrollProperties }

    /// The properties specific to scroll views.
    package final var scrollProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        func add(_ name: String, _ value: String) { result.append(InspectedProperty(name: name, value: value)) }
        add("contentSize", "\(contentSize.width.shortDescription)×\(contentSize.height.shortDescription)")
        add("contentOffset", "\(contentOffset.x.shortDescription),\(contentOffset.y.shortDescription)")
        if contentInset != .zero { add("contentInset", contentInset.words) }
        if contentInsetAdjustmentBehavior != .automatic {
            add("contentInsetAdjustmentBehavior", "\(contentInsetAdjustmentBehavior)")
        }
        if !isScrollEnabled { add("isScrollEnabled", "false") }
        if alwaysBounceVertical { add("alwaysBounceVertical", "true") }
        if alwaysBounceHorizontal { add("alwaysBounceHorizontal", "true") }
        if !showsHorizontalScrollIndicator { add("showsHorizontalScrollIndicator", "false") }
        if !showsVerticalScrollIndicator { add("showsVerticalScrollIndicator", "false") }
        if !delaysContentTouches { add("delaysContentTouches", "false") }
        result += inputProperties
        if let refreshControl { add("refreshControl", refreshControl.isRefreshing ? "refreshing" : "idle") }
        return result
    }
}
