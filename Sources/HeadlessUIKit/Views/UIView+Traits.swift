extension UIView {
    /// The traits of the view's surroundings, with its own appearance or that of the nearest view around it.
    public final var traitCollection: UITraitCollection {
        var view: UIView? = self
        while let current = view {
            let style = current.overrideUserInterfaceStyle
            if style != .unspecified {
                return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
            }
            view = current.parent
        }
        return .current
    }

    /// Tells the view and the views in it, but for those that a condition leaves out.
    final func tellAll(_ tell: (UIView) -> Void, unless isLeftOut: (UIView) -> Bool) {
        var remaining = [self]
        while let view = remaining.popLast() {
            tell(view)
            remaining.append(contentsOf: view.children.reversed().filter { !isLeftOut($0) })
        }
    }
}

extension UIViewController {
    /// The traits of the view, if it is loaded, or else those outside of all views.
    public final var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
}
