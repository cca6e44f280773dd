/// The declarations of earlier sources that affect how later sources are parsed.
struct SessionSyntax: Equatable {
    /// The property wrappers, used as `@Name`.
    var wrappers: Set<String> = []
    /// The result builders declared in source.
    var builders: Set<String> = []
    /// The property wrappers declared in source.
    var declaredWrappers: [String: DeclaredWrapper] = [:]
    /// True if source declares a function that interpolations of strings call.
    var hasInterpolations = false
    /// The modules that `#if canImport` finds.
    var modules: Set<String> = []
    /// The macros that are calls, by name.
    var macros: [String: LiteralMacro] = [:]
    /// The methods after whose names a question mark may follow in a call.
    var optionalMethods: Set<String> = []
    /// The infix operators declared in source, with their precedence.
    var operators: [String: Precedence] = [:]
    /// The precedence groups declared in source.
    var groups: [String: Precedence] = [:]
    /// The generic parameters and associated types of the declared types, by type name.
    var generics: [String: [String]] = [:]
    /// The variables outside of functions that get their values when they are first used.
    var lateVariables: Set<String> = []
}
