import Foundation

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
        UILayoutPriority(self[kept: UILayoutPriority.defaultLow.rawValue, "contentHuggingPriority.\(axis)"])
    }

    /// Sets the priority with which the view does not grow beyond its intrinsic size; it changes nothing here.
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        self[kept: UILayoutPriority.defaultLow.rawValue, "contentHuggingPriority.\(axis)"] = priority.rawValue
    }

    /// Returns the priority with which the view does not shrink below its intrinsic size; it changes nothing here.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let name = "contentCompressionResistancePriority.\(axis)"
        return UILayoutPriority(self[kept: UILayoutPriority.defaultHigh.rawValue, name])
    }

    /// Sets the priority with which the view does not shrink below its intrinsic size; it changes nothing here.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        let name = "contentCompressionResistancePriority.\(axis)"
        self[kept: UILayoutPriority.defaultHigh.rawValue, name] = priority.rawValue
    }

    /// To be called when constraints have to change; there are none here.
    public final func setNeedsUpdateConstraints() {}

    /// Updates constraints; there are none here.
    public final func updateConstraintsIfNeeded() {}
}
