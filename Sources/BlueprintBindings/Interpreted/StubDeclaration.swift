/// The declaration of a stub, in Swift.
public struct StubDeclaration: Sendable {
    /// The type's name.
    public var name: String
    /// Its declaration in Swift: a struct with at most one stored property, an array of elements for its children.
    public var source: String

    /// Creates a stub with a name and its declaration.
    public init(name: String, source: String) {
        self.name = name
        self.source = source
    }

    /// The prefix of the file name in errors in the declaration of a stub; the name of the stub follows.
    public static let filePrefix = "stub "
}
