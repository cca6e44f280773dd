/// The declaration of a stub, in Swift.
package struct StubDeclaration: Sendable {
    /// The type's name.
    package var name: String
    /// Its declaration in Swift: a struct with at most one stored property, an array of elements for its children.
    package var source: String

    /// Creates a stub with a name and its declaration.
    package init(name: String, source: String) {
        self.name = name
        self.source = source
    }

    /// The prefix of the file name in errors in the declaration of a stub; the name of the stub follows.
    package static let filePrefix = "stub "
}
