/// Makes the interfaces of everything that source can name but does not declare: of the standard library and of a table
/// of bindings.
///
/// The heads of all types are looked up at once, their members when a type is first used.
struct LibraryInterfaces {
    /// A type or extension of a text, or a registered type.
    ///
    /// It is an object, because a head is large and passed on often.
    final class Part {
        let head: WrittenInterface
        let text: (InterfaceText, InterfaceText.Piece)?
        let native: NativeType?
        /// The requirements of an extension; nil if they are looked up with its members.
        var requirements: [Requirement]?

        init(head: WrittenInterface, text: (InterfaceText, InterfaceText.Piece)? = nil, native: NativeType? = nil) {
            (self.head, self.text, self.native) = (head, text, native)
        }
    }

    let interfaces = Interfaces(library: nil)
    let table: BindingTable
    private(set) var order: [Nominal] = []
    private(set) var parts: [ObjectIdentifier: [Part]] = [:]

    /// Returns the interfaces of the standard library and of a table.
    static func make(_ table: BindingTable) -> Interfaces {
        var maker = LibraryInterfaces(table)
        maker.interfaces.ownFacts = { [reference = table.reference] in reference.existing }
        maker.addHeads()
        maker.addAliases()
        maker.addConformances()
        maker.addAliasesOfProtocols()
        maker.addRequirements()
        maker.addFree()
        maker.addLoaders()
        return maker.interfaces
    }

    private init(_ table: BindingTable) {
        self.table = table
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

    // MARK: - Heads

    private var texts: [InterfaceText] { [InterfaceText.standard] + table.written.texts }

    /// Makes a type for each declaration of one.
    private mutating func addHeads() {
        var found: [String: [Part]] = [:]
        var names: [String] = []
        for text in texts {
            interfaces.reading.problems += text.problems
            for piece in text.pieces {
                if found[piece.head.name] == nil { names.append(piece.head.name) }
                found[piece.head.name, default: []].append(Part(head: piece.head, text: (text, piece)))
            }
        }
        for name in table.typeOrder {
            guard let native = table.types[name] else { continue }
            if found[name] == nil { names.append(name) }
            found[name, default: []].append(Part(head: native.writtenHead(in: table), native: native))
        }
        // Enclosing types come before those in them.
        let depths = names.map { name in (name, name.utf8.reduce(0) { $1 == 46 ? $0 + 1 : $0 }) }
        for depth in 0...(depths.map(\.1).max() ?? 0) {
            for (name, own) in depths where own == depth {
                if let parts = found[name] { add(name, parts) }
            }
        }
    }

    private mutating func add(_ name: String, _ all: [Part]) {
        guard let main = all.first(where: { $0.head.kind != .extended }), let kind = main.head.kind.nominal else {
            interfaces.reading.problems.append("cannot find type '\(name)' in scope")
            return
        }
        let dot = name.utf8.lastIndex(of: 46)
        let outer = dot.flatMap { interfaces.nominal(String(name[..<$0])) }
        if dot != nil, outer == nil { interfaces.reading.problems.append("the type around '\(name)' is not declared") }
        let nominal = Nominal(name: name, kind: kind, outer: outer)
        nominal.modifiers = all.reduce([]) { $0.union($1.head.modifiers) }
        if kind == .protocolType {
            let parameter = GenericParameter("Self")
            parameter.owner = nominal
            nominal.generics.parameters = [parameter]
            nominal.associatedTypes = main.head.associated.map { AssociatedType(name: $0.name) }
            // As for a protocol of source: this marks a protocol of classes.
            if main.head.inherited.contains(WrittenType("AnyObject")) { nominal.modifiers.insert(.final) }
        } else {
            let before = outer?.isProtocol == false ? outer?.generics.parameters ?? [] : []
            nominal.generics.parameters = before + main.head.generics.parameters.map { GenericParameter($0.name) }
        }
        outer?.members.types[nominal.lastName] = .nominal(nominal)
        interfaces.add(nominal)
        order.append(nominal)
        // A type that a text of the table declares has nothing but that.
        let isWhole = all.contains { part in
            part.native == nil && part.head.kind != .extended && part.head.kind != .protocolType
                && part.text?.0.isStandard == false
        }
        parts[ObjectIdentifier(nominal)] = isWhole ? all.filter { $0.native == nil } : all
    }

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

    /// Looks up the aliases in protocols, which conforming types name.
    private func addAliasesOfProtocols() {
        for nominal in order where nominal.isProtocol {
            let resolver = TypeResolver(interfaces: interfaces, scope: TypeScope(nominals: [nominal]))
            for alias in (parts[ObjectIdentifier(nominal)] ?? []).flatMap(\.head.aliases) {
                Self.noting("\(nominal.name).\(alias.name)", in: interfaces) {
                    nominal.members.types[alias.name] = try resolver.alias(alias)
                }
            }
        }
    }

    // MARK: - Conformances and requirements

    /// Looks up superclasses, raw types and protocols.
    private func addConformances() {
        for nominal in order {
            // Inherited types are written with their full names.
            let resolver = TypeResolver(
                interfaces: interfaces,
                scope: TypeScope(generics: nominal.generics.parameters)
            )
            for part in parts[ObjectIdentifier(nominal)] ?? [] where part.head.kind != .extended {
                for inherited in part.head.inherited {
                    Self.noting(nominal.name, in: interfaces) {
                        nominal.inherit(try resolver.resolve(inherited), [], interfaces)
                    }
                }
            }
        }
    }

    private func addRequirements() {
        for nominal in order {
            let resolver = nominal.resolverOfHead(interfaces)
            for part in parts[ObjectIdentifier(nominal)] ?? []
            where part.head.kind != .extended || !part.head.inherited.isEmpty {
                Self.noting(nominal.name, in: interfaces) {
                    if part.head.kind != .extended {
                        try nominal.require(part.head, resolver)
                        return
                    }
                    let requirements = try nominal.requirements(of: part.head, resolver)
                    part.requirements = requirements
                    for inherited in part.head.inherited {
                        nominal.inherit(try resolver.resolve(inherited), requirements, interfaces)
                    }
                }
            }
        }
    }

    // MARK: - Free declarations

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

    private func addLoaders() {
        for nominal in order {
            let parts = parts[ObjectIdentifier(nominal)] ?? []
            for part in parts {
                let names = part.text?.1.operators ?? part.native?.operatorNames ?? []
                for name in names { interfaces.reading.operatorOwners[name, default: []].append(nominal) }
            }
            nominal.loader = { [weak interfaces, weak nominal, weak table] in
                guard let interfaces, let nominal, let table else { return }
                MemberLoader(interfaces: interfaces, nominal: nominal, table: table).load(parts)
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

extension Nominal {
    /// Adds a type after the colon: a superclass, a raw type or protocols.
    fileprivate func inherit(_ type: Type, _ requirements: [Requirement], _ interfaces: Interfaces) {
        switch type.form {
        case .existential(let existential):
            for kind in existential.protocols where !conformances.contains(where: { $0.type === kind }) {
                conformances.append(Conformance(type: kind, requirements: requirements))
            }
        case .nominal(let above, _) where above.isClass: superclass = type
        default:
            rawType = type
            for name in ["RawRepresentable", "Hashable"] {
                if let kind = interfaces.nominal(name) { conformances.append(Conformance(type: kind)) }
            }
        }
    }

    /// Adds the requirements of its head.
    fileprivate func require(_ head: WrittenInterface, _ resolver: TypeResolver) throws {
        let own = generics.parameters.suffix(head.generics.parameters.count)
        for (parameter, written) in zip(own, head.generics.parameters) {
            guard let bound = written.bound else { continue }
            generics.requirements.append(
                Requirement(subject: Type(.parameter(parameter)), kind: .conforms(try resolver.existential(bound)))
            )
        }
        for (index, written) in head.associated.enumerated() {
            let subject = Type(.member(selfType, written.name))
            if let bound = written.bound {
                generics.requirements.append(
                    Requirement(subject: subject, kind: .conforms(try resolver.existential(bound)))
                )
            }
            if let preset = written.preset { associatedTypes[index].preset = try resolver.resolve(preset) }
        }
        generics.requirements += try head.generics.requirements.map(resolver.requirement)
    }

    /// Returns the resolver of the names in the heads of its declaration and extensions.
    func resolverOfHead(_ interfaces: Interfaces) -> TypeResolver {
        let scope = isProtocol ? TypeScope(nominals: [self]) : TypeScope(generics: generics.parameters)
        return TypeResolver(interfaces: interfaces, scope: scope)
    }

    /// Returns the requirements of an extension of it.
    func requirements(of head: WrittenInterface, _ resolver: TypeResolver) throws -> [Requirement] {
        let same = try zip(generics.parameters, head.arguments).map { parameter, argument in
            Requirement(subject: Type(.parameter(parameter)), kind: .same(try resolver.resolve(argument)))
        }
        return try same + head.generics.requirements.map(resolver.requirement)
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
