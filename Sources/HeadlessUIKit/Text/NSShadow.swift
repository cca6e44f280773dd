import Foundation

/// The shadow of text, as a text attribute.
open class NSShadow: Hashable {
    /// The offset of the shadow, in points to the right and down.
    open var shadowOffset: CGSize = .zero
    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; a value of any other type counts as none.
    open var shadowColor: Any?

    /// Creates a sharp shadow without offset or colour.
    public init() {}

    private var color: UIColor? { shadowColor as? UIColor }

    /// Returns true if offset, blur radius and colour are equal.
    public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool {
        lhs.shadowOffset == rhs.shadowOffset && lhs.shadowBlurRadius == rhs.shadowBlurRadius && lhs.color == rhs.color
    }

    /// Hashes the offset, blur radius and colour.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(color)
    }
}
