import Foundation

/// An element with zero size that shows nothing.
public struct Empty: UnchangingElement {
    /// Creates an empty element.
    public init() {}

    /// The content, with zero size.
    public var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    /// Returns nil: the element is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
