import Foundation

/// An element that builds its content from the constraint proposed to it.
public struct GeometryReader: Element {
    private let elementRepresentation: (GeometryProxy) -> any Element

    /// Creates a reader; the function is called for each measurement and for the layout.
    public init(elementRepresentation: @escaping (GeometryProxy) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element built by the function.
    public var content: ElementContent {
        ElementContent { [elementRepresentation] constraint, environment in
            elementRepresentation(GeometryProxy(constraint: constraint, environment: environment))
        }
    }

    /// Returns nil: a reader is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

/// The information available to a geometry reader's function.
public struct GeometryProxy {
    /// The proposed constraint; during layout, the size of the reader.
    public var constraint: SizeConstraint
    let environment: Environment

    /// Returns the measured size of an element in points, within the given constraint or that of the reader.
    public func measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize {
        element.content.measure(in: explicit ?? constraint, environment: environment)
    }
}
