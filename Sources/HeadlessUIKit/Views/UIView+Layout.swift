import Foundation

extension UIView {
    /// Marks the ancestors as having a descendant with something to do; stops at the first one that is already marked.
    final func markAncestors(_ mark: UIViewFlags) {
        var ancestor = parent
        while let view = ancestor, !view.flags.contains(mark) {
            view.flags.insert(mark)
            ancestor = view.parent
        }
    }

    /// Marks the ancestors for all that the view and its descendants have to do.
    final func markAncestors() {
        if !flags.isDisjoint(with: .anyLayout) { markAncestors(.subtreeNeedsLayout) }
        if !flags.isDisjoint(with: .anyTurn) { markAncestors(.subtreeAwaitsTurn) }
    }

    /// Performs the layout cycle with a list instead of recursion, so that the stack does not limit the depth of the
    /// tree.
    final func layoutSubtreeIfNeeded() {
        var pending = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.needsLayout) {
                view.flags.remove(.needsLayout)
                view.layoutOwnSubviews()
            }
            guard view.flags.contains(.subtreeNeedsLayout) else { continue }
            view.flags.remove(.subtreeNeedsLayout)
            for child in view.children.reversed() where !child.flags.isDisjoint(with: .anyLayout) {
                pending.append(child)
            }
        }
    }

    /// Sets the centre and size if they differ; the origin of the bounds stays.
    package final func setGeometry(center: CGPoint, size: CGSize) {
        if size != storedBounds.size { bounds = CGRect(origin: storedBounds.origin, size: size) }
        if center != storedCenter { self.center = center }
    }

    /// True if everything besides the frame that a layout can set has its default value.
    package final var hasDefaultAppearance: Bool {
        guard storedAlpha == 1, flags.contains(.interaction), !flags.contains(.hidden) else { return false }
        guard let rare else { return true }
        return rare.tintAdjustmentMode == .automatic && CATransform3DIsIdentity(rare.transform)
    }
}

extension UIView {
    /// The lengths of a view that change with the size of its superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the lengths.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The lengths of the view that change with the size of its superview; none by default.
    ///
    /// The change of the superview's length is shared equally by the flexible lengths on each axis.
    /// - Note: UIKit shares it in proportion to the lengths.
    public final var autoresizingMask: AutoresizingMask {
        get { rare?.autoresizingMask ?? [] }
        set {
            changeRare { $0.autoresizingMask = newValue }
            if !newValue.isEmpty { parent?.flags.insert(.resizesSubviews) }
        }
    }

    /// True if subviews with flexible lengths are resized with the view; true by default.
    public final var autoresizesSubviews: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the frame is also a constraint of Auto Layout; true by default.
    /// - Note: There is no Auto Layout here, so it has no effect.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.ignoresAutoresizing) }
        set { flags.set(.ignoresAutoresizing, !newValue) }
    }

    /// Resizes the subviews with flexible lengths after a change of size.
    final func resizeSubviews(from old: CGSize) {
        let (across, down) = (storedBounds.width - old.width, storedBounds.height - old.height)
        guard across.isFinite, down.isFinite else { return }
        for child in children {
            let mask = child.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = child.frame
            Self.share(
                across,
                &frame.origin.x,
                &frame.size.width,
                mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            Self.share(
                down,
                &frame.origin.y,
                &frame.size.height,
                mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
            child.frame = frame
        }
    }

    private static func share(
        _ change: CGFloat,
        _ start: inout CGFloat,
        _ length: inout CGFloat,
        _ isStartFlexible: Bool,
        _ isLengthFlexible: Bool,
        _ isEndFlexible: Bool
    ) {
        let count = [isStartFlexible, isLengthFlexible, isEndFlexible].reduce(0) { $0 + ($1 ? 1 : 0) }
        guard count > 0 else { return }
        let part = change / CGFloat(count)
        if isStartFlexible { start += part }
        if isLengthFlexible { length = max(0, length + part) }
    }
}

extension UIView {
    /// The distances in points between the edges and the content; 8 on each side by default.
    ///
    /// A stack view with `isLayoutMarginsRelativeArrangement` arranges its views within them.
    /// - Note: The safe area adds nothing to them here.
    public final var layoutMargins: UIEdgeInsets {
        get { self[kept: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)] }
        set {
            let old = layoutMargins
            self[kept: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)] = newValue
            guard newValue != old else { return }
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// The layout margins by the writing direction of the view.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let (margins, isMirrored) = (layoutMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: isMirrored ? margins.right : margins.left,
                bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right
            )
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top,
                left: isMirrored ? newValue.trailing : newValue.leading,
                bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing
            )
        }
    }

    /// True if the margins are at least those of the superview; it changes nothing here.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the margins grow by the safe area; it changes nothing here.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// The direction in which the view lays out its content: that of its semantic content attribute.
    /// - Note: In UIKit the language of the app decides where the attribute does not.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        default: .leftToRight
        }
    }

    // MARK: - Priorities of constraints

    /// The smallest size for `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A large size for `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the priority with which the view does not grow beyond its intrinsic size; it changes nothing here.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(self[kept: UILayoutPriority.defaultLow.rawValue, "contentHuggingPriority.\(axis.name)"])
    }

    /// Sets the priority with which the view does not grow beyond its intrinsic size; it changes nothing here.
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        self[kept: UILayoutPriority.defaultLow.rawValue, "contentHuggingPriority.\(axis.name)"] = priority.rawValue
    }

    /// Returns the priority with which the view does not shrink below its intrinsic size; it changes nothing here.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let name = "contentCompressionResistancePriority.\(axis.name)"
        return UILayoutPriority(self[kept: UILayoutPriority.defaultHigh.rawValue, name])
    }

    /// Sets the priority with which the view does not shrink below its intrinsic size; it changes nothing here.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        let name = "contentCompressionResistancePriority.\(axis.name)"
        self[kept: UILayoutPriority.defaultHigh.rawValue, name] = priority.rawValue
    }

    /// To be called when constraints have to change; there are none here.
    public final func setNeedsUpdateConstraints() {}

    /// Updates constraints; there are none here.
    public final func updateConstraintsIfNeeded() {}
}

extension UIView {
    /// The part of this view that is outside the safe area of its nearest ancestor with one, as insets in points, plus
    /// the insets that its controller adds.
    package final var insetsFromAbove: UIEdgeInsets {
        let above = ancestorInsets
        guard let added = rare?.controller?.additionalSafeAreaInsets, added != .zero else { return above }
        return UIEdgeInsets(
            top: above.top + added.top,
            left: above.left + added.left,
            bottom: above.bottom + added.bottom,
            right: above.right + added.right
        )
    }

    /// Calls `safeAreaInsetsDidChange()` on the view and its descendants, parents first.
    final func noteSafeAreaChange() {
        var pending = [self]
        while let view = pending.popLast() {
            view.safeAreaInsetsDidChange()
            view.rare?.controller?.viewSafeAreaInsetsDidChange()
            pending.append(contentsOf: view.children.reversed())
        }
    }

    private final var ancestorInsets: UIEdgeInsets {
        var view = superview
        while let current = view {
            let insets = current.safeAreaInsets
            if insets != .zero {
                let (outer, own) = (current.bounds, convert(bounds, to: current))
                return UIEdgeInsets(
                    top: max(0, outer.minY + insets.top - own.minY),
                    left: max(0, outer.minX + insets.left - own.minX),
                    bottom: max(0, own.maxY - (outer.maxY - insets.bottom)),
                    right: max(0, own.maxX - (outer.maxX - insets.right))
                )
            }
            view = current.superview
        }
        return .zero
    }
}

/// The priority of a length over others, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority from a number; any number is allowed.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number; any number is allowed.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// A required length.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which content resists stretching.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view is fitted to a size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
