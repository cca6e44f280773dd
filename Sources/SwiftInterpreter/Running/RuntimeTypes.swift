/// The types of values while a program runs: layouts, conformances, and the members that satisfy requirements.
final class RuntimeTypes {
    unowned let runner: Runner
    let interfaces: Interfaces
    let lookup: Lookup
    private var layouts: [ObjectIdentifier: Layout] = [:]
    private var witnesses: [Use: Witness?] = [:]
    private var overrides: [Pair: Declaration] = [:]
    private var conformances: [TypePair: Bool] = [:]
    /// The types that extensions in source make conform to a protocol of the library.
    private(set) lazy var adopting = findAdopting()
    /// The conformances that source declares to protocols of the library, by type.
    var adoptions: [Type: Adoption?] = [:]
    /// The sources of the declared types.
    private var sources: [ObjectIdentifier: SourceBuffer] = [:]
    /// The classes of compiled code that no binding names.
    var unnamedClasses: [ObjectIdentifier: Nominal] = [:]
    /// The types of the language by name.
    private var named: [String: Type] = [:]

    /// A member that satisfies a requirement.
    struct Witness {
        var declaration: Declaration
        /// The type of `self` in it: the type itself, or a superclass.
        var selfType: Type
    }

    private struct Pair: Hashable {
        var first: ObjectIdentifier
        var second: ObjectIdentifier
    }

    private struct Use: Hashable {
        var type: Type
        var requirement: ObjectIdentifier
    }

    private struct TypePair: Hashable {
        var type: Type
        var kind: Nominal
    }

    init(_ runner: Runner) {
        self.runner = runner
        interfaces = runner.interfaces
        lookup = runner.lookup
    }

    // MARK: - Declared types

    /// Returns the place of a type's declaration.
    func place(of nominal: Nominal) -> Location {
        guard let code = nominal.code, let source = sources[ObjectIdentifier(nominal)] else { return .nowhere }
        return Location(offset: code.offset, source: source)
    }

    /// Notes the source of a type.
    func add(_ nominal: Nominal, _ source: SourceBuffer) { sources[ObjectIdentifier(nominal)] = source }

    func layout(of nominal: Nominal) -> Layout {
        if let known = layouts[ObjectIdentifier(nominal)] { return known }
        let result = Layout(nominal, runner)
        layouts[ObjectIdentifier(nominal)] = result
        return result
    }

    /// Returns the names of all protocols of a type, the nearest first.
    func protocolNames(of nominal: Nominal) -> [String] {
        var result: [String] = []
        for kind in interfaces.conformances(of: nominal).map(\.type) {
            for name in [kind.name] + kind.allRefined(interfaces).map(\.name) where !result.contains(name) {
                result.append(name)
            }
        }
        return result
    }

    func type(named name: String) -> Type {
        if let known = named[name] { return known }
        let result = interfaces.nominal(name).map { Type.nominal($0) } ?? .any
        named[name] = result
        return result
    }

    // MARK: - Types of values

    /// Returns the type of a value whose static type is known: an object may be of a subclass, and the value of a
    /// protocol's type has a type of its own.
    func dynamicType(of value: Value, _ type: Type) -> Type {
        switch type.form {
        case .nominal(let nominal, _):
            guard nominal.isClass else { return type }
            switch value {
            case .instance(let instance): return self.type(of: instance)
            case .native(let native) where runner.table.types[native.type.name] != nil: return self.type(of: native)
            default: return type
            }
        case .existential, .opaque, .parameter, .member, .error, .variable: return self.type(of: value)
        case .metatype, .tuple, .function: return type
        }
    }

    /// Returns the type of a value that tells it.
    func type(of value: Value) -> Type {
        switch value {
        case .erased(let erased):
            guard case .nominal(let nominal, _) = erased.type.form, nominal.isClass else { return erased.type }
            return type(of: erased.value)
        case .void: return .void
        case .bool: return type(named: "Bool")
        case .int: return type(named: "Int")
        case .double: return type(named: "Double")
        case .string: return type(named: "String")
        case .instance(let instance): return type(of: instance)
        case .native(let native): return type(of: native)
        case .type(let value): return .metatype(type(of: value))
        case .present(let inner): return runner.standard.optional(type(of: inner))
        case .array(let elements): return runner.standard.array(elements.first.map { type(of: $0) } ?? .any)
        case .tuple(let fields): return .tuple(fields.map { .init(label: $0.label, type: type(of: $0.value)) })
        case .nil, .dictionary, .range, .function, .keyPath: return .any
        }
    }

    func type(of instance: Instance) -> Type {
        let nominal = instance.type.nominal
        return .nominal(nominal, instance.typeArguments)
    }

    private func type(of native: NativeValue) -> Type {
        if let object = native.base as? any InterpretedObject, let instance = object.link.instance {
            return type(of: instance)
        }
        return type(named: native.type.name)
    }

    /// Returns the type that a value of a metatype is.
    func type(of value: TypeValue) -> Type {
        switch value {
        case .exact(let exact): exact.type
        case .builtIn(let name): type(named: name)
        case .native(let native): type(named: native.name)
        case .declared(let declared): .nominal(declared.nominal, [])
        }
    }

    /// Returns a type as a value.
    func metatype(_ type: Type) -> Value {
        guard case .nominal(let nominal, let arguments) = type.form, arguments.isEmpty else {
            return .type(.exact(ExactType(type)))
        }
        if nominal.code != nil { return .type(.declared(layout(of: nominal).declared)) }
        if let native = runner.table.types[nominal.name] { return .type(.native(native)) }
        return .type(.builtIn(nominal.name))
    }

    // MARK: - Erasing

    /// Returns a value as one of a protocol's type, with its own type unless the value tells it.
    func erased(_ value: Value, _ type: Type) -> Value {
        switch value {
        case .erased: return value
        case .instance, .void, .type: return value
        default: break
        }
        if let adoption = adoption(of: type) { return .erased(ErasedValue(value, type, adoption)) }
        switch value {
        case .bool, .int, .double, .string:
            return self.type(of: value) == type ? value : .erased(ErasedValue(value, type))
        case .native(let native):
            if native.type === runner.table.types[native.type.name] { return value }
            return .erased(ErasedValue(value, type))
        default: return .erased(ErasedValue(value, type))
        }
    }

    /// Returns a value of a protocol's type as what it is.
    func opened(_ value: Value) -> Value {
        if case .erased(let erased) = value { return erased.value }
        return value
    }

    // MARK: - Conformance

    func conforms(_ type: Type, to kind: Nominal) -> Bool {
        let pair = TypePair(type: type, kind: kind)
        if let known = conformances[pair] { return known }
        let result = lookup.conforms(type, to: kind)
        conformances[pair] = result
        return result
    }

    /// Forgets what new declarations may change.
    func forget() {
        conformances = [:]
        adopting = findAdopting()
        adoptions = [:]
        witnesses = [:]
        overrides = [:]
    }

    // MARK: - Members

    /// Returns the member that satisfies a requirement for a type; nil if the type is not known to conform.
    func witness(of requirement: Declaration, in type: Type) -> Witness? {
        guard case .nominal(let found, _) = type.form, let kind = requirement.owner else { return nil }
        if found.isClass, let above = conformingClass(type, kind), above != type {
            return witness(of: requirement, in: above)
        }
        let nominal = found
        let use = Use(type: type, requirement: ObjectIdentifier(requirement))
        if let known = witnesses[use] { return known }
        let matcher = WitnessMatcher(interfaces, requirement, of: kind, in: nominal)
        var candidates = lookup.members(requirement.name, of: type, isStatic: requirement.isStaticLike).filter {
            matcher.accepts(.init(declaration: $0.declaration, selfType: nominal.selfType)) && holds($0, type)
        }
        if candidates.isEmpty, requirement.isOperator {
            candidates = operators(requirement, type, matcher)
        }
        let result = mostSpecialised(candidates.map(\.declaration)).map {
            Witness(declaration: $0, selfType: lifted(type, to: $0.owner))
        }
        witnesses.updateValue(result, forKey: use)
        return result
    }

    /// Returns the highest class among a class and its superclasses that conforms to a protocol.
    private func conformingClass(_ type: Type, _ kind: Nominal) -> Type? {
        var result: Type?
        var current: Type? = type
        while let here = current {
            if let nominal = here.nominal,
                interfaces.conformances(of: nominal).contains(where: {
                    $0.type === kind || $0.type.allRefined(interfaces).contains(kind)
                })
            {
                result = here
            }
            current = lookup.superclass(of: here)
        }
        return result
    }

    private func operators(_ requirement: Declaration, _ type: Type, _ matcher: WitnessMatcher) -> [Lookup.Member] {
        interfaces.operators(requirement.name)
            .filter { matcher.accepts(.init(declaration: $0, selfType: type)) && $0.owner?.isProtocol != true }
            .map { Lookup.Member(declaration: $0, selfType: type, isOwn: true) }
    }

    /// Returns the superclass or the type itself that declares a member.
    func lifted(_ type: Type, to owner: Nominal?) -> Type {
        guard let owner, !owner.isProtocol else { return type }
        var current: Type? = type
        while let here = current {
            if here.nominal === owner { return here }
            current = lookup.superclass(of: here)
        }
        return type
    }

    /// Returns true if the requirements of a member's extension hold for a type.
    func holds(_ member: Lookup.Member, _ type: Type) -> Bool {
        let declaration = member.declaration
        guard declaration.isConstrained, let owner = declaration.owner else { return true }
        let arguments: [Type]
        if owner.isProtocol {
            arguments = [type]
        } else if case .nominal(_, let own) = lifted(type, to: owner).form {
            arguments = own
        } else {
            return true
        }
        let own = Set(declaration.generics.parameters)
        return declaration.generics.requirements.allSatisfy { requirement in
            if case .parameter(let parameter) = requirement.subject.form, own.contains(parameter) { return true }
            let actual = requirement.substituting(owner.generics.parameters, arguments)
            let subject = lookup.reduced(actual.subject)
            switch actual.kind {
            case .conforms(let bound): return lookup.satisfies(subject, bound)
            case .same(let other): return subject == lookup.reduced(other)
            }
        }
    }

    /// Returns the member that hides the others: that of the type over those of protocols, that of a more special
    /// extension over others.
    private func mostSpecialised(_ all: [Declaration]) -> Declaration? {
        if let own = all.first(where: { $0.owner?.isProtocol != true }) { return own }
        return all.max { first, second in
            let (one, other) = (first.generics.requirements.count, second.generics.requirements.count)
            guard let a = first.owner, let b = second.owner, a !== b else { return one < other }
            return b.allRefined(interfaces).contains(a)
        }
    }

    /// Returns the declaration that overrides a member in a class; the member itself if none does.
    func override(of member: Declaration, in nominal: Nominal) -> Declaration {
        guard let owner = member.owner, owner !== nominal else { return member }
        let pair = Pair(first: ObjectIdentifier(nominal), second: ObjectIdentifier(member))
        if let known = overrides[pair] { return known }
        var current: Nominal? = nominal
        var result = member
        while let here = current, here !== owner {
            let found = interfaces.members(member.name, of: here).first { other in
                other.kind == member.kind && other.isStatic == member.isStatic
                    && other.labelledName == member.labelledName && overrides(other, member, here)
            }
            if let found {
                result = found
                break
            }
            current = here.superclassNominal
        }
        overrides[pair] = result
        return result
    }

    private func overrides(_ other: Declaration, _ member: Declaration, _ nominal: Nominal) -> Bool {
        guard other.modifiers.contains(.override) || member.kind == .initializer else { return false }
        guard member.kind != .variable, let owner = member.owner else { return true }
        guard case .nominal(_, let arguments) = lifted(nominal.selfType, to: owner).form else { return true }
        return zip(other.parameters, member.parameters).allSatisfy { own, inherited in
            let wanted = lookup.reduced(inherited.type.substituting(owner.generics.parameters, arguments))
            return lookup.reduced(own.type) == wanted || own.type.hasParameters || wanted.hasParameters
                || own.type.wrapped == wanted || lookup.isSubclass(wanted, of: own.type)
        }
    }
}
