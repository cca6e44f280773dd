/// A variable or constant.
final class Cell {
    var value: Value
    let isLet: Bool
    /// The declared or inferred type, which assigned values must have.
    let type: TypeRef?
    /// True once a value was assigned; a `let` without a value may be assigned once.
    var isInitialized: Bool
    /// The getter of a computed variable.
    var getter: (() throws -> Value)?
    /// The setter of a computed variable.
    var setter: ((Value) throws -> Void)?
    /// The observers of a stored variable: called with the old and the new value before a change, and with the old
    /// value alone after it.
    var observer: ((_ old: Value, _ new: Value?) throws -> Void)?

    init(_ value: Value, isLet: Bool, type: TypeRef? = nil, isInitialized: Bool = true) {
        self.value = value
        self.isLet = isLet
        self.type = type
        self.isInitialized = isInitialized
    }
}

/// The state shared by all scopes of one function body.
final class Frame {
    let source: SourceBuffer
    /// `self`: an instance, or the type in a static member.
    let selfCell: Cell?
    /// The full name of the enclosing type.
    let typeName: String?
    /// The result type; nil if any.
    let result: TypeRef?
    /// True while stored properties may be initialized.
    var isInitializer = false
    /// True once the initializer has called one of the superclass.
    var hasCalledSuper = false
    /// The generic arguments of the function as far as they were inferred from the call, and its argument values.
    var generics: (known: [String: TypeRef], signature: Signature, values: [Value])?
    /// The property whose observer is running: assignments to it are not observed.
    var observed: String?

    init(source: SourceBuffer, selfCell: Cell? = nil, typeName: String? = nil, result: TypeRef? = nil) {
        self.source = source
        self.selfCell = selfCell
        self.typeName = typeName
        self.result = result
    }
}

/// The names declared in a block.
final class Scope {
    let parent: Scope?
    let frame: Frame
    private(set) var variables: [(name: String, cell: Cell)] = []
    private(set) var functions: [(name: String, code: FunctionCode)] = []
    /// True if lines are evaluated whose values may depend on the scope's variables.
    var isAround = false
    /// True if the scope is in the list of those that can be part of reference cycles.
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

    /// Adds a function; it replaces one with the same labels and types.
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

    /// Returns the nearest scope that declares a name; nil if none does.
    func owner(of name: String) -> Scope? {
        var current: Scope? = self
        while let here = current {
            if here.declares(name) { return here }
            current = here.parent
        }
        return nil
    }

    private func declares(_ name: String) -> Bool {
        variables.contains { $0.name == name } || functions.contains { $0.name == name }
    }

    /// Returns true if another scope is this one or around it.
    func isInside(_ other: Scope?) -> Bool {
        var current: Scope? = self
        while let here = current {
            if here === other { return true }
            current = here.parent
        }
        return false
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
        // Releasing the values can run code that accesses the dictionaries, so they are emptied first.
        let held = (variables, functions)
        (variables, functions) = ([], [])
        withExtendedLifetime(held) {}
    }

    /// The number of declared names.
    var nameCount: Int { variables.count + functions.count }

    var names: [String] { variables.map(\.name) + functions.map(\.name) }
}
