import Foundation

/// The context in which an element describes its view.
public struct ViewDescriptionContext {
    /// The element's bounds in its own coordinates, in points.
    public var bounds: CGRect { read(storedBounds) }
    /// The smallest rectangle around all children, in the element's coordinates; nil without children.
    public var subtreeExtent: CGRect? { read(storedExtent) }
    /// The environment in which the element was laid out.
    public let environment: Environment

    private let storedBounds: CGRect
    private let storedExtent: CGRect?
    private let use: Use?

    /// The use of a context by the description of a view.
    final class Use {
        /// True if the frame of the element or that of a child was read, so that another frame needs a description.
        @exclusivity(unchecked) var readsFrames = false
    }

    /// Creates a context.
    public init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment) {
        self.init(bounds: bounds, subtreeExtent: subtreeExtent, environment: environment, use: nil)
    }

    /// Creates a context that notes its use.
    init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment, use: Use?) {
        storedBounds = bounds
        storedExtent = subtreeExtent
        self.environment = environment
        self.use = use
    }

    private func read<Value>(_ value: Value) -> Value {
        use?.readsFrames = true
        return value
    }
}
