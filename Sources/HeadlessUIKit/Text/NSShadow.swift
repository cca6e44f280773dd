import Foundation

/// The shadow of letters, as an attribute of text.
open class NSShadow: Hashable {
    /// How far the shadow is from the letters, in points to the right and down.
    open var shadowOffset: CGSize = .zero
    /// How far the shadow is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; anything else counts as none.
    open var shadowColor: Any?

    /// Makes a sharp shadow of no offset and no colour.
    public init() {}

    private var color: UIColor? { shadowColor as? UIColor }

    /// Whether offset, blur and colour agree.
    public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool {
        lhs.shadowOffset == rhs.shadowOffset && lhs.shadowBlurRadius == rhs.shadowBlurRadius && lhs.color == rhs.color
    }

    /// Feeds offset, blur and colour.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(color)
    }
}
