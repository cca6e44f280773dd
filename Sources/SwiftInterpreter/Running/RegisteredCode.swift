/// The registered code that was found for declarations: a loop calls the same few functions again and again.
struct RegisteredCode {
    /// The kind of value that a declaration is used with, on which its code depends; or the code.
    private enum Kind: Hashable {
        case nothing
        case native(ObjectIdentifier)
        case callable(ObjectIdentifier)
        case bool, int, double, string, array, dictionary, range, optional, other
    }

    private struct Use: Hashable {
        var declaration: ObjectIdentifier
        var kind: Kind
    }

    // The declarations are kept, so that none gets the address of another one.
    private var callables: [Use: (declaration: Declaration, found: [NativeCallable])] = [:]
    private var places: [Use: (declaration: Declaration, found: [Int?]?)] = [:]
    private var labels = KnownFacts<String>()
    /// For initializers, true if there is no other code than registered one.
    var registeredAlone = KnownFacts<Bool>()

    /// Returns the code of a declaration for a value.
    mutating func callables(
        _ declaration: Declaration,
        for value: Value?,
        _ table: BindingTable,
        _ find: () -> [NativeCallable]
    ) -> [NativeCallable] {
        guard let kind = Self.kind(of: value, table) else { return find() }
        let use = Use(declaration: ObjectIdentifier(declaration), kind: kind)
        if let known = callables[use] { return known.found }
        let result = find()
        callables[use] = (declaration, result)
        return result
    }

    /// Returns the places of a declaration's parameters in registered code.
    mutating func places(_ callable: NativeCallable, _ declaration: Declaration, _ find: () -> [Int?]?) -> [Int?]? {
        let use = Use(declaration: ObjectIdentifier(declaration), kind: .callable(ObjectIdentifier(callable)))
        if let known = places[use] { return known.found }
        let result = find()
        // Some code is made for one value.
        if callable.isLasting { places[use] = (declaration, result) }
        return result
    }

    /// Returns the labels of a declaration's parameters: `_:radix`.
    mutating func labels(of declaration: Declaration) -> String {
        if let known = labels[declaration] { return known }
        let text = declaration.parameters.map { $0.label ?? "_" }.joined(separator: ":")
        labels[declaration] = text
        return text
    }

    /// Returns the kind of a value; nil for one of a type that is made for it alone.
    private static func kind(of value: Value?, _ table: BindingTable) -> Kind? {
        switch value {
        case nil: .nothing
        case .native(let native)?:
            table.types[native.type.name] === native.type ? .native(ObjectIdentifier(native.type)) : nil
        case .bool?: .bool
        case .int?: .int
        case .double?: .double
        case .string?: .string
        case .array?: .array
        case .dictionary?: .dictionary
        case .range?: .range
        case .nil?, .present?: .optional
        default: .other
        }
    }
}

/// Facts about declarations that were found once.
struct KnownFacts<Fact> {
    // The declarations are kept, so that none gets the address of another one.
    private var facts: [ObjectIdentifier: (declaration: Declaration, fact: Fact)] = [:]

    subscript(declaration: Declaration) -> Fact? {
        get { facts[ObjectIdentifier(declaration)]?.fact }
        set { facts[ObjectIdentifier(declaration)] = newValue.map { (declaration, $0) } }
    }
}

/// The initializers that need no look at those of the standard library.
extension Library {
    /// Returns true if an initializer is in the table of the library, and is none that depends on types.
    ///
    /// A loop that makes elements calls such ones only; see ``initializerIntrinsic(_:_:_:_:at:)`` for the others.
    func isRegisteredAlone(_ initializer: Declaration, _ type: Type) -> Bool {
        if let known = code.registeredAlone[initializer] { return known }
        let isTrue = findRegisteredAlone(initializer, type)
        code.registeredAlone[initializer] = isTrue
        return isTrue
    }

    private func findRegisteredAlone(_ initializer: Declaration, _ type: Type) -> Bool {
        guard let owner = initializer.owner, !owner.isProtocol, owner.code == nil, table.types[owner.name] != nil,
            table.builtIns[BuiltInTypes.canonical(owner.name)] == nil, owner.name != "Decimal",
            type.integers == nil, !type.isReal, !callables(initializer, for: nil).isEmpty
        else { return false }
        return !["OptionSet", "SetAlgebra", "RangeReplaceableCollection"].contains { name in
            runner.interfaces.nominal(name).map { runner.types.conforms(type, to: $0) } ?? false
        }
    }
}

/// The errors of calls that no registered code can make.
extension Library {
    /// Returns the error of a declaration that no code implements.
    func absent(_ declaration: Declaration) -> BindingError {
        let owner = declaration.owner.map { $0.name + "." } ?? ""
        return BindingError("'\(owner)\(declaration.labelledName)' is not available here")
    }

    /// Throws for an argument that no code takes; only the place that an error names is of no consequence.
    func checkIgnored(_ parameter: Declaration.Parameter, of declaration: Declaration) throws {
        guard parameter.hasDefault, let label = parameter.label, label != "file", label != "line" else { return }
        throw BindingError(
            "the argument '\(label):' of '\(declaration.labelledName)' is not supported here",
            fix: "leave it out"
        )
    }
}

extension BindingTable {
    /// Returns a `Result` of the standard library: the case `success` or `failure` with its value.
    package func result(_ name: String, _ value: Value) -> Value {
        let type =
            builtIns["Result"]
            ?? NativeType(
                name: "Result",
                summary: "",
                example: "",
                isProtocol: false,
                conformances: [],
                superclass: nil
            )
        return .native(NativeValue(LibraryCase(name: name, labels: [nil], values: [value]), type: type))
    }
}

/// The methods of `Result`.
extension Library {
    func resultMethod(_ method: Declaration, _ native: NativeValue, _ arguments: [Value?]) throws -> Value? {
        guard let own = native.base as? LibraryCase, let value = own.values.first else { return nil }
        func made(_ name: String, _ value: Value) -> Value {
            .native(NativeValue(LibraryCase(name: name, labels: [nil], values: [value]), type: native.type))
        }
        let isSuccess = own.name == "success"
        switch (method.name, arguments.first ?? nil) {
        case ("get", _):
            if isSuccess { return value }
            let text = runner.printer.text(value, .any, isDebug: true)
            let none = SourceBuffer("", fileName: "")
            throw ThrownValue(value: value, diagnostic: runner.failure("error raised: \(text)", at: 0, none))
        case ("map", .function(let change)?):
            return isSuccess ? made("success", try change.call([value])) : .native(native)
        case ("mapError", .function(let change)?):
            return isSuccess ? .native(native) : made("failure", try change.call([value]))
        case ("flatMap", .function(let change)?): return isSuccess ? try change.call([value]) : .native(native)
        case ("flatMapError", .function(let change)?): return isSuccess ? .native(native) : try change.call([value])
        default: return nil
        }
    }
}
