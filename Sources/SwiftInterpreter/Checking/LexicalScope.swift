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
    /// True for the parameters of a closure, whose types may not be known before the whole expression is.
    var isOfClosure = false
    /// The types and generic parameters that type names are looked up in.
    var typeScope: TypeScope

    init(parent: LexicalScope?, typeScope: TypeScope? = nil) {
        self.parent = parent
        self.typeScope = typeScope ?? parent?.typeScope ?? TypeScope()
    }

    func add(_ variable: Variable) { variables[variable.name] = variable }

    func add(_ function: Declaration) { functions[function.name, default: []].append(function) }
}
