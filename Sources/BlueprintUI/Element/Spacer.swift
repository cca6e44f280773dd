import Foundation

/// Takes room and shows nothing.
public struct Spacer: UnchangingElement {
    /// The room in points.
    public var size: CGSize

    /// Takes a size in points.
    public init(size: CGSize) {
        self.size = size
    }

    /// Takes a width and a height in points.
    public init(width: CGFloat = 0.0, height: CGFloat = 0.0) {
        self.init(size: CGSize(width: width, height: height))
    }

    /// Takes the same width and height in points.
    public init(_ value: CGFloat) {
        self.init(size: CGSize(width: value, height: value))
    }

    /// The size, whatever the constraint.
    public var content: ElementContent { ElementContent(intrinsicSize: size) }

    /// None.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
