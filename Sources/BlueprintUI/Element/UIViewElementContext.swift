/// The context in which a ``UIViewElement`` updates its view.
public struct UIViewElementContext {
    /// True if the view is only measured and never shown.
    public var isMeasuring: Bool
    /// The environment in which the element is laid out.
    public var environment: Environment

    package init(isMeasuring: Bool, environment: Environment) {
        self.isMeasuring = isMeasuring
        self.environment = environment
    }
}
