/// An element that is represented by another element.
///
/// It has the content and the view of its representation, and adds no level to the tree.
public protocol ProxyElement: Element {
    /// The element that represents this one.
    var elementRepresentation: any Element { get }
}

extension ProxyElement {
    /// The content of the representation.
    public var content: ElementContent { elementRepresentation.content }

    /// Returns the view description of the representation.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        elementRepresentation.backingViewDescription(with: context)
    }

    /// The facts about the layout of the representation, such as that its children may overlap.
    public var _layoutPurpose: LayoutPurpose { elementRepresentation._layoutPurpose }
}
