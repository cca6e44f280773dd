/// One property of a view as text, for those who look at what an update changed.
public struct InspectedProperty: Hashable, Sendable {
    /// The property's name in Swift.
    public let name: String
    /// The value as text that does not change from run to run.
    public let value: String

    /// Makes a property of its name and its value.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
