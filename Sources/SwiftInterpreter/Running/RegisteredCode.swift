/// The registered code that was found for declarations: a loop calls the same few functions again and again.
struct RegisteredCode {
    /// The kind of value that a declaration is used with, on which its code depends.
    private enum Kind: Hashable {
        case nothing
        case native(ObjectIdentifier)
        case bool, int, double, string, array, dictionary, range, optional, other
    }

    private struct Use: Hashable {
        var declaration: ObjectIdentifier
        var kind: Kind
    }

    private struct Pair: Hashable {
        var declaration: ObjectIdentifier
        var callable: ObjectIdentifier
    }

    // The declarations are kept, so that none gets the address of another one.
    private var callables: [Use: (declaration: Declaration, found: [NativeCallable])] = [:]
    private var places: [Pair: (declaration: Declaration, found: [Int?]?)] = [:]
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
        let pair = Pair(declaration: ObjectIdentifier(declaration), callable: ObjectIdentifier(callable))
        if let known = places[pair] { return known.found }
        let result = find()
        // Some code is made for one value.
        if callable.isLasting { places[pair] = (declaration, result) }
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
