/// An element that stands for another one.
///
/// It takes over the content and the view of its representation and adds no level to the tree.
public protocol ProxyElement: Element {
    /// The element that this one stands for.
    var elementRepresentation: any Element { get }
}

extension ProxyElement {
    /// The content of the representation.
    public var content: ElementContent { elementRepresentation.content }

    /// The view of the representation.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        elementRepresentation.backingViewDescription(with: context)
    }
}
