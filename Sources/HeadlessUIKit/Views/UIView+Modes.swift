extension UIView {
    /// How a view uses its bounds to show content of another size.
    public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits within the bounds, with its proportions.
        case scaleAspectFit
        /// As small as covers the bounds, with its proportions.
        case scaleAspectFill
        /// Drawn again when the bounds change.
        case redraw
        /// In the middle.
        case center
        /// At the top edge, in the middle.
        case top
        /// At the bottom edge, in the middle.
        case bottom
        /// At the left edge, in the middle.
        case left
        /// At the right edge, in the middle.
        case right
        /// In the top left corner.
        case topLeft
        /// In the top right corner.
        case topRight
        /// In the bottom left corner.
        case bottomLeft
        /// In the bottom right corner.
        case bottomRight
    }

    /// Whether a view's tint is shown as it is or dimmed.
    public enum TintAdjustmentMode: Int, Hashable, Sendable, CaseIterable {
        /// As the view above.
        case automatic
        /// As it is.
        case normal
        /// Dimmed.
        case dimmed
    }

    /// How fast an animation runs over its time.
    public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Even.
        case linear
    }
}

/// What a view's content means, which says whether it is mirrored for languages that run from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
    /// Mirrored with the language.
    case unspecified
    /// Controls of playing, never mirrored.
    case playback
    /// Controls of direction, never mirrored.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}

/// The direction in which a language runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
    /// As above.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
