/// The names that a block declares, and the blocks around it.
final class LexicalScope {
    /// A variable, constant or parameter of a block.
    final class Variable {
        let name: String
        var type: Type
        /// False for a variable that can be changed.
        var isLet: Bool
        /// True once it surely has a value.
        var isInitialized = true
        /// True for a parameter with a property wrapper, and the wrapper.
        var isWrapped = false
        /// True if its type is `T!`.
        var isImplicitlyUnwrapped = false
        let offset: Int

        init(name: String, type: Type, isLet: Bool, offset: Int) {
            self.name = name
            self.type = type
            self.isLet = isLet
            self.offset = offset
        }
    }

    let parent: LexicalScope?
    var variables: [String: Variable] = [:]
    private(set) var functions: [String: [Declaration]] = [:]
    var types: [String: NestedType] = [:]
    /// The type whose member the code around is; members are found through `self`.
    var selfType: Type?
    /// True in a static member, where `self` is the type.
    var isStatic = false
    /// True for the initial value of a property, which is computed before there is a `self`.
    var isInitialValue = false
    /// True for the variables of a source outside of functions, which all code can use.
    var isOfSource = false
    /// True for the parameters of a closure, whose types may not be known before the whole expression is.
    var isOfClosure = false
    /// The types and generic parameters that type names are looked up in.
    var typeScope: TypeScope

    init(parent: LexicalScope?, typeScope: TypeScope? = nil) {
        self.parent = parent
        self.typeScope = typeScope ?? parent?.typeScope ?? TypeScope()
    }

    /// The variables that the block declares, before and after the place.
    private var declared: Set<String> = []

    /// Adds the names of the variables that statements of the block declare.
    func addLater(_ statements: [Statement]) {
        for case .variables(let bindings) in statements.map(\.kind) {
            declared.formUnion(bindings.flatMap(\.pattern.names).map(\.name))
        }
    }

    /// Returns true for a variable that a block around the place declares, which is not visible yet.
    func declaresLater(_ name: String) -> Bool {
        sequence(first: self, next: \.parent).contains { $0.parent != nil && $0.declared.contains(name) }
    }

    /// Returns the scope with the types that a solution found for the parameters of closures.
    func closed(in state: State) -> LexicalScope {
        guard let outer = parent?.closed(in: state) else { return self }
        if outer === parent, !variables.values.contains(where: \.type.hasVariables) { return self }
        let result = LexicalScope(parent: outer, typeScope: typeScope)
        result.variables = variables.mapValues { variable in
            guard variable.type.hasVariables else { return variable }
            let closed = Variable(
                name: variable.name,
                type: state.simplified(variable.type),
                isLet: variable.isLet,
                offset: variable.offset
            )
            closed.isInitialized = variable.isInitialized
            closed.isWrapped = variable.isWrapped
            closed.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
            return closed
        }
        (result.functions, result.types, result.declared) = (functions, types, declared)
        (result.selfType, result.isStatic, result.isInitialValue) = (selfType, isStatic, isInitialValue)
        result.isOfClosure = isOfClosure
        return result
    }

    func add(_ variable: Variable) { variables[variable.name] = variable }

    func add(_ function: Declaration) { functions[function.name, default: []].append(function) }
}
