/// What few views have, kept apart so that the others do not pay for it.
final class UIViewRareState {
    var transform = CATransform3DIdentity
    var tint: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var gestureRecognizers: [UIGestureRecognizer]?
    var tag = 0
}

extension UIView {
    final func changeRare(_ change: (UIViewRareState) -> Void) {
        let state = rare ?? UIViewRareState()
        rare = state
        change(state)
    }

    /// The tint that was set on this view, nil if it takes the one from above.
    package final var ownTintColor: UIColor? { rare?.tint }

    /// The own tint or that of the nearest view above with one.
    final var nearestTint: UIColor? {
        var view: UIView? = self
        while let current = view {
            if let tint = current.rare?.tint { return tint }
            view = current.parent
        }
        return nil
    }
}
