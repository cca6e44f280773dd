/// The names that programs use and that neither Swift's library nor the registered one has here, each with a remedy.
package struct AbsentNames: Sendable {
    /// Returns the remedy for a type, a function or a value; nil for a name that is not known to be absent.
    package var declaration: @Sendable (String) -> String?
    /// Returns the remedy for a member; nil for a name that is not known to be absent.
    package var member: @Sendable (String) -> String?
    /// Returns the remedy for a native class that no class of source can inherit from; nil if there is none.
    package var superclass: @Sendable (String) -> String?

    /// Creates the knowledge of absent names; by default of none.
    package init(
        declaration: @escaping @Sendable (String) -> String? = { _ in nil },
        member: @escaping @Sendable (String) -> String? = { _ in nil },
        superclass: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        (self.declaration, self.member, self.superclass) = (declaration, member, superclass)
    }
}
