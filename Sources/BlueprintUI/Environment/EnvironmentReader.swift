/// Builds its content from the environment.
public struct EnvironmentReader: Element {
    private let elementRepresentation: (Environment) -> any Element

    /// Makes a reader; the function is called for each measuring and for the layout.
    public init(elementRepresentation: @escaping (_ environment: Environment) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element that the function builds.
    public var content: ElementContent {
        ElementContent { [elementRepresentation] _, environment in elementRepresentation(environment) }
    }

    /// None: a reader has no view.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
