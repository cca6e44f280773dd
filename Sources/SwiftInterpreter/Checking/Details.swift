/// The findings about parts of expressions and statements that execution needs, apart from types and choices.
struct Details {
    /// The types after `as`, `as?`, `as!` and `is`, by the cast.
    var casts: [ObjectIdentifier: Type] = [:]
    /// The members that a key path, or a member that `@dynamicMemberLookup` allows, consists of, by its expression.
    var components: [ObjectIdentifier: [Expression]] = [:]
    /// The comparison by `~=` that a pattern of an expression is, by the expression.
    var matches: [ObjectIdentifier: Expression] = [:]
    /// The cases that patterns name, by the place of the pattern.
    var cases: [Int: Case] = [:]
    /// The types of patterns with `is` and `as`, by their place.
    var patternTypes: [Int: Type] = [:]
    /// The types of local variables, by the place of their pattern.
    var variables: [Int: Type] = [:]
    /// The statements that the bodies of result builders are, by the closure or declaration.
    var bodies: [ObjectIdentifier: [Statement]] = [:]
    /// The bodies of result builders that collect parts, by the closure.
    var collected: [ObjectIdentifier: CollectedBody] = [:]
    /// The statements that the getters of variables of blocks and sources are, where a result builder makes them, by the
    /// place of the variable.
    var getters: [Int: [Statement]] = [:]
    /// The lines whose types are settled.
    var settled: Set<ObjectIdentifier> = []
    /// The declarations with code.
    var declarations: [Declaration] = []
    /// The calls that make a property wrapper of `$value`, by the wrapper's storage.
    var wrappers: [ObjectIdentifier: Expression] = [:]
    /// The local variables with property wrappers, by their place.
    var localWrappers: [Int: WrappedParameter] = [:]
    /// The parameters with property wrappers, by the function.
    var wrappedParameters: [ObjectIdentifier: [WrappedParameter]] = [:]
    /// The calls that collect the parts of a literal whose type has a `StringInterpolation` of its own, by the literal.
    var interpolations: [ObjectIdentifier: Expression] = [:]
    /// The expressions that the checker made; their identities must last.
    var made: [Expression] = []

    /// A case of an enum that a pattern names.
    enum Case {
        /// The case, found after a number of optionals were unwrapped.
        case declared(Declaration, depth: Int)
        /// A static member that the value is compared with.
        case compared(Expression)
    }

    /// A parameter or local variable with a property wrapper.
    struct WrappedParameter {
        var name: String
        /// The call that makes the wrapper.
        var call: Expression
        var type: Type
        /// True for a variable whose wrapper is made of the first value that is assigned to it.
        var isLate = false
    }

    /// The name of the value in a comparison by `~=`.
    static let matchName = "$match"
    /// The name of a result builder in the statements made of a body.
    static let builderName = "$builder"
    /// The name of the value that a property wrapper is made of.
    static let wrappedName = "$value"

    mutating func merge(_ other: Details) {
        casts.merge(other.casts) { $1 }
        components.merge(other.components) { $1 }
        matches.merge(other.matches) { $1 }
        cases.merge(other.cases) { $1 }
        patternTypes.merge(other.patternTypes) { $1 }
        variables.merge(other.variables) { $1 }
        bodies.merge(other.bodies) { $1 }
        collected.merge(other.collected) { $1 }
        settled.formUnion(other.settled)
        interpolations.merge(other.interpolations) { $1 }
        made += other.made
        declarations += other.declarations
        wrappers.merge(other.wrappers) { $1 }
        localWrappers.merge(other.localWrappers) { $1 }
        getters.merge(other.getters) { $1 }
        wrappedParameters.merge(other.wrappedParameters) { $1 }
    }

    /// Returns the details with everything replaced that a solution found.
    func simplified(in state: State) -> Details {
        var result = self
        result.casts = casts.mapValues { state.simplified($0) }
        result.patternTypes = patternTypes.mapValues { state.simplified($0) }
        result.variables = variables.mapValues { state.simplified($0) }
        return result
    }
}
