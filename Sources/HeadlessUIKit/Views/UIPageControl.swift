import Foundation

/// A control with a dot for each page, one of them the current page.
///
/// - Note: The dots are 7 points wide, 9 points apart and 37 points high; the size in UIKit depends on the system.
open class UIPageControl: UIControl {
    private var storedPage = 0

    /// The number of pages; a negative number is 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = storedPage
        }
    }
    /// The index of the current page; it is kept among the pages.
    ///
    /// Setting it sends no events.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
    }
    /// True if there are no dots for a single page.
    open var hidesForSinglePage = false
    /// The colour of the dots; nil is a light grey.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the current page; nil is white.
    open var currentPageIndicatorTintColor: UIColor?

    private static let dot: CGFloat = 7
    private static let space: CGFloat = 9
    private static let height: CGFloat = 37

    /// Creates a control without pages, with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns the size for a number of pages, in points; as for none if the number is negative.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        return CGSize(width: count * Self.dot + max(count - 1, 0) * Self.space, height: Self.height)
    }

    /// Goes a page back for a touch in the left half and on for one in the right half, and sends `valueChanged` if the
    /// page changed.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self).x else { return }
        let before = currentPage
        currentPage += place < bounds.midX ? -1 : 1
        if currentPage != before { sendActions(for: .valueChanged) }
    }

    private var place: String { "page \(currentPage + 1) of \(numberOfPages)" }

    override var sendsPrimaryActionOnTap: Bool { true }

    override var usualAccessibility: AccessibilityValues {
        super.usualAccessibility.adjustable(place)
    }

    /// Returns the size of the dots for any given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The background, and the current page as a remark.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.remarks.append(place)
        return content
    }

    /// The properties of every control, then the pages.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [
            InspectedProperty(name: "numberOfPages", value: "\(numberOfPages)"),
            InspectedProperty(name: "currentPage", value: "\(currentPage)"),
        ]
    }
}
