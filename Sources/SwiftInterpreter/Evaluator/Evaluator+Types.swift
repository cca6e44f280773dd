extension Evaluator {
    /// Returns the type of that name visible from a scope; nil if there is none.
    func findType(_ name: String, _ scope: Scope) -> TypeValue? {
        if name == "Self" { return typeOfSelf(scope) }
        let place = TypePlace(name: name, outer: scope.frame.typeName)
        if let known = foundTypes[place] { return known }
        let found = lookUpType(name, scope)
        foundTypes[place] = .some(found)
        return found
    }

    /// Returns the dynamic type of `self`, also in a protocol's extension.
    private func typeOfSelf(_ scope: Scope) -> TypeValue? {
        var current: Scope? = scope
        while let here = current {
            switch here.frame.selfCell?.value {
            case .type(let type)?: return type
            case .instance(let instance)?: return .declared(instance.type)
            case .native(let native)?: return .native(native.type)
            case .void?, nil: break
            case let value?: return .builtIn(value.typeName)
            }
            current = here.parent
        }
        return scope.frame.typeName.flatMap { findType($0, scope) }
    }

    private func lookUpType(_ name: String, _ scope: Scope) -> TypeValue? {
        if var outer = scope.frame.typeName {
            while true {
                if let type = typeByFullName("\(outer).\(name)", scope) { return type }
                // Protocols provide nested type names, as `Layout` provides `Subelements`.
                for conformance in types[outer]?.conformances ?? [] {
                    if let type = typeByFullName("\(conformance).\(name)", scope) { return type }
                }
                guard let dot = outer.lastIndex(of: ".") else { break }
                outer = String(outer[..<dot])
            }
        }
        return typeByFullName(name, scope)
    }

    private func typeByFullName(_ name: String, _ scope: Scope) -> TypeValue? {
        if let type = types[name] ?? standardType(name) { return .declared(type) }
        if let alias = aliases[name] {
            guard let target = alias.name, target != name else { return .builtIn(alias.description) }
            return typeByFullName(target, scope)
        }
        if let type = table.type(named: name) { return .native(type) }
        if let alias = table.aliases[name]?.name, table.builtIns[alias] != nil { return .builtIn(alias) }
        if let alias = structuralAlias(name) { return .builtIn(alias.description) }
        if BuiltInTypes.names.contains(name) || BuiltInTypes.protocols.contains(name) { return .builtIn(name) }
        return nil
    }

    /// Returns the array type or other structural type that an alias of the table denotes.
    private func structuralAlias(_ name: String) -> TypeRef? {
        guard let alias = table.aliases[name], alias.name == nil else { return nil }
        return alias
    }

    func resolve(_ type: TypeRef, at offset: Int, _ scope: Scope) throws -> TypeValue {
        switch type {
        case .named(let name), .existential(let name), .generic(let name, _):
            if let wrapped = type.implicitlyUnwrapped { return try resolve(wrapped, at: offset, scope) }
            if name == "Float" { noteFloat(at: offset, scope) }
            if let found = findType(name, scope) { return found }
            throw unknownType(name, at: offset, scope)
        default: return .builtIn(type.description)
        }
    }

    /// Throws if a type refers to an unknown name.
    func check(_ type: TypeRef, at offset: Int, _ scope: Scope) throws {
        switch type {
        case .named, .existential: _ = try resolve(type, at: offset, scope)
        case .generic where type.implicitlyUnwrapped != nil: try check(type.unwrapped, at: offset, scope)
        case .optional(let inner), .array(let inner): try check(inner, at: offset, scope)
        case .dictionary(let key, let value):
            try check(key, at: offset, scope)
            try check(value, at: offset, scope)
        case .tuple(let parts):
            for part in parts { try check(part.type, at: offset, scope) }
        default: break
        }
    }

    func unknownType(_ name: String, at offset: Int, _ scope: Scope) -> Diagnostic {
        if let what = AbsentNames.remedy(forName: name) {
            return failure("type '\(name)' is not supported here", at: offset, scope, kind: .unsupported, fix: what)
        }
        let known = types.keys.sorted() + aliases.keys.sorted() + table.typeOrder + BuiltInTypes.names
        return failure(
            "cannot find type '\(name)' in scope",
            at: offset,
            scope,
            didYouMean: NearestName.nearest(to: name, among: known)
        )
    }

    /// Returns true if integer literals become floating-point numbers in the context of this type.
    func isFloatingPoint(_ type: TypeRef, _ scope: Scope) -> Bool {
        if type.isFloatingPoint { return true }
        guard case .named(let name) = type.unwrapped, aliases[name] != nil || table.aliases[name] != nil else {
            return false
        }
        return (aliases[name] ?? table.aliases[name])?.isFloatingPoint == true
    }

    // MARK: - Conversion

    /// Returns a value converted to a type; nil if that is not possible.
    func converted(_ value: Value, to type: TypeRef, at offset: Int, _ scope: Scope) throws -> Value? {
        switch type {
        case .optional(let wrapped):
            switch value {
            case .nil: return value
            case .present(let held):
                // A value with fewer levels of optional than the type is wrapped.
                let isLower = wrapped.isPlainOptional && !held.isOptional
                return try converted(isLower ? value : held, to: wrapped, at: offset, scope).map { .present($0) }
            default: return try converted(value, to: wrapped, at: offset, scope).map { .present($0) }
            }
        case .named(let name), .existential(let name): return try converted(value, toNamed: name, at: offset, scope)
        case .array(let element):
            guard case .array(let values) = value else { return nil }
            return try convertedArray(values, element, at: offset, scope).map { .array($0) }
        case .dictionary(let keyType, let valueType):
            guard case .dictionary(var pairs) = value else { return nil }
            for index in pairs.entries.indices {
                guard let key = try converted(pairs.entries[index].key, to: keyType, at: offset, scope),
                    let item = try converted(pairs.entries[index].value, to: valueType, at: offset, scope)
                else { return nil }
                pairs.entries[index] = (key, item)
            }
            return .dictionary(pairs)
        case .tuple(let parts): return try convertedTuple(value, parts, at: offset, scope)
        case .function:
            if case .function = value { return value }
            guard case .keyPath(let names) = value, type.function?.parameters.count == 1 else { return nil }
            return keyPathFunction(names, type, at: offset, scope)
        case .generic("ArraySlice", let elements) where types["ArraySlice"] == nil:
            return try convertedSlice(value, elements.first, at: offset, scope)
        case .generic(let name, _):
            if let wrapped = type.implicitlyUnwrapped {
                return try value.wrapped.map { try converted($0, to: wrapped, at: offset, scope) } ?? .nil
            }
            return try converted(value, toGeneric: name, at: offset, scope)
        case .metatype:
            if case .type = value { return value }
            return nil
        }
    }

    private func convertedArray(
        _ values: [Value],
        _ element: TypeRef,
        at offset: Int,
        _ scope: Scope
    ) throws -> [Value]? {
        if element == .any { return values }
        var result: [Value] = []
        result.reserveCapacity(values.count)
        for value in values {
            // Nested arrays can share their parts, so that iterating over them all would not end in practice.
            if case .array = element { try step(offset, scope) }
            guard let item = try converted(value, to: element, at: offset, scope) else { return nil }
            result.append(item)
        }
        return result
    }

    private func convertedTuple(
        _ value: Value,
        _ parts: [TypeRef.TupleElement],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        if parts.isEmpty {
            if case .void = value { return value }
            return nil
        }
        guard case .tuple(let fields) = value, fields.count == parts.count else { return nil }
        var result: [Value.TupleField] = []
        for (field, part) in zip(fields, parts) {
            guard let item = try converted(field.value, to: part.type, at: offset, scope) else { return nil }
            result.append(.init(label: part.label ?? field.label, item))
        }
        return .tuple(result)
    }

    private func converted(_ value: Value, toGeneric name: String, at offset: Int, _ scope: Scope) throws -> Value? {
        switch (name, value) {
        case ("ClosedRange", .range(let range)): return range.isClosed ? value : nil
        case ("Range", .range(let range)): return range.isClosed ? nil : value
        case ("KeyPath", .keyPath), ("WritableKeyPath", .keyPath), ("ReferenceWritableKeyPath", .keyPath): return value
        case ("Range", _), ("ClosedRange", _), ("KeyPath", _), ("WritableKeyPath", _): return nil
        case (_, .array) where Self.sequenceNames.contains(name): return value
        default: return try converted(value, toNamed: name, at: offset, scope)
        }
    }

    private func converted(_ value: Value, toNamed name: String, at offset: Int, _ scope: Scope) throws -> Value? {
        // Most values have the expected type already.
        switch value {
        case .int where name == "Int": return value
        case .double where name == "CGFloat" || name == "Double": return value
        case .string where name == "String": return value
        case .bool where name == "Bool": return value
        case .native(let native) where native.type.name == name && types[name] == nil: return value
        default: break
        }
        guard Self.plainNames.contains(name) else { return try converted(value, toFound: name, at: offset, scope) }
        switch (name, value) {
        case ("Any", _), ("AnyHashable", _), ("Hashable", _), ("Equatable", _): return value
        case ("Error", .instance), ("AnyObject", _), ("Comparable", _), ("CustomStringConvertible", _): return value
        case ("CGFloat", .double), ("Double", .double), ("Float", .double), ("TimeInterval", .double): return value
        case ("Int", .int), ("String", .string), ("Bool", .bool): return value
        case ("Substring", .string): return value
        case ("Character", .string(let text)): return text.count == 1 ? value : nil
        case ("Void", .void): return value
        case ("Int", _), ("String", _), ("Bool", _), ("CGFloat", _), ("Double", _): return nil
        default: return try converted(value, toFound: name, at: offset, scope)
        }
    }

    /// The types that are recognized by name alone.
    private static let plainNames: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Bool", "CGFloat", "Character", "Comparable", "CustomStringConvertible",
        "Double", "Equatable", "Error", "Float", "Hashable", "Int", "String", "Substring", "TimeInterval", "Void",
    ]

    private func converted(_ value: Value, toFound name: String, at offset: Int, _ scope: Scope) throws -> Value? {
        switch findType(name, scope) {
        case .native(let type)?: return try converted(value, to: type)
        case .declared(let type)?: return isKind(value, of: type) ? value : nil
        case .builtIn(let builtIn)? where BuiltInTypes.protocols.contains(builtIn):
            return builtIn == "Error" && value.isBuiltInNonError ? nil : value
        case .builtIn(let builtIn)?:
            if let alias = aliases[name] ?? structuralAlias(name) {
                return try converted(value, to: alias, at: offset, scope)
            }
            if builtIn != name { return try converted(value, to: .named(builtIn), at: offset, scope) }
            return BuiltInTypes.accepts(value, builtIn) ? value : nil
        case nil, .exact?: throw unknownType(name, at: offset, scope)
        }
    }

    /// The standard library types that are arrays here.
    private static let sequenceNames: Set<String> = [
        "AnyCollection", "AnySequence", "Collection", "ContiguousArray", "IndexingIterator",
        "RandomAccessCollection",
        "Sequence",
    ]

    private func converted(_ value: Value, to type: NativeType) throws -> Value? {
        switch value {
        case .native(let native):
            if native.type === type || table.lineage(of: native.type).contains(where: { $0 === type }) { return value }
            if type.accepts(native.base) { return value }
        case .instance(let instance):
            if table.conformances(of: instance.type).contains(type.name) { return value }
            if let native = instance.type.nativeClass, table.isKind(native, of: type.name) { return value }
            for name in instance.type.conformances where types[name].map({ inherits($0, type.name) }) == true {
                return value
            }
        default: break
        }
        guard !type.conversions.isEmpty, let base = try table.convert(value, to: type) else { return nil }
        return table.value(from: base, declared: .named(type.name))
    }

    private func inherits(_ type: DeclaredType, _ name: String) -> Bool {
        type.conformances.contains { $0 == name || types[$0].map { inherits($0, name) } == true }
    }

    private func isKind(_ value: Value, of type: DeclaredType) -> Bool {
        if case .instance(let instance) = value {
            return instance.type.ancestry.contains { $0 === type || inherits($0, type.name) }
        }
        guard type.kind == .protocolType else { return false }
        // Native and built-in types conform to a declared protocol by an extension.
        return memberTables(for: value).contains { $0.conformances.contains(type.name) }
    }

    /// Returns the type that a variable infers from its initial value; nil if later values may differ.
    func inferredType(of value: Value) -> TypeRef? {
        switch value {
        case .bool: return .bool
        case .int: return .int
        case .double: return .double
        case .string: return .string
        case .nil: return .optional(.any)
        case .present(let held): return .optional(inferredType(of: held) ?? .any)
        case .native(let native):
            guard let first = value.slice?.first, let type = inferredType(of: first) else {
                return .named(native.type.name)
            }
            switch first.unwrapped {
            case .native, .instance, .nil: return .named(native.type.name)
            default: return .generic(native.type.name, [type])
            }
        case .instance(let instance): return .named(instance.type.name)
        case .array(let values):
            guard let first = values.first, let type = inferredType(of: first) else { return nil }
            switch first.unwrapped {
            case .native, .instance, .nil: return nil
            default: return .array(type)
            }
        case .tuple(let fields):
            var parts: [TypeRef.TupleElement] = []
            for field in fields {
                switch field.value {
                case .bool, .int, .double, .string: break
                default: return nil
                }
                guard let type = inferredType(of: field.value) else { return nil }
                parts.append(.init(label: field.label, type: type))
            }
            return .tuple(parts)
        default: return nil
        }
    }
}

extension Value {
    /// True for a type of the language, which cannot conform to `Error`.
    fileprivate var isBuiltInNonError: Bool {
        switch self {
        case .array, .bool, .dictionary, .double, .int, .string, .tuple: true
        default: false
        }
    }
}
