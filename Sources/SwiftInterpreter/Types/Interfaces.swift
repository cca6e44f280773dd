/// The declarations that source can name: those of the library, and on top of them those of a session.
///
/// A session adds to the types of the library by extensions; these belong to the session alone.
final class Interfaces {
    /// The declarations below these.
    let library: Interfaces?
    /// The types by full name.
    private(set) var nominals: [String: Nominal] = [:]
    /// The type aliases by full name.
    private(set) var aliases: [String: NestedType] = [:]
    /// The modifiers of the private aliases by full name, also of those in types.
    var aliasModifiers: [String: WrittenModifiers] = [:]
    /// The free functions by name.
    private(set) var functions: [String: [Declaration]] = [:]
    /// The operators by name, those in types as well.
    private(set) var operators: [String: [Declaration]] = [:]
    /// The variables and constants by name.
    private(set) var variables: [String: Declaration] = [:]
    /// Returns the facts about native types, where these are the library.
    var ownFacts: () -> (any NativeFacts)? = { nil }
    /// The facts that the sources of a session depend on.
    var session = Session()
    /// The associated types that are being looked for.
    var witnessSearch = WitnessSearch()
    /// The state of reading the library.
    var reading = Reading()
    /// The members and conformances that extensions add to types.
    private(set) var extensions: [ObjectIdentifier: Extensions] = [:]

    /// The state of reading the library, whose members are read when they are needed.
    struct Reading {
        /// The errors in the declarations.
        var problems: [String] = []
        /// Returns the types of the library whose members contain operators, by the names of these; nil once it did.
        var findOperatorOwners: (() -> [String: [Nominal]])?
        /// The types whose members, which are not read yet, contain operators of a name.
        var operatorOwners: [String: [Nominal]] = [:]
        /// The types that conform to a protocol, once they were asked for.
        var conforming: [ObjectIdentifier: [Nominal]] = [:]
    }

    /// The facts that the sources of a session depend on.
    struct Session {
        /// Returns the place in the text of the current source that an offset means, which may be relative to a line.
        var place: (Int) -> Int = { $0 }
        /// Returns true once the check is to end early; what it found then is not complete.
        var isCancelled: () -> Bool = { false }
        /// The steps of the check so far.
        var steps = StepCount()
        /// The names that are not here, with their remedies.
        var absentNames = AbsentNames()
        /// True if incomplete classes are accepted, with a note, as at a prompt.
        var acceptsUnfinished = false
        /// The function that finds the type of a variable from its initial value.
        var infer: ((Declaration) -> Type)?
        /// The facts about the place of the cursor; nil unless the source is unfinished.
        var cursor: CursorFindings?
    }

    /// The members and conformances that extensions add to a type.
    struct Extensions {
        var members = MemberList()
        var conformances: [Conformance] = []
    }

    init(library: Interfaces?) {
        self.library = library
    }

    // Types and their members refer to each other.
    deinit { for nominal in nominals.values { nominal.dissolve() } }

    // MARK: - Looking up

    /// The facts about native types; nil if there are none.
    var natives: (any NativeFacts)? { ownFacts() ?? library?.natives }

    /// The declarations of the library, which those of a session may hide.
    var ofLibrary: Interfaces { library?.ofLibrary ?? self }

    /// Returns the type of a full name; that of the library if a session declares another one of the same name.
    func nominal(_ name: String) -> Nominal? { ofLibrary.nominals[name] ?? declared(name) }

    private func declared(_ name: String) -> Nominal? { nominals[name] ?? library?.declared(name) }

    /// Returns the type or alias of a full name; what a session declares hides the library.
    func type(_ name: String) -> NestedType? {
        if let nominal = nominals[name] { return .nominal(nominal) }
        return aliases[name] ?? library?.type(name)
    }

    /// Returns the type or alias of a name that a module qualifies: `Swift.Error`.
    func type(_ name: String, ofModule module: String) -> NestedType? {
        (isOfLibrary(module) ? ofLibrary : self).type(name)
    }

    /// Returns true for the name of a module that source can import.
    func isOfLibrary(_ module: String) -> Bool { module == "Swift" || natives?.modules.contains(module) == true }

    /// Returns the free functions of a name; those of a session come first.
    func functions(_ name: String) -> [Declaration] { (functions[name] ?? []) + (library?.functions(name) ?? []) }

    /// Returns the operator functions of a name.
    func operators(_ name: String) -> [Declaration] {
        for owner in takeOperatorOwners(name) { owner.load() }
        return (operators[name] ?? []) + (library?.operators(name) ?? [])
    }

    private func takeOperatorOwners(_ name: String) -> [Nominal] {
        if let find = reading.findOperatorOwners {
            reading.findOperatorOwners = nil
            reading.operatorOwners = find()
        }
        return reading.operatorOwners.removeValue(forKey: name) ?? []
    }

    /// Returns the variable of a name.
    func variable(_ name: String) -> Declaration? { variables[name] ?? library?.variable(name) }

    /// Returns the members of a name that a type itself and extensions of it declare.
    func members(_ name: String, of nominal: Nominal) -> [Declaration] {
        nominal.load()
        var result = nominal.members[name]
        forEachExtension(of: nominal) { result += $0.members[name] }
        return result
    }

    /// Returns the type of a name that is declared in another type.
    func type(_ name: String, in nominal: Nominal) -> NestedType? {
        // Unlike aliases, types are known before the members are read.
        if case .nominal(let nested)? = nominal.members.types[name] { return .nominal(nested) }
        nominal.readInheritance()
        if let found = nominal.members.types[name] { return found }
        nominal.load()
        if let found = nominal.members.types[name] { return found }
        var found: NestedType?
        forEachExtension(of: nominal) { found = found ?? $0.members.types[name] }
        return found
    }

    /// Returns the conformances that a type itself and extensions of it declare.
    func conformances(of nominal: Nominal) -> [Conformance] {
        var result = nominal.conformances
        forEachExtension(of: nominal) { result += $0.conformances }
        return result
    }

    /// Returns the types that are declared to conform to a protocol; nil if an extension of a session might add some.
    func conforming(to kind: Nominal) -> [Nominal]? {
        if let known = reading.conforming[ObjectIdentifier(kind)] { return known }
        if library != nil, !extensions.values.allSatisfy(\.conformances.isEmpty) { return nil }
        let lookup = Lookup(interfaces: self)
        let own = nominals.values.filter { nominal in
            guard !nominal.conformances.isEmpty || nominal.superclassNominal != nil else { return false }
            if case .fails = lookup.answer(nominal.selfType, kind) { return false }
            return true
        }
        if let library { return library.conforming(to: kind).map { $0 + own } }
        reading.conforming[ObjectIdentifier(kind)] = own
        return own
    }

    /// Returns the associated type of a name that a type has by its declaration.
    func associated(_ name: String, in nominal: Nominal) -> Type? {
        nominal.load()
        if nominal.isProtocol { return nil }
        if let parameter = nominal.generics.parameters.last(where: { $0.name == name }) {
            return Type(.parameter(parameter))
        }
        switch type(name, in: nominal) {
        case .nominal(let nested)?: return nested.selfType
        case .alias(_, let type)?: return type
        case nil: break
        }
        if let above = nominal.superclassNominal, let found = associated(name, in: above) { return found }
        return witness(of: name, in: nominal)
    }

    /// Returns the protocol whose `Self` a generic parameter is; nil for other parameters.
    func protocolOfSelf(_ parameter: GenericParameter) -> Nominal? { parameter.owner }

    /// Returns the members that the extensions of these interfaces add to a type.
    func extensionMembers(of nominal: Nominal) -> MemberList {
        extensions[ObjectIdentifier(nominal)]?.members ?? MemberList()
    }

    private func forEachExtension(of nominal: Nominal, _ visit: (Extensions) -> Void) {
        var current: Interfaces? = self
        while let here = current {
            if let found = here.extensions[ObjectIdentifier(nominal)] { visit(found) }
            current = here.library
        }
    }

    /// True if a source declared a type, an extension or an alias.
    var declaresTypes: Bool { !nominals.isEmpty || !aliases.isEmpty || !extensions.isEmpty }

    /// True if some types or aliases can be named in more places than others.
    var hasLimitedTypes: Bool {
        !aliasModifiers.isEmpty
            || nominals.values.contains { !$0.modifiers.isDisjoint(with: [.private, .filePrivate, .public]) }
    }

    /// The names of the declared types, and of the aliases after them.
    var declaredTypeNames: [String] { nominals.keys.sorted() + aliases.keys.sorted() }

    // MARK: - Declaring

    func add(_ nominal: Nominal) {
        nominals[nominal.name] = nominal
        reading.conforming = [:]
    }

    func addAlias(_ name: String, _ alias: NestedType) { aliases[name] = alias }

    func add(function: Declaration) { functions[function.name, default: []].append(function) }

    func add(operator function: Declaration) { operators[function.name, default: []].append(function) }

    func add(variable: Declaration) { variables[variable.name] = variable }

    /// Removes the functions with a name and labels, and the variable of that name, which a later source declares again.
    func hideFunctions(labelled name: String) {
        let short = String(name.prefix { $0 != "(" })
        functions[short]?.removeAll { $0.labelledName == name }
        variables[short] = nil
    }

    /// Removes the functions of a name, which a later source declares as a variable.
    func hideFunctions(named name: String) { functions[name] = nil }

    func removeVariable(_ name: String) { for name in [name, "_" + name, "$" + name] { variables[name] = nil } }

    /// Changes what extensions add to a type.
    func extend(_ nominal: Nominal, _ change: (inout Extensions) -> Void) {
        change(&extensions[ObjectIdentifier(nominal), default: Extensions()])
    }
}

/// The facts that a table of bindings states about its types, apart from their declarations.
///
/// Nothing here knows the table.
protocol NativeFacts: AnyObject {
    /// The modules that source can import.
    var modules: [String] { get }

    /// Returns true for a type of the table.
    func isNative(_ name: String) -> Bool
    /// Returns true for a type of the table whose values have hashes.
    func isHashable(_ name: String) -> Bool
    /// Returns true if casts convert between a class of the table and a type.
    func isBridged(_ class: String, from name: String) -> Bool
    /// Returns what subclasses of a class of the table can override; nil if source cannot inherit from it.
    func overrides(of name: String) -> NativeOverrides?
}

/// The members of a native class that classes of source can override.
struct NativeOverrides {
    /// The members that source may override: property names, and method names with labels.
    var overridable: Set<String> = []
    /// The properties that source may observe by overriding them.
    var observable: Set<String> = []
    /// The members that source may override although nothing calls them here, each with the reason.
    var uncalled: [String: String] = [:]
}

/// The steps of all solvers in one check of a source.
final class StepCount {
    /// The number so far.
    private(set) var steps = 0
    /// The number after which the check ends: it grows with the source, so that only what grows faster ends early.
    let most: Int

    /// The steps that any source may take.
    private static let fewest = 20_000
    /// The steps for each byte of a source: an expression of a few characters that is right takes about one.
    private static let ofByte = 20

    /// The steps of a source of some length in bytes.
    init(length: Int = 0) {
        most = Self.fewest + Self.ofByte * length
    }

    /// True once no more steps are allowed.
    var isUsedUp: Bool { steps >= most }

    func add(_ count: Int) { steps += count }
}
