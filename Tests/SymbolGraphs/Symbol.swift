/// A public declaration, as the compiler describes it in a symbol graph.
package struct Symbol: Sendable {
    /// The module that declares it; empty if that is not known.
    package var module = ""
    /// The kind without `swift.`: `struct`, `property`, `type.method`, `enum.case`.
    package var kind: String
    /// The name that the compiler gives this declaration alone.
    package var identifier: String
    /// The names of the types that it is declared in, outermost first, and its own name with labels.
    package var path: [String]
    /// The declaration without access levels, as the compiler prints it.
    package var declaration: String
    /// The lines of its doc comment, without slashes.
    package var comment: [String]
    /// The place where it is declared.
    package var location: Location
    /// True if it, or a type around it, has generic parameters.
    package var isGeneric: Bool

    /// A place in a file.
    package struct Location: Comparable, Sendable {
        /// The path without its extension, so that `UIView` comes before `UIView+Layer`.
        package var file: String
        /// The line, from 0.
        package var line: Int
        /// The column, from 0, since cases of an enum share lines.
        package var column: Int

        /// Creates a location.
        package init(file: String, line: Int, column: Int = 0) {
            self.file = file
            self.line = line
            self.column = column
        }

        package static func < (one: Self, other: Self) -> Bool {
            (one.file, one.line, one.column) < (other.file, other.line, other.column)
        }
    }

    /// Creates a symbol that is not in a file; its full name identifies it.
    package init(
        kind: String,
        path: [String],
        declaration: String = "",
        comment: [String] = [],
        location: Location = Location(file: "", line: 0),
        isGeneric: Bool = false
    ) {
        self.kind = kind
        identifier = path.joined(separator: ".")
        self.path = path
        self.declaration = declaration
        self.comment = comment
        self.location = location
        self.isGeneric = isGeneric
    }

    /// The full name: `Box.CornerStyle`, `UIView.addSubview(_:)`.
    package var name: String { path.joined(separator: ".") }

    /// The full name of the type that it belongs to; empty at the top level.
    package var owner: String { path.dropLast().joined(separator: ".") }
}

/// A relation between two declarations.
package struct SymbolRelation: Decodable, Sendable {
    /// The relation: `conformsTo`, `inheritsFrom`, `overrides`.
    package var kind: String
    /// The identifier of the first declaration.
    package var source: String
    /// The identifier of the other one.
    package var target: String
    /// The name of the other one, if that is declared in another module.
    package var targetFallback: String?

    /// Creates a relation to a declaration.
    package init(kind: String, source: String, target: String) {
        self.kind = kind
        self.source = source
        self.target = target
    }
}
