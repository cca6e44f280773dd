/// The state that few views need, stored separately so that the others stay small.
final class UIViewRareState {
    var transform = CATransform3DIdentity
    var tint: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var touches = TouchHandlers()
    var layer: CALayer?
    var autoresizingMask: UIView.AutoresizingMask = []
    var accessibility: AccessibilityState?
    var kept = KeptProperties()
    /// False if only the accessibility, or properties that are only kept, were changed.
    var isChanged = false
    /// The controller of the view, which sets this to nil before it is deallocated.
    unowned(unsafe) var controller: UIViewController?
}

/// The objects that handle the touches of a view.
struct TouchHandlers {
    /// The recognizers; nil if there never was one.
    var recognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
}

extension UIView {
    final func changeRare(_ change: (UIViewRareState) -> Void) {
        let state = rare ?? UIViewRareState()
        rare = state
        state.isChanged = true
        change(state)
    }

    /// True if nothing in the rare state but the accessibility was changed.
    final var isPlain: Bool { !(rare?.isChanged ?? false) }

    /// Makes this view the view of a controller.
    final func attach(to controller: UIViewController) {
        changeRare { $0.controller = controller }
    }

    /// Removes the controller, if the view is its view.
    final func detach(from controller: UIViewController) {
        if rare?.controller === controller { changeRare { $0.controller = nil } }
    }

    /// Calls `layoutSubviews()`, and the controller's layout methods before and after it.
    final func layoutOwnSubviews() {
        guard let controller = rare?.controller else { return layoutSubviews() }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }

    /// The tint colour set on this view, or nil if it is inherited.
    package final var ownTintColor: UIColor? { rare?.tint }

    /// The view's own tint colour or that of its nearest ancestor with one.
    final var nearestTint: UIColor? {
        var view: UIView? = self
        while let current = view {
            if let tint = current.rare?.tint { return tint }
            view = current.parent
        }
        return nil
    }
}
