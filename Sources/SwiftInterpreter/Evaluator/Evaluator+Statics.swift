extension Evaluator {
    func staticTables(_ type: TypeValue) -> [MemberTable] {
        switch type {
        case .declared(let declared):
            return declared.ancestry.map(\.members)
                + ([declared.name] + declared.ancestry.flatMap(\.conformances)).compactMap { extensions[$0] }
        case .native(let native):
            return extensions.isEmpty ? [] : table.lineage(of: native).compactMap { extensions[$0.name] }
        case .builtIn(let name): return [extensions[BuiltInTypes.canonical(name)]].compactMap { $0 }
        case .exact: return []
        }
    }

    private func nativeTypes(_ type: TypeValue) -> [NativeType] {
        switch type {
        case .native(let native): table.lineage(of: native)
        case .builtIn(let name): [table.builtIns[BuiltInTypes.canonical(name)]].compactMap { $0 }
        case .exact: []
        case .declared(let declared):
            table.conformances(of: declared).compactMap { table.types[$0] }
                + (declared.nativeClass.map { table.lineage(of: $0) } ?? [])
        }
    }

    func hasStaticMember(_ name: String, of type: TypeValue) -> Bool {
        if case .declared(let declared) = type, declared.cases[name] != nil || declared.listsCases(as: name) {
            return true
        }
        if staticTables(type).contains(where: {
            $0.statics[name] != nil || $0.staticComputed[name] != nil || $0.staticMethods[name] != nil
        }) {
            return true
        }
        return nativeTypes(type).contains { $0.staticProperties[name] != nil || $0.staticMethods[name] != nil }
    }

    func staticMemberNames(of type: TypeValue) -> [String] {
        var names: [String] = []
        if case .declared(let declared) = type { names += declared.caseOrder }
        names += staticTables(type).flatMap(\.staticOrder)
        names += nativeTypes(type).flatMap { table.staticMemberNames(of: $0) }
        let prefix = type.name + "."
        names += (types.keys.sorted() + table.typeOrder).filter { $0.hasPrefix(prefix) }.map {
            String($0.dropFirst(prefix.count))
        }
        return names
    }

    // MARK: - Reading

    func staticMember(
        _ name: String,
        of type: TypeValue,
        at offset: Int,
        _ scope: Scope,
        expected: TypeRef?
    ) throws -> Value {
        if name == "self" { return .type(type) }
        if case .declared(let declared) = type {
            if let element = declared.cases[name], element.parameters.isEmpty {
                return .instance(Instance(type: declared, caseName: name, fields: []))
            }
            if name == "allCases", declared.kind == .enumeration {
                return try allCases(of: declared, at: offset, scope)
            }
        }
        for members in staticTables(type) {
            if let stored = members.statics[name] { return try staticCell(stored, at: offset, scope).value }
            if let computed = members.staticComputed[name] {
                return try read(computed, selfCell: Cell(.type(type), isLet: true), at: offset, scope)
            }
        }
        for native in nativeTypes(type) {
            if let property = native.staticProperties[name] {
                do {
                    let declared = table.type(of: property) ?? .named(native.name)
                    let value = table.value(from: try property.get(()), declared: declared)
                    noteNative(value)
                    return value
                } catch { throw located(error, at: offset, scope) }
            }
        }
        if let nested = nestedType(name, of: type) { return .type(nested) }
        let candidates = staticCandidates(name, of: type)
        if !candidates.isEmpty { return functionValue(of: candidates, name: name, expected, offset, scope) }
        throw unknownStaticMember(name, of: type, at: offset, scope)
    }

    func unknownStaticMember(_ name: String, of type: TypeValue, at offset: Int, _ scope: Scope) -> Diagnostic {
        let names = staticMemberNames(of: type)
        let nearest = NearestName.nearest(to: name, among: names)
        return failure(
            "type '\(type.name)' has no member '\(name)'",
            at: offset,
            scope,
            didYouMean: nearest,
            fix: nearest == nil && !names.isEmpty && names.count <= 12
                ? "it has " + names.map { ".\($0)" }.joined(separator: ", ") : nil
        )
    }

    func nestedType(_ name: String, of type: TypeValue) -> TypeValue? {
        let full = "\(type.name).\(name)"
        if let declared = types[full] { return .declared(declared) }
        if let native = table.type(named: full) { return .native(native) }
        if let alias = aliases[full]?.name {
            if let declared = types[alias] { return .declared(declared) }
            if let native = table.type(named: alias) { return .native(native) }
        }
        return nil
    }

    func staticCell(_ stored: MemberTable.Static, at offset: Int, _ scope: Scope) throws -> Cell {
        if let cell = stored.cell {
            note(stored)
            return cell
        }
        if stored.isBeingRead {
            throw failure("circular reference: this static property needs its own value", at: offset, scope)
        }
        stored.isBeingRead = true
        defer { stored.isBeingRead = false }
        let outer = stored.scope.frame
        let owner = outer.typeName.flatMap { findType($0, globals) }
        let frame = Frame(
            source: outer.source,
            selfCell: owner.map { Cell(.type($0), isLet: true) },
            typeName: outer.typeName
        )
        let inner = Scope(parent: stored.scope, frame: frame)
        var value = Value.nil
        let mark = keeper?.begin()
        defer { if let mark { keeper?.end(mark) } }
        if let node = stored.value {
            value = try evaluate(node, stored.type, inner)
            if let type = stored.type { value = try coerce(value, to: type, as: .variable, at: node.offset, inner) }
        }
        let cell = Cell(value, isLet: stored.isLet, type: stored.type ?? inferredType(of: value))
        observe(cell, stored.observers, inner)
        stored.cell = cell
        if let mark, stored.isLet, value.isKept { stored.footprint = keeper?.footprint(since: mark, of: inner) }
        note(stored)
        return cell
    }

    /// Notes the use of a static property: the value of a line may only depend on a constant.
    private func note(_ stored: MemberTable.Static) {
        guard let footprint = stored.footprint, footprint.isPlain else { return noteEffect() }
        keeper?.noteKept(footprint)
    }

    /// Returns the cell of a stored static property that can be assigned to.
    func staticCell(_ name: String, of type: TypeValue, at offset: Int, _ scope: Scope) throws -> Cell? {
        for members in staticTables(type) {
            if let stored = members.statics[name] { return try staticCell(stored, at: offset, scope) }
        }
        return nil
    }

    /// Returns the stored static property of that name.
    func staticStored(_ name: String, of type: TypeValue) -> MemberTable.Static? {
        staticTables(type).lazy.compactMap { $0.statics[name] }.first
    }

    /// Returns the registered static property of that name and the name of its type.
    func staticNative(_ name: String, of type: TypeValue) -> (property: NativeProperty, owner: String)? {
        nativeTypes(type).lazy.compactMap { owner in owner.staticProperties[name].map { ($0, owner.name) } }.first
    }

    /// Returns the computed static property of that name.
    func staticComputed(_ name: String, of type: TypeValue) -> MemberTable.Computed? {
        staticTables(type).lazy.compactMap { $0.staticComputed[name] }.first
    }

    // MARK: - Calling

    /// Returns the candidates for `Type.name(…)`.
    func staticCandidates(_ name: String, of type: TypeValue) -> [Candidate] {
        if name == "init" { return initializers(of: type) }
        var result: [Candidate] = []
        if case .declared(let declared) = type, let element = declared.cases[name], !element.parameters.isEmpty {
            result.append(.enumCase(declared, element))
        }
        for members in staticTables(type) {
            result += (members.staticMethods[name] ?? []).map { .declared($0, selfType: type) }
        }
        for native in nativeTypes(type) {
            let methods = native.staticMethods[name] ?? []
            if case .declared(let declared) = type, declared.isClass {
                result += methods.map { .native($0.called(on: declared)) }
            } else {
                result += methods.map { .native($0) }
            }
        }
        return result
    }

    /// Returns the declared static functions of a type.
    func staticFunctions(_ name: String, of type: TypeValue) -> [BoundCode] {
        staticTables(type).flatMap { $0.staticMethods[name] ?? [] }
    }

    func initializers(of type: TypeValue) -> [Candidate] {
        guard case .native(let native) = type else { return findInitializers(of: type) }
        if let known = foundInitializers[ObjectIdentifier(native)] { return known }
        let found = findInitializers(of: type)
        // Types created for a single value are not cached: another one could reuse their address.
        if table.types[native.name] === native { foundInitializers[ObjectIdentifier(native)] = found }
        return found
    }

    private func findInitializers(of type: TypeValue) -> [Candidate] {
        var result: [Candidate] = []
        switch type {
        case .declared(let declared) where declared.isClass:
            for ancestor in declared.ancestry {
                result += ancestor.members.initializers.map { .initializer($0, type) }
                // A class without initializers inherits those of its superclass.
                if ancestor.hasInitializer {
                    let inherited = inheritedConveniences(of: ancestor, type)
                    return result + inherited + forwardingInitializers(of: declared, to: result)
                }
            }
            let inherited = inheritedInitializers(of: declared)
            if !inherited.isEmpty { return result + inherited }
            result.append(.memberwise(declared))
            return result
        default:
            for members in staticTables(type) { result += members.initializers.map { .initializer($0, type) } }
        }
        switch type {
        case .declared(let declared):
            if declared.kind == .structure, !declared.hasInitializer { result.append(.memberwise(declared)) }
            if declared.kind == .enumeration, declared.rawType != nil { result.append(.rawValue(declared)) }
        case .native(let native): result += native.initializers.map { .native($0) }
        case .builtIn(let name):
            result += (table.builtIns[BuiltInTypes.canonical(name)]?.initializers ?? []).map { .native($0) }
        case .exact: break
        }
        return result
    }

    /// Returns the convenience initializers inherited by a class that overrides every designated initializer of its
    /// superclass.
    private func inheritedConveniences(of type: DeclaredType, _ made: TypeValue) -> [Candidate] {
        guard let superclass = type.superclass else { return [] }
        let own = Set(type.members.initializers.map(\.code.signature.labelledName))
        let theirs = superclass.members.initializers
        let isComplete = theirs.allSatisfy {
            $0.code.traits.isConvenience || own.contains($0.code.signature.labelledName)
        }
        guard isComplete, superclass.hasInitializer else { return [] }
        return theirs.filter { $0.code.traits.isConvenience && !own.contains($0.code.signature.labelledName) }
            .map { .initializer($0, made) } + inheritedConveniences(of: superclass, made)
    }

    // MARK: - Implicit members

    /// The beginning of the error for `.heading` without a contextual type.
    static let unknownTypePhrase = "cannot infer contextual base in reference to member"

    func implicitType(_ name: String, at offset: Int, _ expected: TypeRef?, _ scope: Scope) throws -> TypeValue {
        guard let expected, expected.unwrapped != .any, expected.unwrapped != "AnyHashable" else {
            throw failure(
                "\(Self.unknownTypePhrase) '\(name)'",
                at: offset,
                scope,
                fix: "write the type before the dot"
            )
        }
        return try resolve(expected.unwrapped, at: offset, scope)
    }

    func evaluateImplicit(_ name: String, _ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        if name == "none", expected?.isOptional == true { return .nil }
        let type = try implicitType(name, at: node.offset, expected, scope)
        return try staticMember(name, of: type, at: node.offset, scope, expected: expected)
    }

    // MARK: - Enums

    func allCases(of type: DeclaredType, at offset: Int, _ scope: Scope) throws -> Value {
        guard type.conformances.contains("CaseIterable") else {
            throw failure(
                "type '\(type.name)' has no member 'allCases'",
                at: offset,
                scope,
                fix: "declare '\(type.name)' as 'CaseIterable'"
            )
        }
        return .array(type.caseOrder.map { .instance(Instance(type: type, caseName: $0, fields: [])) })
    }

    func rawValue(of instance: Instance, at offset: Int, _ scope: Scope) throws -> Value {
        guard let name = instance.caseName else { return .nil }
        return try rawValue(ofCase: name, in: instance.type, at: offset, scope)
    }

    func rawValue(ofCase name: String, in type: DeclaredType, at offset: Int, _ scope: Scope) throws -> Value {
        guard let rawType = type.rawType else { return .nil }
        var next = 0
        for element in type.caseOrder {
            if let node = type.cases[element]?.rawValue {
                let value = try evaluate(node, as: rawType, type.scope)
                if element == name { return value }
                if case .int(let number) = value { next = number &+ 1 }
            } else {
                if element == name { return rawType == "String" ? .string(name) : .int(next) }
                next = next &+ 1
            }
        }
        return .nil
    }
}
