import Foundation
import HeadlessUIKit

/// The view of a ``ScrollView``; it contains the `UIScrollView` with the views of the content.
package final class ScrollerWrapperView: UIView {
    private var refreshAction: () -> Void = {}
    private var trigger: ScrollView.ScrollTrigger?
    private var keyboardAdjustmentMode = ScrollView.KeyboardAdjustmentMode.adjustsWhenVisible

    /// Creates a view with a frame and empty content.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIScrollView(frame: CGRect(origin: .zero, size: bounds.size)))
    }

    /// Returns nil: there are no archives of views here.
    package required init?(coder: NSCoder) {
        return nil
    }

    /// The scrolling view; it always has the size of this one.
    ///
    /// Only the view hierarchy retains it, so that nested scroll views can be freed at any depth.
    package var scrollView: UIScrollView {
        if let view = subviews.first as? UIScrollView { return view }
        let view = UIScrollView(frame: CGRect(origin: .zero, size: bounds.size))
        insertSubview(view, at: 0)
        return view
    }

    /// The bounds of the view.
    package override var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            scrollView.frame = CGRect(origin: .zero, size: bounds.size)
        }
    }

    // MARK: - The element

    /// Shows an element with a content size.
    ///
    /// Content scrolled to its top or left stays there when the insets change.
    func show(_ element: ScrollView, contentSize: CGSize) {
        let scrollView = scrollView
        let old = scrollView.adjustedContentInset
        let isAtTop = scrollView.contentOffset.y == 0 - old.top
        let isAtLeft = scrollView.contentOffset.x == 0 - old.left
        scrollView.contentSize = contentSize
        scrollView.alwaysBounceVertical = element.alwaysBounceVertical
        scrollView.alwaysBounceHorizontal = element.alwaysBounceHorizontal
        scrollView.showsVerticalScrollIndicator = element.showsVerticalScrollIndicator
        scrollView.showsHorizontalScrollIndicator = element.showsHorizontalScrollIndicator
        scrollView.delaysContentTouches = element.delaysContentTouches
        scrollView.keyboardDismissMode = element.keyboardDismissMode
        keyboardAdjustmentMode = element.keyboardAdjustmentMode
        showInsets(of: element)
        showRefreshing(element.pullToRefreshBehavior)
        let new = scrollView.adjustedContentInset
        if isAtTop { scrollView.contentOffset.y = 0 - new.top }
        if isAtLeft { scrollView.contentOffset.x = 0 - new.left }
        connect(element.contentOffsetTrigger)
    }

    private func showInsets(of element: ScrollView) {
        var insets = element.contentInset
        if let edges = element.scrollableAxesSafeAreaEdges?.intersection(element.contentSize.scrollingEdges) {
            let safeArea = scrollView.safeAreaInsets
            if edges.contains(.top) { insets.top += safeArea.top }
            if edges.contains(.left) { insets.left += safeArea.left }
            if edges.contains(.bottom) { insets.bottom += safeArea.bottom }
            if edges.contains(.right) { insets.right += safeArea.right }
            scrollView.contentInsetAdjustmentBehavior = .never
        } else {
            scrollView.contentInsetAdjustmentBehavior = element.contentInsetAdjustmentBehavior
        }
        scrollView.contentInset = insets
    }

    // MARK: - Pulling to refresh

    private func showRefreshing(_ behavior: ScrollView.PullToRefreshBehavior) {
        switch behavior {
        case .disabled:
            refreshAction = {}
            scrollView.refreshControl = nil
        case .enabled(let action):
            refreshAction = action
            presentRefreshControl.endRefreshing()
        case .refreshing:
            refreshAction = {}
            presentRefreshControl.beginRefreshing()
        }
    }

    private var presentRefreshControl: UIRefreshControl {
        if let control = scrollView.refreshControl { return control }
        let control = UIRefreshControl()
        control.addTarget(self, action: ScrollerWrapperView.refresh, for: .valueChanged)
        scrollView.refreshControl = control
        return control
    }

    private func refresh() {
        refreshAction()
    }

    // MARK: - Programmatic scrolling

    private func connect(_ newTrigger: ScrollView.ScrollTrigger?) {
        if trigger !== newTrigger, trigger?.scroller === self { trigger?.scroller = nil }
        trigger = newTrigger
        newTrigger?.scroller = self
    }

    func scroll(to place: ScrollView.ContentOffset, animated: Bool) {
        let context = ScrollView.ContentOffset.ScrollingContext(
            contentSize: scrollView.contentSize,
            scrollViewBounds: scrollView.bounds,
            contentInsets: scrollView.adjustedContentInset
        )
        scrollView.setContentOffset(place.provider(context), animated: animated)
    }

    // MARK: - What it shows

    /// The background, and the remarks of the scroll view inside.
    package override var displayContent: DisplayContent {
        var content = DisplayContent(fill: backgroundColor, remarks: scrollView.scrollRemarks)
        content.input = scrollView.inputProperties + adjustmentProperties
        return content
    }

    /// The adjustment to the keyboard, unless it is the default.
    private var adjustmentProperties: [InspectedProperty] {
        guard keyboardAdjustmentMode != .adjustsWhenVisible else { return [] }
        return [InspectedProperty(name: "keyboardAdjustmentMode", value: "\(keyboardAdjustmentMode)")]
    }

    /// The properties of every view, then those of the scroll view inside.
    package override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + scrollView.scrollProperties + adjustmentProperties
    }
}

extension ScrollView.ContentSize {
    /// The edges on the scrolling axes.
    fileprivate var scrollingEdges: ScrollView.SafeAreaEdge {
        switch self {
        case .fittingHeight: .vertical
        case .fittingWidth: .horizontal
        case .fittingContent, .custom: [.horizontal, .vertical]
        }
    }
}
