/// What few views have, kept apart so that the others do not pay for it.
final class UIViewRareState {
    var transform = CATransform3DIdentity
    var tint: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var gestureRecognizers: [UIGestureRecognizer]?
    var tag = 0
    /// The controller whose view it is; it clears this before it goes.
    unowned(unsafe) var controller: UIViewController?
}

extension UIView {
    final func changeRare(_ change: (UIViewRareState) -> Void) {
        let state = rare ?? UIViewRareState()
        rare = state
        change(state)
    }

    /// Makes it the view of a controller.
    final func take(by controller: UIViewController) {
        changeRare { $0.controller = controller }
    }

    /// Makes it nobody's view, if it is that of a controller.
    final func leave(_ controller: UIViewController) {
        if rare?.controller === controller { changeRare { $0.controller = nil } }
    }

    /// The view's own turn in the layout cycle: the controller whose view it is hears of it before and after.
    final func layoutOwnSubviews() {
        guard let controller = rare?.controller else { return layoutSubviews() }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
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
