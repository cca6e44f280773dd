/// What a ``UIViewElement`` may need to know to bring its view up to date.
public struct UIViewElementContext {
    /// Whether the view is only measured and never shown.
    public let isMeasuring: Bool
    /// The environment that the element is laid out in.
    public let environment: Environment

    package init(isMeasuring: Bool, environment: Environment) {
        self.isMeasuring = isMeasuring
        self.environment = environment
    }
}
