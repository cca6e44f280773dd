import Foundation

/// What an element may need to know to describe its view.
public struct ViewDescriptionContext {
    /// The element's area in its own coordinates, in points.
    public let bounds: CGRect
    /// The smallest rectangle around all children, in the element's coordinates; nil without children.
    public let subtreeExtent: CGRect?
    /// The environment that the element was laid out in.
    public let environment: Environment

    /// Makes a context.
    public init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}
