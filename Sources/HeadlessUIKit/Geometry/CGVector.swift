import Foundation

#if !canImport(Darwin)
/// A vector in the plane, in points.
public struct CGVector: Hashable, Sendable {
    /// The x component, in points.
    public var dx: CGFloat
    /// The y component, in points.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components in points; any number is allowed.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
#endif
