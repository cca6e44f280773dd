/// The stored properties of a declared type, and what the type is to native code.
final class Layout {
    let nominal: Nominal
    let declared: DeclaredType
    /// The stored properties, those of the superclass first.
    let stored: [Declaration]
    private let places: [ObjectIdentifier: Int]
    /// The number of stored properties of the superclass.
    let inheritedCount: Int
    /// The native class that the type inherits from, if any.
    let native: NativeType?

    init(_ nominal: Nominal, _ runner: Runner) {
        self.nominal = nominal
        let above = nominal.superclassNominal.flatMap { $0.code == nil ? nil : runner.types.layout(of: $0) }
        let own = Self.storedProperties(of: nominal)
        let all = (above?.stored ?? []) + own
        stored = all
        inheritedCount = above?.stored.count ?? 0
        places = Dictionary(uniqueKeysWithValues: all.enumerated().map { (ObjectIdentifier($1), $0) })
        native =
            above?.native
            ?? nominal.superclassNominal.flatMap { $0.code == nil ? runner.table.types[$0.name] : nil }
        declared = Self.declared(nominal, all, above, native, runner)
    }

    /// Returns the place of a stored property; nil if it is computed or not one of the type.
    func place(of property: Declaration) -> Int? { places[ObjectIdentifier(property)] }

    static func isStored(_ member: Declaration) -> Bool {
        guard member.kind == .variable, !member.isStatic else { return false }
        switch member.implementation {
        case .variable(let binding)?: return binding.isStoredInInstance && binding.attributes.isEmpty
        case .synthesized(.storage)?: return true
        default: return false
        }
    }

    private static func storedProperties(of nominal: Nominal) -> [Declaration] {
        nominal.members.order.flatMap { nominal.members[$0] }.filter(isStored)
            .sorted { ($0.offset, $0.place.index) < ($1.offset, $1.place.index) }
    }

    private static func declared(
        _ nominal: Nominal,
        _ stored: [Declaration],
        _ above: Layout?,
        _ native: NativeType?,
        _ runner: Runner
    ) -> DeclaredType {
        let code = nominal.code
        let source = SourceBuffer("", fileName: "")
        let result = DeclaredType(
            name: nominal.name,
            kind: code?.kind ?? .structure,
            conformances: runner.types.protocolNames(of: nominal),
            scope: Scope(parent: nil, frame: Frame(source: source)),
            offset: code?.offset ?? 0,
            runtime: runner
        )
        result.storedNames = stored.map(\.name)
        result.hasInherited = true
        result.superclass = above?.declared
        result.nativeSuperclass = above == nil ? native : nil
        result.generics = nominal.generics.parameters.map(\.name)
        result.cases = Dictionary((code?.cases ?? []).map { ($0.name, $0) }) { $1 }
        result.caseOrder = code?.cases.map(\.name) ?? []
        result.isFinal = nominal.modifiers.contains(.final)
        result.nominal = nominal
        let isLeft = above?.declared.finish != nil || !nominal.members["deinit"].isEmpty
        if nominal.isClass, isLeft { result.finish = { [weak runner] in runner?.finish($0) } }
        for member in nominal.members.order.flatMap({ nominal.members[$0] }) where member.modifiers.contains(.override)
        {
            if case .variable(let binding)? = member.implementation, binding.accessors == nil {
                result.observed.append(Self.observed(member, binding, result))
            } else {
                result.overridden.insert(member.name)
            }
        }
        for (name, members) in nominal.members.byName where !name.isEmpty {
            for member in members where !member.isStatic && member.kind != .initializer && !isStored(member) {
                result.members.order.append(name)
                break
            }
        }
        return result
    }

    /// Returns a property of a native superclass that source observes.
    private static func observed(_ property: Declaration, _ binding: VariableBinding, _ type: DeclaredType)
        -> DeclaredType.StoredProperty
    {
        DeclaredType.StoredProperty(
            name: property.name,
            isLet: false,
            isLazy: false,
            observers: binding.observers,
            scope: type.scope,
            typeName: type.name
        )
    }
}
