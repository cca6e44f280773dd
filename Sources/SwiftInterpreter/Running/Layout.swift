/// The stored properties of a declared type, and what the type is to native code.
final class Layout {
    let nominal: Nominal
    let declared: DeclaredType
    /// The stored properties, those of the superclass first.
    let stored: [Declaration]
    private let places: [ObjectIdentifier: Int]
    /// The values of the stored properties before they are set.
    let blanks: [Value]
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
        blanks = all.map { $0.modifiers.contains(.lazy) ? .void : $0.result.blank }
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
        let result = DeclaredType(
            nominal,
            conformances: runner.types.protocolNames(of: nominal),
            place: runner.types.place(of: nominal),
            runtime: runner
        )
        result.storedNames = stored.map(\.name)
        result.superclass = above?.declared
        var part = DeclaredType.NativePart(superclass: above == nil ? native : nil)
        let isLeft = above?.declared.finish != nil || !nominal.members["deinit"].isEmpty
        if nominal.isClass, isLeft { result.finish = { [weak runner] in runner?.finish($0) } }
        for member in nominal.members.order.flatMap({ nominal.members[$0] }) where member.modifiers.contains(.override)
        {
            if case .variable(let binding)? = member.implementation, binding.accessors == nil {
                // One above it in source is set by the runner, which calls the observers.
                if runner.overridden(member)?.source == nil {
                    part.observed.append(.init(name: member.name, typeName: nominal.name))
                }
            } else {
                part.overridden.formUnion([member.name, member.labelledName])
            }
        }
        if nominal.isClass { result.native = part }
        return result
    }
}

extension Declaration {
    /// True for a property with `willSet` or `didSet`.
    var isObserved: Bool {
        if case .variable(let binding)? = implementation { binding.observers != nil } else { false }
    }
}

extension Instance {
    /// Returns an equal instance of a struct or enum.
    func copy() -> Instance { copy(madeBy: origin) }

    /// Returns an equal instance of a struct or enum that another call has made.
    func copy(madeBy origin: SourceOrigin?) -> Instance {
        let result = Instance(type: type, enumCase: enumCase, fields: fields, origin: origin)
        result.arguments = arguments
        result.typeArguments = typeArguments
        return result
    }
}
