import Foundation

/// Builds its content from the room that it is offered.
public struct GeometryReader: Element {
    private let elementRepresentation: (GeometryProxy) -> any Element

    /// Makes a reader; the function is called for each measuring and for the layout.
    public init(elementRepresentation: @escaping (GeometryProxy) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element that the function builds.
    public var content: ElementContent {
        ElementContent { [elementRepresentation] constraint, environment in
            elementRepresentation(GeometryProxy(constraint: constraint, environment: environment))
        }
    }

    /// None: a reader has no view.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

/// What a geometry reader's function may ask.
public struct GeometryProxy {
    /// The room that the reader is offered; in the layout, its size.
    public let constraint: SizeConstraint
    let environment: Environment

    /// The size in points that an element needs, in the reader's room or in another.
    public func measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize {
        element.content.measure(in: explicit ?? constraint, environment: environment)
    }
}
