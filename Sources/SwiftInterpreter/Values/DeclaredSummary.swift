/// A summary of a declared type, for display.
package struct DeclaredSummary: Sendable {
    /// The full name.
    package var name: String
    /// `class`, `struct`, `enum` or `protocol`.
    package var keyword: String
    /// The superclass and the protocols that the type conforms to.
    package var conformances: [String]
    /// The initializers: `Chip(text: String)`.
    package var initializers: [String]
    /// The properties with their types: `text: String`.
    package var properties: [String]
    /// The functions with their argument labels: `label(_:)`.
    package var functions: [String]
    /// The enum cases and static members.
    package var values: [String]
    /// The values that are marked as deprecated, which completion does not offer.
    package var deprecated: Set<String>
    /// The UTF-8 offset of the declaration in its source.
    package var offset: Int
}
