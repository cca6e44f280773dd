import Foundation

/// An element that takes space and shows nothing.
public struct Spacer: UnchangingElement {
    /// The size in points.
    public var size: CGSize

    /// Creates a spacer with a size in points.
    public init(size: CGSize) {
        self.size = size
    }

    /// Creates a spacer with a width and a height in points.
    public init(width: CGFloat = 0.0, height: CGFloat = 0.0) {
        self.init(size: CGSize(width: width, height: height))
    }

    /// Creates a spacer with equal width and height in points.
    public init(_ value: CGFloat) {
        self.init(size: CGSize(width: value, height: value))
    }

    /// The content, with the spacer's size for every constraint.
    public var content: ElementContent { ElementContent(intrinsicSize: size) }

    /// Returns nil: a spacer is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
