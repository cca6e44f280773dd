/// A type that stands in for one that a document uses and nobody declares.
public struct StandIn: Sendable {
    /// The type's name.
    public var name: String
    /// Its declaration in Swift: a struct with at most one stored property, an array of elements for its children.
    public var source: String

    /// A type with its declaration.
    public init(name: String, source: String) {
        self.name = name
        self.source = source
    }

    /// What stands before the type's name where an error of its source says which file it is in.
    public static let filePrefix = "stub "
}
