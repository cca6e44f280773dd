/// The names of types, which come first: everything else may refer to them.
extension DeclaredInterfaces {
    func findNames(in statements: [Statement], _ aliases: AliasResolution) {
        for statement in statements {
            switch statement.kind {
            case .type(let code): add(code, to: nil, aliases)
            case .alias(let alias):
                guard take(alias.name, in: nil, at: alias.place.offset) else { break }
                aliases.add(alias, in: nil)
            default: break
            }
        }
    }

    /// Declares a type with the types in it.
    ///
    /// - Parameter entry: the type or extension around it.
    func add(_ code: TypeDeclaration, to entry: Entry?, _ aliases: AliasResolution) {
        let name = code.interface.name
        if entry == nil, isListing(code) { return noteListing(code) }
        if code.traits.isListing, code.kind != .protocolType {
            note(
                TypeError(
                    message: "the functions of '\(name)' have no bodies here",
                    offset: code.offset,
                    fix: "write the bodies, or delete the listing"
                )
            )
        }
        guard take(name, in: entry?.nominal, at: code.offset) else { return }
        let outer = entry?.nominal
        let nominal = Nominal(
            name: outer.map { "\($0.name).\(name)" } ?? name,
            kind: code.interface.kind.nominal ?? .structure,
            outer: outer
        )
        nominal.code = code
        nominal.modifiers = code.interface.modifiers
        if let entry, entry.hasPrivateMembers { nominal.modifiers.insert(.filePrivate) }
        register(nominal, name, in: entry)
        nameGenerics(of: nominal, code.interface)
        let inner = Entry(nominal: nominal, code: code, isExtension: false, start: code.offset)
        types.append(inner)
        for nested in code.nested { add(nested, to: inner, aliases) }
        for alias in code.interface.aliases where take(alias.name, in: nominal, at: alias.place.offset) {
            aliases.add(alias, in: inner)
        }
    }

    /// Returns true if a declaration repeats the interface of a type of the library, as documentation does.
    func isListing(_ code: TypeDeclaration) -> Bool {
        guard !isLocal, let known = interfaces.library?.nominal(code.interface.name) else { return false }
        return code.kind == .protocolType ? known.isProtocol : code.traits.isListing
    }

    /// Notes that a declaration is ignored because it repeats one of the library.
    func noteListing(_ code: TypeDeclaration) {
        let name = code.interface.name
        notes.append(
            TypeError(
                message: code.kind == .protocolType
                    ? "protocol '\(name)' is already defined; this listing is ignored"
                    : "'\(name)' is already defined; this listing of its interface is ignored",
                offset: code.offset
            )
        )
    }

    private func register(_ nominal: Nominal, _ name: String, in entry: Entry?) {
        guard let entry else {
            if isLocal { localTypes[name] = .nominal(nominal) } else { interfaces.add(nominal) }
            return
        }
        add(.nominal(nominal), name, to: entry)
        if !isLocal { interfaces.add(nominal) }
    }

    /// Adds a type or alias to the type around it.
    func add(_ type: NestedType, _ name: String, to entry: Entry) {
        if entry.isExtension {
            interfaces.extend(entry.nominal) { $0.members.types[name] = type }
        } else {
            entry.nominal.members.types[name] = type
        }
    }

    private func nameGenerics(of nominal: Nominal, _ written: WrittenInterface) {
        if nominal.isProtocol {
            let parameter = GenericParameter("Self")
            parameter.owner = nominal
            nominal.generics.parameters = [parameter]
            nominal.primary = written.primary
            let (primary, other) = (written.associated.filter(\.isPrimary), written.associated.filter { !$0.isPrimary })
            nominal.associatedTypes = (primary + other).map { AssociatedType(name: $0.name) }
        } else {
            let own = written.generics.parameters.map { GenericParameter($0.name) }
            nominal.generics.parameters = (nominal.outer?.generics.parameters ?? []) + own
        }
    }

    /// Takes a name; notes an error and returns false if another type of the source has it.
    func take(_ name: String, in nominal: Nominal?, at offset: Int) -> Bool {
        if taken[nominal.map { ObjectIdentifier($0) }, default: []].insert(name).inserted { return true }
        note("invalid redeclaration of '\(name)'", at: offset)
        return false
    }
}

/// The search for the types behind aliases and the names of extended types, which may depend on each other.
final class AliasResolution {
    private struct Pending {
        var alias: WrittenInterface.Alias
        var entry: DeclaredInterfaces.Entry?
        var offset: Int { alias.place.offset }
    }

    private let declared: DeclaredInterfaces
    private var pending: [Pending] = []
    /// The types behind the aliases without generic parameters of their own.
    private var found: [(type: Type, requirements: [Requirement], offset: Int)] = []
    private var extended: [(code: TypeDeclaration, start: Int)] = []

    init(_ declared: DeclaredInterfaces) {
        self.declared = declared
    }

    func add(_ alias: WrittenInterface.Alias, in entry: DeclaredInterfaces.Entry?) {
        pending.append(Pending(alias: alias, entry: entry))
    }

    /// Resolves the aliases and extensions that do not depend on inherited members.
    func resolve(_ extensions: [(code: TypeDeclaration, start: Int)]) {
        extended = extensions
        while resolveSome() {}
        for (code, start) in extended { open(code, at: start, isLast: true) }
        extended = []
        while resolveSome() {}
    }

    /// Resolves the rest, and notes the errors.
    func resolveLast() {
        while resolveSome() {}
        let rest = pending
        pending = []
        var noted: Set<String> = []
        for item in rest {
            let name = item.alias.name
            let names = names(from: item, in: rest)
            if names.contains(name) {
                if names.isDisjoint(with: noted) {
                    declared.note("type alias '\(name)' references itself", at: item.offset)
                }
                noted.insert(name)
                register(item, GenericSignature(), .error)
                continue
            }
            let (generics, scope) = scope(of: item)
            register(item, generics, declared.resolve(item.alias.type, in: scope, at: item.offset))
        }
    }

    /// Notes the types whose generic arguments do not satisfy the requirements; needs the conformances of all types.
    func check() {
        for (type, requirements, offset) in found {
            let lookup = Lookup(interfaces: declared.interfaces, requirements: requirements)
            if let problem = lookup.problem(in: type) { declared.note(problem, at: offset) }
        }
    }

    /// Returns the names that an alias depends on, directly or not.
    private func names(from item: Pending, in all: [Pending]) -> Set<String> {
        var (found, open): (Set<String>, [String]) = ([], Array(item.alias.type.firstNames))
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += all.filter { $0.alias.name == name }.flatMap(\.alias.type.firstNames)
        }
        return found
    }

    /// Resolves what can be resolved now; returns false if nothing can.
    private func resolveSome() -> Bool {
        var isChanged = false
        let names = Set(pending.map(\.alias.name))
        let items = pending
        pending = []
        for item in items {
            // Another alias of that name is probably meant, which is not known yet.
            let waits = !item.alias.type.firstNames.isDisjoint(with: names)
            if !waits, resolve(item) { isChanged = true } else { pending.append(item) }
        }
        let extensions = extended
        extended = []
        for (code, start) in extensions {
            if open(code, at: start, isLast: false) { isChanged = true } else { extended.append((code, start)) }
        }
        return isChanged
    }

    private func resolve(_ item: Pending) -> Bool {
        let (generics, scope) = scope(of: item)
        let resolver = TypeResolver(interfaces: declared.interfaces, scope: scope)
        guard let type = try? resolver.resolve(item.alias.type) else { return false }
        register(item, generics, type)
        return true
    }

    private func scope(of item: Pending) -> (GenericSignature, TypeScope) {
        var scope = item.entry.map { declared.scope(of: $0) } ?? declared.scope(of: nil as Nominal?)
        let generics = GenericSignature(parameters: item.alias.generics.parameters.map { GenericParameter($0.name) })
        scope.generics += generics.parameters
        return (generics, scope)
    }

    private func register(_ item: Pending, _ generics: GenericSignature, _ type: Type) {
        let alias = NestedType.alias(generics, type)
        if !item.alias.modifiers.isDisjoint(with: [.private, .filePrivate]), !declared.isLocal {
            let owner = item.entry.map { $0.nominal.name + "." } ?? ""
            declared.interfaces.aliasModifiers[owner + item.alias.name] = item.alias.modifiers
        }
        if generics.parameters.isEmpty {
            let requirements = item.entry.map { declared.scope(of: $0).requirements } ?? []
            found.append((type, requirements, item.offset))
        }
        if let entry = item.entry {
            declared.add(alias, item.alias.name, to: entry)
        } else if declared.isLocal {
            declared.localTypes[item.alias.name] = alias
        } else {
            declared.interfaces.addAlias(item.alias.name, alias)
        }
    }

    // MARK: - Extensions

    /// Finds the type that an extension extends, and names the types in it.
    @discardableResult
    private func open(_ code: TypeDeclaration, at start: Int, isLast: Bool) -> Bool {
        let parts = code.interface.name.split(separator: ".")
            .map { WrittenType.Part(name: String($0), place: .init(offset: code.offset)) }
        let scope = declared.scope(of: nil as Nominal?)
        let resolver = TypeResolver(interfaces: declared.interfaces, scope: scope)
        let found = try? resolver.resolve(.named(parts))
        guard let type = found, let (nominal, arguments) = type.extended else {
            guard isLast else { return false }
            if let type = found {
                declared.note("non-nominal type '\(type)' cannot be extended", at: code.offset)
            } else {
                _ = declared.resolve(.named(parts), in: scope, at: code.offset)
            }
            return true
        }
        var entry = DeclaredInterfaces.Entry(nominal: nominal, code: code, isExtension: true, start: start)
        // An alias may name a type with arguments: `extension Integers` of `[Int]`.
        for (parameter, argument) in zip(nominal.generics.parameters, arguments)
        where !nominal.isProtocol && argument != Type(.parameter(parameter)) {
            entry.requirements.append(Requirement(subject: Type(.parameter(parameter)), kind: .same(argument)))
        }
        declared.extensions.append(entry)
        for nested in code.nested { declared.add(nested, to: entry, self) }
        for alias in code.interface.aliases where declared.take(alias.name, in: nominal, at: alias.place.offset) {
            add(alias, in: entry)
        }
        return true
    }
}

extension Type {
    /// The type that an extension of this type extends, with its generic arguments.
    fileprivate var extended: (Nominal, [Type])? {
        switch form {
        case .nominal(let nominal, let arguments): (nominal, arguments)
        case .existential(let existential) where existential.protocols.count == 1: (existential.protocols[0], [])
        default: nil
        }
    }
}

/// Generic parameters, the requirements on them, and associated types.
extension DeclaredInterfaces {
    /// Adds the requirements of a type's generic parameters, or of a protocol's associated types.
    func addRequirements(to entry: Entry) {
        let (nominal, written) = (entry.nominal, entry.code.interface)
        let offset = entry.code.offset
        nominal.generics.requirements += nominal.outer?.generics.requirements ?? []
        let scope = scope(of: nominal)
        var result: [Requirement] = []
        if nominal.isProtocol {
            for associated in written.associated {
                let subject = Type(.member(nominal.selfType, associated.name))
                if let bound = associated.bound { result += requirements(on: subject, bound, in: scope, at: offset) }
                guard let index = nominal.associatedTypes.firstIndex(where: { $0.name == associated.name }) else {
                    continue
                }
                nominal.associatedTypes[index].preset = associated.preset.map { resolve($0, in: scope, at: offset) }
            }
            result += requirements(written.associatedConditions, in: scope, at: offset)
            result += requirements(written.generics.requirements, in: scope, at: offset)
        } else {
            let parameters = nominal.generics.parameters.suffix(written.generics.parameters.count)
            result += requirements(written.generics, on: Array(parameters), in: scope, at: offset)
        }
        nominal.generics.requirements += result
    }

    /// Returns the requirements of an extension's arguments and its `where` clause.
    func requirements(of entry: Entry) -> [Requirement] {
        let (nominal, written) = (entry.nominal, entry.code.interface)
        let scope = scope(of: entry)
        let own = nominal.generics.parameters.suffix(written.arguments.count)
        var result = zip(own, written.arguments).map { parameter, argument in
            Requirement(
                subject: Type(.parameter(parameter)),
                kind: .same(resolve(argument, in: scope, at: entry.code.offset))
            )
        }
        result += requirements(written.generics.requirements, in: scope, at: entry.code.offset)
        return result
    }

    /// Returns the requirements on generic parameters that are declared with bounds and a `where` clause.
    func requirements(
        _ written: WrittenGenerics,
        on parameters: [GenericParameter],
        in scope: TypeScope,
        at offset: Int
    ) -> [Requirement] {
        let bounds = zip(parameters, written.parameters).flatMap { parameter, written in
            written.bound.map { requirements(on: Type(.parameter(parameter)), $0, in: scope, at: offset) } ?? []
        }
        return bounds + requirements(written.requirements, in: scope, at: offset)
    }

    private func requirements(_ written: [WrittenRequirement], in scope: TypeScope, at offset: Int) -> [Requirement] {
        var (scope, result) = (scope, [Requirement]())
        for item in written {
            let subject = resolve(item.subject, in: scope, at: offset)
            let found =
                item.isSame
                ? [Requirement(subject: subject, kind: .same(resolve(item.type, in: scope, at: offset)))]
                : requirements(on: subject, item.type, in: scope, at: offset)
            // What follows can name the types that a requirement on `Self` provides.
            scope.requirements += found
            result += found
        }
        return result
    }

    /// Returns the requirements of a bound: `Collection<Int>` also says what the elements are.
    func requirements(
        on subject: Type,
        _ bound: WrittenType,
        in scope: TypeScope,
        at offset: Int
    ) -> [Requirement] {
        requirements(on: subject, bounds(bound, of: subject, in: scope, at: offset))
    }

    func requirements(on subject: Type, _ bound: Type.Existential) -> [Requirement] {
        var bound = bound
        let known = bound.known
        bound.known = []
        return [Requirement(subject: subject, kind: .conforms(bound))]
            + known.map { Requirement(subject: Type(.member(subject, $0.name)), kind: .same($0.type)) }
    }
}
