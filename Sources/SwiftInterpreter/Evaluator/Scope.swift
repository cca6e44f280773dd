/// One variable or constant.
final class Cell {
    var value: Value
    let isLet: Bool
    /// The declared or inferred type, which later assignments must fit.
    let type: TypeRef?
    /// Whether a value was ever assigned; a `let` without value may be given one once.
    var isInitialized: Bool
    /// For a computed variable: what gives its value.
    var getter: (() throws -> Value)?
    /// For a computed variable that can be assigned to: what takes its value.
    var setter: ((Value) throws -> Void)?
    /// For a variable that is observed: called with the old and the new value before it changes, and with the old
    /// value alone afterwards.
    var observer: ((_ old: Value, _ new: Value?) throws -> Void)?

    init(_ value: Value, isLet: Bool, type: TypeRef? = nil, isInitialized: Bool = true) {
        self.value = value
        self.isLet = isLet
        self.type = type
        self.isInitialized = isInitialized
    }
}

/// What all scopes of one function body share.
final class Frame {
    let source: SourceBuffer
    /// `self`: an instance, or the type in static members.
    let selfCell: Cell?
    /// The full name of the type around.
    let typeName: String?
    /// What `return` must give; nil if anything.
    let result: TypeRef?
    /// Whether stored properties may still get their first value.
    var isInitializer = false
    /// Whether the initializer has called one of the superclass.
    var hasCalledSuper = false
    /// What the generic parameters of the function stand for, as far as the call told, and what it was given.
    var generics: (known: [String: TypeRef], signature: Signature, values: [Value])?
    /// The property whose observer this is: what it assigns to that property is not observed.
    var observed: String?

    init(source: SourceBuffer, selfCell: Cell? = nil, typeName: String? = nil, result: TypeRef? = nil) {
        self.source = source
        self.selfCell = selfCell
        self.typeName = typeName
        self.result = result
    }
}

/// The names of one block.
final class Scope {
    let parent: Scope?
    let frame: Frame
    private(set) var variables: [(name: String, cell: Cell)] = []
    private(set) var functions: [(name: String, code: FunctionCode)] = []
    /// Whether it stands in the list of those that may hold themselves.
    var isListed = false

    init(parent: Scope?, frame: Frame) {
        self.parent = parent
        self.frame = frame
    }

    func define(_ name: String, _ cell: Cell) {
        if parent == nil, let index = variables.firstIndex(where: { $0.name == name }) {
            variables[index].cell = cell
        } else {
            variables.append((name, cell))
        }
    }

    /// Adds a function; one with the same labels and types replaces the older.
    func define(_ function: FunctionCode) {
        let name = function.signature.labelledName
        let types = function.signature.parameters.map(\.type)
        if let index = functions.firstIndex(where: {
            $0.code.signature.labelledName == name && $0.code.signature.parameters.map(\.type) == types
        }) {
            functions[index].code = function
        } else {
            functions.append((function.signature.name, function))
        }
    }

    func variable(_ name: String) -> Cell? {
        for index in variables.indices.reversed() where variables[index].name == name { return variables[index].cell }
        return nil
    }

    func functions(named name: String) -> [FunctionCode] {
        functions.isEmpty ? [] : functions.filter { $0.name == name }.map(\.code)
    }

    func removeVariable(_ name: String) {
        variables.removeAll { $0.name == name }
    }

    func removeFunctions(_ name: String) {
        functions.removeAll { $0.name == name }
    }

    func removeFunctions(labelled name: String) {
        functions.removeAll { $0.code.signature.labelledName == name }
    }

    func removeAll() {
        // What they hold may end with them, and must not look at a list that is being changed.
        let held = (variables, functions)
        (variables, functions) = ([], [])
        withExtendedLifetime(held) {}
    }

    var names: [String] { variables.map(\.name) + functions.map(\.name) }
}
