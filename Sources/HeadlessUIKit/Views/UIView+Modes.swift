extension UIView {
    /// The way a view positions content of a size other than its own.
    public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        /// Stretches the content to the bounds.
        case scaleToFill
        /// Scales the content to fit within the bounds, keeping its aspect ratio.
        case scaleAspectFit
        /// Scales the content to cover the bounds, keeping its aspect ratio.
        case scaleAspectFill
        /// Redraws the content when the bounds change.
        case redraw
        /// Centres the content.
        case center
        /// Aligns the content with the top edge, centred horizontally.
        case top
        /// Aligns the content with the bottom edge, centred horizontally.
        case bottom
        /// Aligns the content with the left edge, centred vertically.
        case left
        /// Aligns the content with the right edge, centred vertically.
        case right
        /// Aligns the content with the top left corner.
        case topLeft
        /// Aligns the content with the top right corner.
        case topRight
        /// Aligns the content with the bottom left corner.
        case bottomLeft
        /// Aligns the content with the bottom right corner.
        case bottomRight
    }

    /// The way a view displays its tint colour.
    public enum TintAdjustmentMode: Int, Hashable, Sendable, CaseIterable {
        /// The mode of the superview.
        case automatic
        /// The unmodified tint colour.
        case normal
        /// The dimmed tint colour.
        case dimmed
    }

    /// The timing curve of an animation.
    public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Constant speed.
        case linear
    }
}

/// The meaning of a view's content, which determines if it is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
    /// Mirrored in right-to-left languages.
    case unspecified
    /// Playback controls, never mirrored.
    case playback
    /// Directional controls, never mirrored.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

/// The writing direction of a language.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
}

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
