/// Makes the interfaces of everything that source can name but does not declare: of the standard library and of a table
/// of bindings.
///
/// The names of all types are looked up at once, what else is said of a type when it is first used.
struct LibraryInterfaces {
    let interfaces = Interfaces(library: nil)
    let table: BindingTable
    private let reader: LibraryReader

    /// Returns the interfaces of the standard library and of a table.
    static func make(_ table: BindingTable) -> Interfaces {
        let maker = LibraryInterfaces(table)
        maker.interfaces.ownFacts = { [reference = table.reference] in reference.existing }
        maker.addTypes()
        maker.addAliases()
        maker.addFree()
        return maker.interfaces
    }

    private init(_ table: BindingTable) {
        self.table = table
        reader = LibraryReader(interfaces, table)
    }

    /// Runs a function, and notes its error as a problem of a declaration.
    static func noting<R>(_ name: String, in interfaces: Interfaces, _ body: () throws -> R) -> R? {
        do {
            return try body()
        } catch let error as TypeError {
            interfaces.reading.problems.append("\(name): \(error.message.text)")
        } catch {
            interfaces.reading.problems.append("\(name): \(error)")
        }
        return nil
    }

    // MARK: - Types

    private var texts: [InterfaceText] { [InterfaceText.standard] + table.written.texts }

    /// Makes a type for each declaration of one.
    private func addTypes() {
        var found: [String: [LibraryReader.Part]] = [:]
        var names: [String] = []
        func note(_ part: LibraryReader.Part) {
            if found[part.head.name] == nil { names.append(part.head.name) }
            found[part.head.name, default: []].append(part)
        }
        for text in texts {
            interfaces.reading.problems += text.problems
            for piece in text.pieces { note(LibraryReader.Part(text, piece)) }
        }
        for native in table.typeOrder.compactMap({ table.types[$0] }) { note(LibraryReader.Part(native)) }
        // Enclosing types come before those in them.
        let depths = names.map { name in (name, name.utf8.reduce(0) { $1 == 46 ? $0 + 1 : $0 }) }
        for depth in 0...(depths.map(\.1).max() ?? 0) {
            for (name, own) in depths where own == depth {
                if let parts = found[name] { add(name, parts) }
            }
        }
        interfaces.reading.findOperatorOwners = { [reader] in reader.operatorOwners }
    }

    private func add(_ name: String, _ parts: [LibraryReader.Part]) {
        guard let kind = parts.lazy.compactMap(\.head.kind.nominal).first else {
            interfaces.reading.problems.append("cannot find type '\(name)' in scope")
            return
        }
        let dot = name.utf8.lastIndex(of: 46)
        let outer = dot.flatMap { interfaces.nominal(String(name[..<$0])) }
        if dot != nil, outer == nil { interfaces.reading.problems.append("the type around '\(name)' is not declared") }
        let nominal = Nominal(name: name, kind: kind, outer: outer)
        outer?.members.types[nominal.lastName] = .nominal(nominal)
        interfaces.add(nominal)
        reader.add(nominal, parts)
    }

    // MARK: - Aliases and free declarations

    private func addAliases() {
        let resolver = TypeResolver(interfaces: interfaces, scope: TypeScope())
        for alias in texts.flatMap(\.aliases) {
            Self.noting(alias.name, in: interfaces) {
                interfaces.addAlias(alias.name, try resolver.alias(alias))
            }
        }
        for (name, type) in table.aliases.sorted(by: { $0.key < $1.key }) {
            guard interfaces.type(name) == nil, !table.written.hidden.contains(name) else { continue }
            Self.noting(name, in: interfaces) {
                let found = NestedType.alias(GenericSignature(), try resolver.resolve(type))
                if let dot = name.utf8.lastIndex(of: 46), let outer = interfaces.nominal(String(name[..<dot])) {
                    outer.members.types[String(name[name.index(after: dot)...])] = found
                } else {
                    interfaces.addAlias(name, found)
                }
            }
        }
    }

    private func addFree() {
        let maker = DeclarationMaker(interfaces: interfaces, owner: nil, scope: TypeScope())
        let natives = table.functions.values.joined().map { $0.writtenDeclaration(.function) }
        let constants = table.constants.sorted { $0.key < $1.key }.map { name, constant in
            var result = WrittenDeclaration(kind: .variable, name: name, type: constant.type)
            result.modifiers = .computed
            return result
        }
        // As for members, the texts of the table replace the notation of its functions, which replaces other texts.
        let own = table.written.texts.flatMap(\.declarations)
        let declared = Set(own.map(\.key))
        let native = Set(natives.map(\.key)).subtracting(declared)
        for written in texts.flatMap(\.declarations).filter({ !native.contains($0.key) })
            + natives.filter({ !declared.contains($0.key) }) + constants
        {
            guard let made = Self.noting(written.name, in: interfaces, { try maker.make(written) }) else { continue }
            if !written.modifiers.contains(.absent) { made.implementation = .native }
            switch made.kind {
            case .variable: interfaces.add(variable: made)
            case .function where written.isOperator: interfaces.add(operator: made)
            default: interfaces.add(function: made)
            }
        }
    }
}

extension WrittenInterface.Kind {
    var nominal: Nominal.Kind? {
        switch self {
        case .structure: .structure
        case .enumeration: .enumeration
        case .classType: .classType
        case .protocolType: .protocolType
        case .extended: nil
        }
    }
}

extension TypeResolver {
    /// Returns a written alias with its names looked up.
    func alias(_ alias: WrittenInterface.Alias) throws -> NestedType {
        var maker = DeclarationMaker(interfaces: interfaces, owner: nil, scope: scope)
        var generics = GenericSignature()
        try maker.open(alias.generics, into: &generics)
        return .alias(generics, try TypeResolver(interfaces: interfaces, scope: maker.scope).resolve(alias.type))
    }
}

extension BindingTable {
    /// The declarations of the table and the standard library, made when they are first needed.
    var interfaces: Interfaces {
        if let made = known.interfaces { return made }
        let made = LibraryInterfaces.make(self)
        known.interfaces = made
        return made
    }
}

extension Interfaces {
    /// The types that sources declare, by name.
    var declaredNominals: [Nominal] { nominals.keys.sorted().compactMap { nominals[$0] } }

    /// Returns the members that sources declare of a type, in order.
    func declaredMembers(of nominal: Nominal) -> [Declaration] {
        let lists = [nominal.members, extensionMembers(of: nominal)]
        return lists.flatMap { list in list.order.flatMap { list[$0] } }
    }
}
