import Foundation

/// A rectangle in a tree of views: its geometry, its content and its subviews.
///
/// It is UIKit's view without a screen. Lengths are in points, and a view's frame is in the coordinates of its
/// superview. A view retains its subviews, not its superview.
/// - Note: There is no drawing. Values are not validated: infinite and NaN values are kept.
open class UIView: UIResponder {
    // These are read and written for every view of every update, from one thread, so checking exclusive access each
    // time would cost too much. State that few views need is in `rare`, created on the first change, to keep views
    // small.
    final var storedCenter: CGPoint
    final var storedBounds: CGRect
    final var storedAlpha: CGFloat = 1
    final var storedBackground: UIColor?
    // Read for each view of each pass, on one thread; while it is changed, nothing is called that gets to the view.
    @exclusivity(unchecked) final var children: [UIView] = []
    // The parent sets this to nil before it is deallocated, so it never dangles; a weak reference would cost each
    // parent a side table.
    final unowned(unsafe) var parent: UIView?
    final var rare: UIViewRareState?
    final var flags: UIViewFlags = .initial
    final var storedContentMode: ContentMode = .scaleToFill

    /// Creates a view with a frame in the coordinates of its future superview.
    public init(frame: CGRect) {
        let frame = frame.standardized
        storedCenter = frame.middle
        storedBounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// Returns nil: there are no archives of views here.
    ///
    /// A subclass with initializers of its own must implement it, as in UIKit.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a view of zero size at the origin.
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        releaseSubviews()
    }

    // MARK: - Geometry

    /// The smallest upright rectangle around the view in its superview, computed from `center`, `bounds` and
    /// `transform3D`.
    ///
    /// Setting it changes the center and the size of the bounds, but not their origin; a negative size is
    /// standardized. Under a transform, the bounds get the size that the transform maps to the new size, if there is
    /// one.
    open var frame: CGRect {
        get { computedFrame }
        set { setFrame(newValue) }
    }

    /// The rectangle that the view shows, in its own coordinates; its origin is normally zero.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let old = storedBounds.size
            storedBounds = newValue
            guard newValue.size != old else { return }
            setNeedsLayout()
            if flags.contains(.resizesSubviews), autoresizesSubviews { resizeSubviews(from: old) }
        }
    }

    /// The centre of the view in the coordinates of its superview.
    open var center: CGPoint {
        get { storedCenter }
        set { storedCenter = newValue }
    }

    /// The three-dimensional transform of the view, about its center.
    open var transform3D: CATransform3D {
        get { rare?.transform ?? CATransform3DIdentity }
        set {
            if isPlain, CATransform3DIsIdentity(newValue) { return }
            changeRare { $0.transform = newValue }
        }
    }

    /// The affine transform of the view, about its center: the affine part of `transform3D`.
    open var transform: CGAffineTransform {
        get { rare.map { CATransform3DGetAffineTransform($0.transform) } ?? .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The insets covered by bars and screen corners: those that its controller adds, or else zero, unless a subclass
    /// overrides it.
    open var safeAreaInsets: UIEdgeInsets { rare?.controller?.additionalSafeAreaInsets ?? .zero }

    // MARK: - What it shows

    /// The opacity of the view and its descendants, 0…1; other values are kept.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { storedAlpha = newValue }
    }

    /// True if the view and its descendants are hidden.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set {
            guard newValue != flags.contains(.hidden) else { return }
            flags.set(.hidden, newValue)
            parent?.noteVisibilityChange()
        }
    }

    /// True if the view and its descendants can receive touches.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.interaction) }
        set { flags.set(.interaction, newValue) }
    }

    /// True if subviews are clipped to the view's bounds.
    open var clipsToBounds: Bool {
        get { flags.contains(.clips) }
        set { flags.set(.clips, newValue) }
    }

    /// The layer: the corners, the border and the shadow of the view.
    open var layer: CALayer { ownLayer }

    /// The background colour, or nil.
    open var backgroundColor: UIColor? {
        get { storedBackground }
        set { storedBackground = newValue }
    }

    /// The mode for positioning content of a size other than the bounds.
    open var contentMode: ContentMode {
        get { storedContentMode }
        set { storedContentMode = newValue }
    }

    /// The tint colour: the view's own or else that of the nearest ancestor with one, or else system blue.
    ///
    /// Setting nil removes the view's own colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { nearestTint ?? .systemBlue }
        set {
            changeRare { $0.tint = newValue }
            tellAll({ $0.tintColorDidChange() }, unless: { $0.ownTintColor != nil })
        }
    }

    /// The mode for displaying the tint colour.
    /// - Note: It returns the value that was set; UIKit returns the effective value.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { rare?.tintAdjustmentMode ?? .automatic }
        set {
            if isPlain, newValue == .automatic { return }
            changeRare { $0.tintAdjustmentMode = newValue }
        }
    }

    /// The meaning of the content for right-to-left languages; it mirrors nothing by itself.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set { changeRare { $0.semanticContentAttribute = newValue } }
    }

    /// The appearance of the view and its descendants, overriding the inherited one; it changes no colours here.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.userInterfaceStyle ?? .unspecified }
        set {
            if isPlain, newValue == .unspecified { return }
            let old = traitCollection
            changeRare { $0.userInterfaceStyle = newValue }
            guard old != traitCollection else { return }
            tellAll({ $0.traitCollectionDidChange(old) }, unless: { $0.overrideUserInterfaceStyle != .unspecified })
        }
    }

    /// A number that identifies the view.
    open var tag: Int {
        get { self[kept: 0] }
        set { self[kept: 0] = newValue }
    }

    /// The content that the view itself displays, without its subviews.
    open var displayContent: DisplayContent {
        plainContent
    }

    /// The properties that an update may change, with their values as text, except for the frame.
    ///
    /// A subclass appends its own. The order is fixed; equal values always give the same text.
    open var inspectedProperties: [InspectedProperty] { commonInspectedProperties }

    /// The name of the class shown by inspection.
    open class var inspectedName: String { _typeName(self, qualified: false) }

    // MARK: - Layout

    /// Places the subviews when the view needs layout.
    ///
    /// The default implementation does nothing.
    open func layoutSubviews() {}

    /// Marks the view as needing layout: the next `layoutIfNeeded()` of it or an ancestor calls `layoutSubviews()`.
    open func setNeedsLayout() {
        flags.insert(.needsLayout)
        markAncestors(.subtreeNeedsLayout)
    }

    /// Lays out the view and its descendants where needed, parents before children.
    open func layoutIfNeeded() {
        layoutSubtreeIfNeeded()
    }

    /// Returns the size that fits best within a size.
    ///
    /// The default implementation returns the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

    /// Resizes the view to the result of `sizeThatFits(_:)`, keeping its top left corner.
    open func sizeToFit() {
        let corner = frame.origin
        frame = CGRect(origin: corner, size: sizeThatFits(storedBounds.size))
    }

    /// Returns the size that fits best within a size, where a length of zero sets no limit.
    /// - Note: There are no layout constraints, so it is the result of `sizeThatFits(_:)`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// Returns the size that fits best within a size; on an axis with required priority, the given length.
    /// - Note: There are no layout constraints; all priorities below `required` have the same effect.
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

    /// The intrinsic size of the content; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Called after a subview was hidden or shown.
    func noteVisibilityChange() {}

    /// Marks the superview as needing layout because the intrinsic size of the content changed.
    open func invalidateIntrinsicContentSize() {
        parent?.setNeedsLayout()
    }

    /// The value that means that an axis has no intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: - Focus

    /// The view's controller or else its superview.
    open override var next: UIResponder? { rare?.controller ?? parent }

    /// True if the view has the focus in its tree of views.
    open override var isFirstResponder: Bool { flags.contains(.firstResponder) }

    /// Takes the focus from the view that has it in the same tree.
    ///
    /// Returns true if this view has it afterwards.
    /// - Note: In UIKit the view must be in a window.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { takeFocus() }

    /// Gives up the focus.
    ///
    /// Returns true if the view no longer has it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { giveUpFocus() }

    // MARK: - Touches

    /// Returns the frontmost view, this one or a descendant, hit by a point of this view's bounds; nil for none.
    ///
    /// Views that are hidden, nearly transparent (alpha below 0.01) or have user interaction disabled are skipped
    /// with their descendants, as are parts outside a superview's bounds.
    /// - Note: As in UIKit the search is recursive, so trees with tens of thousands of levels need a big stack.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return hitSubview(point, with: event) ?? self
    }

    /// Returns true if the point is in the view's bounds, excluding the right and bottom edges.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        storedBounds.holds(point)
    }

    // MARK: - Accessibility

    override var accessibilityState: AccessibilityState? { rare?.accessibility }

    override func makeAccessibilityState() -> AccessibilityState? {
        if rare == nil { rare = UIViewRareState() }
        if rare?.accessibility == nil { rare?.accessibility = AccessibilityState() }
        return rare?.accessibility
    }

    override var usualAccessibilityFrame: CGRect { convert(bounds, to: nil) }

    // MARK: - Drawing and archives

    /// Draws the view; nothing is drawn here, so it is never called.
    ///
    /// The default implementation does nothing.
    open func draw(_ rect: CGRect) {}

    /// Marks the view as needing to be drawn; nothing is drawn here.
    open func setNeedsDisplay() {}

    /// Called after the view was read from an archive; there are none here.
    open func awakeFromNib() {}

    /// Called by the builder of interfaces, which is not here.
    open func prepareForInterfaceBuilder() {}

    /// Updates the constraints of the view; there are none here, so it is never called.
    open func updateConstraints() {}

    /// True if the view needs constraints; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The class of the view's layer: `CALayer`.
    ///
    /// - Note: An override has no effect here.
    open class var layerClass: AnyClass { CALayer.self }

    // MARK: - Hooks

    /// Called after the layout margins have changed.
    open func layoutMarginsDidChange() {}

    /// To be called by a view whose `safeAreaInsets` changed.
    ///
    /// The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Called after the tint colour of the view, or of the nearest view around it, was set.
    open func tintColorDidChange() {}

    /// Called after the traits of the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the view, or an ancestor with it, moves to a window or, with nil, out of one.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view, or an ancestor with it, has moved to another window or out of one.
    open func didMoveToWindow() {}

    /// Called before the superview changes to another one or, with nil, to none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
}
