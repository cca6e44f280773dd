/// What sources have declared that decides how those after them are read.
struct SessionSyntax {
    /// The types that stand before a variable as `@Name`.
    var wrappers: Set<String> = []
    /// The result builders that source declares.
    var builders: Set<String> = []
    /// The property wrappers among the types that source declares.
    var ownWrappers: [String: OwnWrapper] = [:]
    /// Whether a type is written with a `!`.
    var hasImplicitOptionals = false
    /// The modules that `#if canImport` finds.
    var modules: Set<String> = []
    /// The infix operators that source declares, with how tightly they bind.
    var operators: [String: Precedence] = [:]
    /// The groups of operators that source declares.
    var groups: [String: Precedence] = [:]
    /// The generic parameters and associated types of the types that source declares, by the type's name.
    var generics: [String: [String]] = [:]
}
