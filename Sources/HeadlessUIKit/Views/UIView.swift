import Foundation

/// A rectangle in a tree of views: a place, what it shows, and the views within.
///
/// It is the view of UIKit without a screen. Lengths are points; a view stands in the coordinates of its superview.
/// A view keeps its subviews alive, not its superview.
/// - Note: There is no layer, no window and no drawing. Nothing is checked: infinite and NaN values are kept.
open class UIView: UIResponder {
    // Read and written for every view of every update, from one thread: not worth a check of access each time.
    // What most views have is stored here; what few have is in `rare`, made at the first change, to keep views small.
    @exclusivity(unchecked) final var storedCenter: CGPoint
    @exclusivity(unchecked) final var storedBounds: CGRect
    @exclusivity(unchecked) final var storedAlpha: CGFloat = 1
    @exclusivity(unchecked) final var storedBackground: UIColor?
    @exclusivity(unchecked) final var children: [UIView] = []
    // Cleared by the parent before it goes, so it never dangles; a weak reference would cost a side table a parent.
    @exclusivity(unchecked) final unowned(unsafe) var parent: UIView?
    @exclusivity(unchecked) final var rare: UIViewRareState?
    @exclusivity(unchecked) final var flags: UIViewFlags = .initial
    @exclusivity(unchecked) final var storedContentMode: ContentMode = .scaleToFill

    /// Makes a view with a frame in the coordinates of the superview that it will get.
    public required init(frame: CGRect) {
        let frame = frame.standardized
        storedCenter = frame.middle
        storedBounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// Makes a view of no size at the origin.
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        releaseSubviews()
    }

    // MARK: - Geometry

    /// The smallest upright rectangle around the view in its superview, made of `center`, `bounds` and `transform3D`.
    ///
    /// A new frame moves the center and gives the bounds its size, their origin stays; a negative size is standardized.
    /// Under a transform the bounds get the size that the transform turns into the new one, if there is one.
    open var frame: CGRect {
        get { computedFrame }
        set { setFrame(newValue) }
    }

    /// The view's own coordinates: what its superview sees of it, normally at the origin.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            if newValue.size != storedBounds.size { setNeedsLayout() }
            storedBounds = newValue
        }
    }

    /// The middle of the view in the coordinates of its superview.
    open var center: CGPoint {
        get { storedCenter }
        set { storedCenter = newValue }
    }

    /// How the view is shown in space, about its center.
    open var transform3D: CATransform3D {
        get { rare?.transform ?? CATransform3DIdentity }
        set {
            if rare == nil, CATransform3DIsIdentity(newValue) { return }
            changeRare { $0.transform = newValue }
        }
    }

    /// How the view is shown within the plane, about its center: the part of `transform3D` that lies in it.
    open var transform: CGAffineTransform {
        get { rare.map { CATransform3DGetAffineTransform($0.transform) } ?? .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The insets that bars and corners of a screen would cover: none here, unless a subclass says so.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    // MARK: - What it shows

    /// How opaque the view and all in it is, 0…1; other values are kept as they are.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { storedAlpha = newValue }
    }

    /// Whether the view and all in it is not shown.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { flags.set(.hidden, newValue) }
    }

    /// Whether touches reach the view and what is in it.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.interaction) }
        set { flags.set(.interaction, newValue) }
    }

    /// Whether what is in the view is cut at its bounds.
    open var clipsToBounds: Bool {
        get { flags.contains(.clips) }
        set { flags.set(.clips, newValue) }
    }

    /// The colour behind the content, or nil for none.
    open var backgroundColor: UIColor? {
        get { storedBackground }
        set { storedBackground = newValue }
    }

    /// How content of another size than the bounds is placed.
    open var contentMode: ContentMode {
        get { storedContentMode }
        set { storedContentMode = newValue }
    }

    /// The colour of what can be touched: its own, else that of the nearest view above with one, else system blue.
    ///
    /// Nil takes the own colour away.
    open var tintColor: UIColor? {
        get { nearestTint ?? .systemBlue }
        set { changeRare { $0.tint = newValue } }
    }

    /// Whether the tint is dimmed.
    /// - Note: It answers what was set; UIKit answers what follows from the views above.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { rare?.tintAdjustmentMode ?? .automatic }
        set {
            if rare == nil, newValue == .automatic { return }
            changeRare { $0.tintAdjustmentMode = newValue }
        }
    }

    /// What the content means for languages from right to left; it mirrors nothing by itself.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set { changeRare { $0.semanticContentAttribute = newValue } }
    }

    /// Whether the view and all in it is shown light or dark, whatever applies above; it changes no colour here.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.userInterfaceStyle ?? .unspecified }
        set {
            if rare == nil, newValue == .unspecified { return }
            changeRare { $0.userInterfaceStyle = newValue }
        }
    }

    /// A number to find the view by.
    open var tag: Int {
        get { rare?.tag ?? 0 }
        set { changeRare { $0.tag = newValue } }
    }

    /// What the view itself shows, without its subviews.
    open var displayContent: DisplayContent {
        DisplayContent(fill: storedBackground)
    }

    /// The properties that an update may change, with their values as text, except for the place of the view.
    ///
    /// A subclass appends its own. The order is fixed; the same values always give the same text.
    open var inspectedProperties: [InspectedProperty] { commonInspectedProperties }

    /// What those who look at views call the class: its name.
    open class var inspectedName: String { _typeName(self, qualified: false) }

    // MARK: - Layout

    /// Places the subviews: called by the layout cycle, does nothing unless a subclass does.
    open func layoutSubviews() {}

    /// Asks for `layoutSubviews()` to be called by the next `layoutIfNeeded()` of this view or one above.
    open func setNeedsLayout() {
        flags.insert(.needsLayout)
        markAncestors()
    }

    /// Lays out the view and all below, as far as needed, each before those within it.
    open func layoutIfNeeded() {
        layoutSubtreeIfNeeded()
    }

    /// The size that suits the view best within a size; a plain view answers its present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

    /// Gives the bounds the size that suits the view best, as `sizeThatFits(_:)` says; the top left corner stays.
    open func sizeToFit() {
        let corner = frame.origin
        frame = CGRect(origin: corner, size: sizeThatFits(storedBounds.size))
    }

    /// The size that suits the view best within a size, of which a length of zero sets no limit.
    /// - Note: There are no layout constraints, so it is what `sizeThatFits(_:)` says.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// The size that suits the view best within a size; on an axis that is required, the size's own length.
    /// - Note: There are no layout constraints; every priority below `required` counts the same.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = sizeThatFits(targetSize)
        return CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : size.width,
            height: verticalFittingPriority == .required ? targetSize.height : size.height
        )
    }

    /// The size that the content has by itself, `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that the content's own size changed: the view above is laid out again.
    open func invalidateIntrinsicContentSize() {
        parent?.setNeedsLayout()
    }

    /// Stands for no size of its own on an axis.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: - Focus

    /// The controller whose view it is, else the superview.
    open override var next: UIResponder? { rare?.controller ?? parent }

    /// Whether the view has the focus of its tree of views.
    open override var isFirstResponder: Bool { flags.contains(.firstResponder) }

    /// Takes the focus from the view that has it in the same tree; answers whether this view has it then.
    /// - Note: In UIKit the view must be in a window.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { takeFocus() }

    /// Gives the focus away; answers whether the view does without it then.
    @discardableResult
    open override func resignFirstResponder() -> Bool { giveFocusAway() }

    // MARK: - Touches

    /// The frontmost view, this one or one in it, that a touch of a point of this view's bounds reaches; nil for none.
    ///
    /// Touches do not reach views that are hidden, nearly transparent (alpha below 0.01) or not enabled for them, nor
    /// what is in those, nor what sticks out of a view.
    /// - Note: As in UIKit each view asks its subviews, so trees of ten thousands of levels need a big stack.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return hitSubview(point, with: event) ?? self
    }

    /// Whether a point of the view's bounds counts as in the view: not on the right or the bottom edge.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        storedBounds.holds(point)
    }

    // MARK: - Hooks

    /// To be called by a view whose `safeAreaInsets` have changed; does nothing unless a subclass does.
    open func safeAreaInsetsDidChange() {}

    /// Called before the superview changes to another or, with nil, to none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called after a view was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a view is removed.
    open func willRemoveSubview(_ subview: UIView) {}
}
