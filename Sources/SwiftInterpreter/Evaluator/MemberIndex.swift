/// An index of the members of a type, by name.
final class MemberIndex {
    /// The members of a name.
    struct Entry {
        /// The index of a stored property.
        var stored: Int?
        var computed: MemberTable.Computed?
        /// The computed properties of constrained extensions.
        var constrained: [MemberTable.Computed] = []
        /// True if some methods are constrained to some values of the type.
        var isConstrained = false
        var native: (owner: NativeType, property: NativeProperty)?
        /// The candidates for a call, nearest first.
        var methods: [Candidate] = []

        var isEmpty: Bool {
            stored == nil && computed == nil && native == nil && methods.isEmpty && constrained.isEmpty
        }
    }

    /// The members that declarations and extensions add, nearest first.
    let tables: [MemberTable]
    /// The registered types that provide native members.
    let natives: [NativeType]
    private let storedNames: [String]
    private var entries: [String: Entry] = [:]

    init(tables: [MemberTable], natives: [NativeType], storedNames: [String] = []) {
        self.tables = tables
        self.natives = natives
        self.storedNames = storedNames
    }

    subscript(name: String) -> Entry {
        if let entry = entries[name] { return entry }
        var entry = Entry()
        entry.stored = storedNames.firstIndex(of: name)
        for table in tables {
            if entry.computed == nil { entry.computed = table.computed[name] }
            entry.constrained += table.constrained.filter { $0.name == name }
            let methods = table.methods[name] ?? []
            if methods.contains(where: { !$0.constraints.isEmpty }) { entry.isConstrained = true }
            entry.methods += methods.map { .declared($0, selfType: nil) }
        }
        for type in natives {
            if entry.native == nil, let property = type.properties[name] { entry.native = (type, property) }
            entry.methods += (type.methods[name] ?? []).map { .native($0) }
        }
        entries[name] = entry
        return entry
    }
}

extension Evaluator {
    /// Returns the members of a value.
    func index(of value: Value) -> MemberIndex {
        switch value {
        case .instance(let instance): return index(of: instance.type)
        case .native(let native):
            return index(of: native.type)
        default: return builtInIndex(BuiltInTypes.names(for: value))
        }
    }

    /// Returns the members of a registered type's values.
    func index(of type: NativeType) -> MemberIndex {
        if let known = nativeIndexes[ObjectIdentifier(type)], known.type === type { return known.index }
        if table.builtIns[type.name] === type { return builtInIndex(BuiltInTypes.names(of: type.name)) }
        let lineage = table.lineage(of: type)
        let tables = extensions.isEmpty ? [] : lineage.flatMap { extensionTables($0.name, []) }
        let result = MemberIndex(tables: tables, natives: lineage)
        nativeIndexes[ObjectIdentifier(type)] = (type, result)
        return result
    }

    /// Returns the members of a declared type's values.
    func index(of type: DeclaredType) -> MemberIndex {
        // The cache retains the type, so that no other type can reuse its address.
        if let known = declaredIndexes[ObjectIdentifier(type)] { return known.index }
        let conformances = type.ancestry.flatMap(\.conformances)
        let native = type.nativeClass.map { table.lineage(of: $0) } ?? []
        let tables =
            type.ancestry.map(\.members) + type.ancestry.dropFirst().flatMap { extensionTables($0.name, []) }
            + extensionTables(type.name, conformances)
            + (extensions.isEmpty ? [] : native.flatMap { extensionTables($0.name, []) })
        let natives =
            (table.conformances(of: type)
            + conformances.compactMap { types[$0] }.flatMap { table.conformances(of: $0) })
            .compactMap { table.types[$0] }
        let result = MemberIndex(tables: tables, natives: native + natives, storedNames: type.storedNames)
        declaredIndexes[ObjectIdentifier(type)] = (type, result)
        return result
    }

    /// Returns the members of a value of a built-in type.
    func builtInIndex(_ names: [String]) -> MemberIndex {
        let key = names.first ?? ""
        if let known = builtInIndexes[key] { return known }
        let tables = extensions.isEmpty ? [] : names.flatMap { extensionTables($0, []) }
        let result = MemberIndex(tables: tables, natives: names.compactMap { table.builtIns[$0] })
        builtInIndexes[key] = result
        return result
    }

    /// Clears the cached type lookups after declarations changed types.
    func noteChangedTypes() {
        foundTypes = [:]
        foundInitializers = [:]
        nativeIndexes = [:]
        declaredIndexes = [:]
        builtInIndexes = [:]
    }

    private func extensionTables(_ name: String, _ conformances: [String]) -> [MemberTable] {
        guard !extensions.isEmpty || !conformances.isEmpty else { return [] }
        var result: [MemberTable] = []
        var pending = [name] + conformances
        var seen: Set<String> = []
        while !pending.isEmpty {
            let name = pending.removeFirst()
            guard seen.insert(name).inserted else { continue }
            if let table = extensions[name] {
                result.append(table)
                pending += table.conformances
            }
            if let type = types[name] { pending += type.conformances }
            if let type = table.types[name], type.isProtocol { pending += type.conformances }
        }
        return result
    }

    func memberTables(for value: Value) -> [MemberTable] { index(of: value).tables }

    func nativeTypes(for value: Value) -> [NativeType] { index(of: value).natives }
}
