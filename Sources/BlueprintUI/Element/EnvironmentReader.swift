/// An element that builds its content from the environment.
public struct EnvironmentReader: Element {
    private let elementRepresentation: (Environment) -> any Element

    /// Creates a reader; the function is called for each measurement and for the layout.
    public init(elementRepresentation: @escaping (_ environment: Environment) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element built by the function.
    public var content: ElementContent {
        ElementContent { [elementRepresentation] _, environment in elementRepresentation(environment) }
    }

    /// Returns nil: a reader is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
