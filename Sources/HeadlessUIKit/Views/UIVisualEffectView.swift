import Foundation

/// An effect of a `UIVisualEffectView`.
open class UIVisualEffect {
    /// Creates an effect without any effect.
    public init() {}
}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
    /// The kind of blur.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// Brighter than the content.
        case extraLight
        /// As bright as the content.
        case light
        /// Darker than the content.
        case dark
        /// The regular blur.
        case regular = 4
        /// A blur that makes content prominent.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The standard material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
    }

    /// The kind of blur.
    public let style: Style

    /// Creates a blur.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// A view with an effect, which contains its subviews in a content view.
/// - Note: No effect is drawn here.
open class UIVisualEffectView: UIView {
    /// The effect, or nil.
    open var effect: UIVisualEffect?

    /// The view that contains the content; it always has the size of this one.
    public final let contentView = UIView(frame: .zero)

    /// Creates a view of zero size with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }

    /// Creates a view with a frame and no effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The properties of every view, then the style of a blur.
    open override var inspectedProperties: [InspectedProperty] {
        guard let blur = effect as? UIBlurEffect else { return super.inspectedProperties }
        return super.inspectedProperties + [InspectedProperty(name: "effect", value: "\(blur.style)")]
    }
}
