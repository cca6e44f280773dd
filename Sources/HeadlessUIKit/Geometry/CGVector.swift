import Foundation

#if !canImport(CoreGraphics)
/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable {
    /// The length along the x axis, in points.
    public var dx: CGFloat
    /// The length along the y axis, in points.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// Makes the vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector of two lengths in points; any number is allowed.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
#endif
