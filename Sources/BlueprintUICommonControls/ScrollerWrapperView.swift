import Foundation
import HeadlessUIKit

/// The view of a ``ScrollView``; it contains the `UIScrollView` with the views of the content.
package final class ScrollerWrapperView: UIView {
    private var refreshAction: () -> Void = {}
    private var trigger: ScrollView.ScrollTrigger?
    private var contentInset = UIEdgeInsets.zero
    private var safeAreaEdges: ScrollView.SafeAreaEdge = []
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
            updateInsets()
        }
    }

    // MARK: - The element

    /// Shows an element with a content size.
    ///
    /// Content scrolled to its top or left stays there when the insets change.
    func show(_ element: ScrollView, contentSize: CGSize) {
        let scrollView = scrollView
        keepingOrigin { show(element, contentSize: contentSize, in: scrollView) }
        connect(element.contentOffsetTrigger)
    }

    private func show(_ element: ScrollView, contentSize: CGSize, in scrollView: UIScrollView) {
        scrollView.contentSize = contentSize
        scrollView.alwaysBounceVertical = element.alwaysBounceVertical
        scrollView.alwaysBounceHorizontal = element.alwaysBounceHorizontal
        scrollView.showsVerticalScrollIndicator = element.showsVerticalScrollIndicator
        scrollView.showsHorizontalScrollIndicator = element.showsHorizontalScrollIndicator
        scrollView.delaysContentTouches = element.delaysContentTouches
        scrollView.keyboardDismissMode = element.keyboardDismissMode
        keyboardAdjustmentMode = element.keyboardAdjustmentMode
        scrollView.contentInsetAdjustmentBehavior = element.contentInsetAdjustmentBehavior
        contentInset = element.contentInset
        safeAreaEdges = element.scrollableAxesSafeAreaEdges ?? []
        showInsets()
        showRefreshing(element.pullToRefreshBehavior)
    }

    /// Makes a change that may change the insets; content scrolled to its top or left stays there.
    private func keepingOrigin(_ change: () -> Void) {
        let scrollView = scrollView
        let old = scrollView.adjustedContentInset
        let isAtTop = scrollView.contentOffset.y == 0 - old.top
        let isAtLeft = scrollView.contentOffset.x == 0 - old.left
        change()
        let new = scrollView.adjustedContentInset
        if isAtTop { scrollView.contentOffset.y = 0 - new.top }
        if isAtLeft { scrollView.contentOffset.x = 0 - new.left }
    }

    /// Shows the insets of the element, with the edges of the safe area that count.
    private func showInsets() {
        let (scrollView, safeArea) = (scrollView, scrollView.safeAreaInsets)
        var insets = contentInset
        var edges = scrollView.contentInsetAdjustmentBehavior == .scrollableAxes ? safeAreaEdges : []
        if scrollView.alwaysBounceVertical { edges.subtract(.vertical) }
        if scrollView.alwaysBounceHorizontal { edges.subtract(.horizontal) }
        // The content starts at the top left of the bounds: there it overflows any safe area, and never the bounds.
        if edges.contains(.top) { insets.top += safeArea.top }
        if edges.contains(.left) { insets.left += safeArea.left }
        let (content, room) = (scrollView.contentSize, bounds.size)
        if edges.contains(.bottom), content.height > room.height - safeArea.bottom, content.height <= room.height {
            insets.bottom += safeArea.bottom
        }
        if edges.contains(.right), content.width > room.width - safeArea.right, content.width <= room.width {
            insets.right += safeArea.right
        }
        scrollView.contentInset = insets
    }

    /// Shows the insets of the new safe area.
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateInsets()
    }

    /// Shows the insets again after a change of the safe area or the bounds on which they depend.
    private func updateInsets() {
        if !safeAreaEdges.isEmpty { keepingOrigin(showInsets) }
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
