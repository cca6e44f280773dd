import Foundation

/// A view that shows a part of a larger content: its subviews, seen through its bounds.
///
/// The origin of the bounds is the content offset. Offsets are kept as they are given, even beyond the content.
/// - Note: There is no zooming, no delegate and no finger that scrolls; an animated change happens at once.
open class UIScrollView: UIView {
    /// When the safe area adds to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
        /// As `scrollableAxes`.
        case automatic
        /// Along the axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }

    /// The size of the content in points.
    open var contentSize: CGSize = .zero
    /// The room around the content in points.
    open var contentInset: UIEdgeInsets = .zero
    /// When the safe area adds to that room.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether the content can be scrolled by a finger.
    open var isScrollEnabled = true
    /// Whether the content bounces up and down even if it fits.
    open var alwaysBounceVertical = false
    /// Whether the content bounces left and right even if it fits.
    open var alwaysBounceHorizontal = false
    /// Whether the place across is shown while scrolling.
    open var showsHorizontalScrollIndicator = true
    /// Whether the place down is shown while scrolling.
    open var showsVerticalScrollIndicator = true
    /// Whether touches wait to become a scroll before they reach the content.
    open var delaysContentTouches = true

    /// Makes a view with a frame and an empty content, cut at its bounds.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// What the safe area of the nearest view above that has one covers of this view, in points.
    ///
    /// Scrolling does not change it.
    open override var safeAreaInsets: UIEdgeInsets { insetsFromAbove }

    /// The point of the content at the top left of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls to a point of the content, at once even if animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls as little as makes a rectangle of the content visible, at once even if animated.
    ///
    /// Of one larger than the bounds the bottom right is shown; one with an infinite or undefined number is ignored.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let seen = bounds
        let offset = CGPoint(
            x: Self.offset(seen.minX, seen.width, showing: rect.minX, rect.maxX),
            y: Self.offset(seen.minY, seen.height, showing: rect.minY, rect.maxY)
        )
        guard offset.x.isFinite, offset.y.isFinite else { return }
        setContentOffset(offset, animated: animated)
    }

    /// The room around the content in points: `contentInset`, the safe area where the behaviour says so, and the
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

    /// The control above the content, or nil for none.
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

    /// The background, and how large the content is where it does not fit, how far it is scrolled, and if it is renewed.
    open override var displayContent: DisplayContent {
        DisplayContent(fill: backgroundColor, remarks: scrollRemarks)
    }

    /// What can be said of the scrolling, in few words.
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

    /// Those of every view, then the size and the place of the content, and the others where they are not as at first.
    open override var inspectedProperties: [InspectedProperty] { super.inspectedProperties + scrollProperties }

    /// The properties that only a scroll view has.
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
        if let refreshControl { add("refreshControl", refreshControl.isRefreshing ? "refreshing" : "idle") }
        return result
    }
}

extension UIEdgeInsets {
    /// The four distances in words: `top 8, left 0, bottom 8, right 0`.
    fileprivate var words: String {
        [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
            .map { "\($0) \($1.shortDescription)" }
            .joined(separator: ", ")
    }
}
