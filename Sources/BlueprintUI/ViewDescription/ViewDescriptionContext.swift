import Foundation

/// The context in which an element describes its view.
public struct ViewDescriptionContext {
    /// The element's bounds in its own coordinates, in points.
    public var bounds: CGRect
    /// The smallest rectangle around all children, in the element's coordinates; nil without children.
    public var subtreeExtent: CGRect?
    /// The environment in which the element was laid out.
    public var environment: Environment

    /// Creates a context.
    public init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}
