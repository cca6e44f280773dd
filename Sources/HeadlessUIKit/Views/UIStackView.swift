import Foundation

/// A view that places its arranged subviews in a row or a column.
///
/// Each subview has its intrinsic size, or else the size that it fits. Hidden ones take no room.
/// - Note: In UIKit a stack view makes constraints; here it sets frames. Under the distribution `fill` the last view
///   grows or shrinks, whatever the priorities of the views.
open class UIStackView: UIView {
    /// The sharing of the length along the axis.
    public enum Distribution: Int, Hashable, Sendable, CaseIterable {
        /// The last view fills the rest.
        case fill
        /// All views have the same length.
        case fillEqually
        /// The lengths are in proportion to the views' own.
        case fillProportionally
        /// Equal gaps.
        case equalSpacing
        /// Equal distances between the centres; as `equalSpacing` here.
        case equalCentering
    }

    /// The position of the views across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// The views have the size of the stack.
        case fill
        /// At the left edge of a column, or the top edge of a row.
        case leading
        /// At the first baseline; as `leading` here.
        case firstBaseline
        /// In the middle.
        case center
        /// At the right edge of a column, or the bottom edge of a row.
        case trailing
        /// At the last baseline; as `trailing` here.
        case lastBaseline

        /// The same as `leading`.
        public static let top = Alignment.leading
        /// The same as `trailing`.
        public static let bottom = Alignment.trailing
    }

    /// The direction in which the views follow each other.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { noteChange() } }
    /// The sharing of the length along the axis.
    open var distribution = Distribution.fill { didSet { noteChange() } }
    /// The position of the views across the axis.
    open var alignment = Alignment.fill { didSet { noteChange() } }
    /// The gap between the views, in points.
    open var spacing: CGFloat = 0 { didSet { noteChange() } }

    /// The views in the stack, in order.
    public private(set) final var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Creates an empty stack with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack of zero size with views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view at an index, which is clamped to the valid range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        noteChange()
    }

    /// Takes a view out of the stack; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        noteChange()
    }

    /// Takes a view out of the stack that is removed from its subviews.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the gap after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        noteChange()
    }

    /// Lays out the stack again, as hidden views take no room.
    override func noteVisibilityChange() { noteChange() }

    private func noteChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Layout

    /// True if the views are arranged within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { noteChange() } }
    /// True if the gaps are between baselines; it changes nothing here.
    open var isBaselineRelativeArrangement = false

    /// The distances between the edges and the arranged views.
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

    /// Places the arranged subviews.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        let isRow = axis == .horizontal
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let (length, depth) = isRow ? (area.width, area.height) : (area.height, area.width)
        let sizes = views.map(\.stackedSize)
        var lengths = sizes.map { isRow ? $0.width : $0.height }
        let gaps = views.dropLast().map(gap)
        let extra = length - lengths.reduce(0, +) - gaps.reduce(0, +)
        var stretch: CGFloat = 0
        share(extra, gaps.count, among: &lengths, room: length - gaps.reduce(0, +), stretch: &stretch)
        var position: CGFloat = 0
        for (index, view) in views.enumerated() {
            let own = isRow ? sizes[index].height : sizes[index].width
            let (start, across) = placement(of: own, in: depth)
            let frame =
                isRow
                ? CGRect(x: position, y: start, width: lengths[index], height: across)
                : CGRect(x: start, y: position, width: across, height: lengths[index])
            view.frame = frame.offsetBy(dx: area.minX, dy: area.minY)
            if index < gaps.count { position += lengths[index] + gaps[index] + stretch }
        }
    }

    private func share(
        _ extra: CGFloat,
        _ gapCount: Int,
        among lengths: inout [CGFloat],
        room: CGFloat,
        stretch: inout CGFloat
    ) {
        guard let last = lengths.indices.last else { return }
        switch distribution {
        case .fill: lengths[last] = max(0, lengths[last] + extra)
        case .fillEqually: lengths = lengths.map { _ in max(0, room / CGFloat(lengths.count)) }
        case .fillProportionally:
            let total = lengths.reduce(0, +)
            guard total > 0 else { return }
            lengths = lengths.map { max(0, room * $0 / total) }
        case .equalSpacing, .equalCentering:
            if gapCount > 0, extra > 0 { stretch = extra / CGFloat(gapCount) }
        }
    }

    private func placement(of own: CGFloat, in depth: CGFloat) -> (start: CGFloat, length: CGFloat) {
        switch alignment {
        case .fill: (0, depth)
        case .leading, .firstBaseline: (0, own)
        case .center: ((depth - own) / 2, own)
        case .trailing, .lastBaseline: (depth - own, own)
        }
    }

    /// Returns the size of the views and the gaps for any given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let views = shown
        let sizes = views.map(\.stackedSize)
        let gaps = views.dropLast().map(gap).reduce(0, +)
        let isRow = axis == .horizontal
        let lengths = sizes.map { isRow ? $0.width : $0.height }
        let along = (distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +))
        let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        let own =
            isRow
            ? CGSize(width: along + gaps, height: across) : CGSize(width: across, height: along + gaps)
        let margins = margins
        return CGSize(
            width: own.width + margins.left + margins.right,
            height: own.height + margins.top + margins.bottom
        )
    }

    /// The size of the views and the gaps.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The properties of every view, then those of the stack.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [
            InspectedProperty(name: "axis", value: "\(axis)"),
            InspectedProperty(name: "distribution", value: "\(distribution)"),
            InspectedProperty(name: "alignment", value: "\(alignment)"),
            .number("spacing", spacing),
        ] + (isLayoutMarginsRelativeArrangement ? [.flag("isLayoutMarginsRelativeArrangement", true)] : [])
    }
}

extension UIView {
    /// The intrinsic size, and on an axis without one the size that the view fits.
    fileprivate var stackedSize: CGSize {
        let own = intrinsicContentSize
        guard own.width < 0 || own.height < 0 else { return own }
        let fitting = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(
            width: own.width < 0 ? fitting.width : own.width,
            height: own.height < 0 ? fitting.height : own.height
        )
    }
}

/// The directions of a layout.
///
/// - Note: There is no Auto Layout here, and so no constraint; only the axes of UIKit's class remain.
public enum NSLayoutConstraint {
    /// An axis of a layout.
    public enum Axis: Int, Hashable, Sendable, CaseIterable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical

        /// The name of the case: it is printed for each label, and to find it by reflection takes long.
        var name: String { self == .horizontal ? "horizontal" : "vertical" }
    }
}
