import Foundation

/// An element that takes no room and shows nothing.
public struct Empty: UnchangingElement {
    /// Makes an empty element.
    public init() {}

    /// A size of zero.
    public var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    /// None.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
