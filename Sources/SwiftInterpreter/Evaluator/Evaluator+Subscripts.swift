extension Evaluator {
    func evaluateKeyPath(_ root: TypeRef?, _ names: [String], _ node: Expression, _ scope: Scope) throws -> Value {
        if let root { _ = try resolve(root, at: node.offset, scope) }
        return .keyPath(names)
    }

    /// Returns a key path used as a function, which reads a property of its argument.
    func keyPathFunction(_ names: [String], _ type: TypeRef, at offset: Int, _ scope: Scope) -> Value {
        noteCycleCandidate(scope)
        return .function(
            FunctionValue(name: "key path", parameterCount: 1, type: type, runtime: self) { [self] arguments in
                try names.reduce(arguments.first ?? .nil) {
                    try member($1, of: $0, at: offset, scope, expected: nil)
                }
            }
        )
    }

    // MARK: - Reading

    func evaluateSubscript(
        _ base: Expression,
        _ indices: [LabelledExpression],
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value {
        let value = try evaluate(base, nil, scope)
        if let result = try declaredElement(value, base, indices, node, scope) { return result }
        if case .type(let type) = value {
            throw failure("type '\(type.name)' has no subscripts", at: node.offset, scope)
        }
        let index = try subscriptIndex(value, indices, node, scope)
        return try element(of: value, at: index, indices, node, scope)
    }

    private func subscriptIndex(
        _ value: Value,
        _ indices: [LabelledExpression],
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value {
        guard let first = indices.first else { throw failure("a subscript needs an index", at: node.offset, scope) }
        var type: TypeRef?
        switch value {
        case .array, .string: type = nil
        case .dictionary(let pairs): type = pairs.entries.first.flatMap { inferredType(of: $0.key) }
        case .native(let native):
            let found = subscripts(of: native.type).map(\.indexType)
            // Selects the overload whose index type has the name after the dot; if several have it, source must write
            // the type.
            let fitting =
                found.count > 1 && first.value.isImplicit
                ? found.filter { (try? evaluate(first.value, $0, scope)) != nil } : found
            type = fitting.count == 1 ? fitting[0] : nil
        default: break
        }
        return try evaluate(first.value, type, scope)
    }

    private func subscripts(of type: NativeType) -> [NativeSubscript] {
        table.lineage(of: type).flatMap(\.subscripts)
    }

    /// Returns the subscript that accepts the index; the first one if none does, so that the error names its index
    /// type.
    private func subscriptOf(_ type: NativeType, _ index: Value, _ offset: Int, _ scope: Scope) -> NativeSubscript? {
        let found = subscripts(of: type)
        return found.first { (try? converted(index, to: $0.indexType, at: offset, scope)) != nil } ?? found.first
    }

    private func element(
        of value: Value,
        at index: Value,
        _ indices: [LabelledExpression],
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value {
        let offset = indices[0].offset
        if case .keyPath(let names) = index {
            if case .native(let native) = value, let paths = native.type.keyPathSubscript {
                guard let get = paths.get else { throw failure("this can only be assigned to", at: node.offset, scope) }
                do {
                    let path = try propertyPath(names, rootedAt: paths.rootType(native.base), at: offset, scope)
                    return try get(native.base, path).map { table.value(from: $0, declared: path.valueType) } ?? .nil
                } catch { throw located(error, at: offset, scope) }
            }
            guard indices[0].label == "keyPath" else {
                throw failure("key paths are written '[keyPath: …]' here", at: offset, scope)
            }
            return try names.reduce(value) { try member($1, of: $0, at: offset, scope, expected: nil) }
        }
        if let label = indices[0].label, value.isCollection {
            throw failure(
                "value of type '\(value.typeName)' has no subscript with label '\(label)'",
                at: offset,
                scope
            )
        }
        switch (value, index) {
        case (.array(let items), .int(let number)):
            guard items.indices.contains(number) else { throw outOfRange(number, value, at: offset, scope) }
            return items[number]
        case (.array(let items), .range):
            if let part = try element(of: items[...], value, at: index, offset, scope) { return part }
        case (.string(let text), _):
            if let part = try part(of: text, at: index, offset, scope) { return part }
        case (.dictionary(let pairs), _):
            let found = pairs[index]
            if found == nil { try checkKey(index, of: pairs, node, scope) }
            guard indices.count > 1, indices[1].label == "default" else { return found.map { .present($0) } ?? .nil }
            if let found { return found }
            return try evaluate(indices[1].value, pairs.entries.first.flatMap { inferredType(of: $0.value) }, scope)
        case (.native(let native), _):
            if let slice = value.slice, let found = try element(of: slice, value, at: index, offset, scope) {
                return found
            }
            guard let found = subscriptOf(native.type, index, offset, scope) else { break }
            do {
                let index = try coerce(index, to: found.indexType, at: offset, scope)
                return table.value(from: try found.get(native.base, index, table), declared: found.resultType)
            } catch { throw located(error, at: offset, scope) }
        case (.nil, _), (.present, _): throw unknownMember("subscript", of: value, at: node.offset, scope)
        default: break
        }
        throw failure(
            "value of type '\(value.typeName)' has no element \(index.debugDescription)",
            at: offset,
            scope
        )
    }

    /// Returns the character or substring at an index of a string; nil for other indices.
    private func part(of text: String, at index: Value, _ offset: Int, _ scope: Scope) throws -> Value? {
        try countSteps(forReading: .string(text), at: offset, scope)
        if let place = index.textIndex?.offset {
            guard place >= 0, let found = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex),
                found < text.endIndex
            else { throw failure("string index is out of bounds", at: offset, scope, kind: .runtime) }
            return .string(String(text[found]))
        }
        do {
            let bounds = try index.textBounds(count: text.count)
            return bounds.map { .string(String(text.dropFirst($0.lowerBound).prefix($0.count))) }
        } catch { throw located(error, at: offset, scope) }
    }

    /// Throws if a missing key has a different type from the dictionary's keys.
    private func checkKey(_ key: Value, of pairs: OrderedPairs, _ node: Expression, _ scope: Scope) throws {
        guard let other = pairs.entries.first?.key, case .subscripted(let base, let indices) = node.kind else { return }
        switch (key, other) {
        case (.int, .string), (.string, .int), (.int, .instance), (.string, .instance), (.instance, .int),
            (.instance, .string):
            // A dictionary created without a type annotation has keys of one type.
            var type = inferredType(of: other)
            if case .dictionary(let declared, _)? = StaticTypes(self, scope).type(of: base)?.unwrapped {
                type = declared
            }
            if let type { _ = try coerce(key, to: type, at: indices[0].offset, scope) }
        default: return
        }
    }

    // MARK: - Mutation

    func subscriptType(_ value: Value, _ indices: [LabelledExpression], _ scope: Scope) -> TypeRef? {
        switch value {
        case .array(let items): return items.first.flatMap { inferredType(of: $0) }
        case .instance, .type: return declaredElementType(of: value, indices)
        case .dictionary(let pairs):
            return pairs.entries.first.flatMap { inferredType(of: $0.value) }.map { .optional($0) }
        case .native(let native):
            if let slice = value.slice { return slice.first.flatMap { inferredType(of: $0) } }
            if let paths = native.type.keyPathSubscript, let first = indices.first,
                case .keyPath(_, let names) = first.value.kind
            {
                return (try? propertyPath(names, rootedAt: paths.rootType(native.base), at: 0, scope))?.valueType
            }
            return subscripts(of: native.type).first?.resultType
        default: return nil
        }
    }

    func modifySubscript(
        _ base: Expression,
        _ indices: [LabelledExpression],
        _ node: Expression,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        let index: Value
        do {
            // The value read first is released before the mutation, so that the collection changes in place.
            let current = try evaluate(base, nil, scope)
            if try modifyDeclaredElement(current, base, indices, node, scope, isAssignment, change) { return }
            index = try subscriptIndex(current, indices, node, scope)
            if case .dictionary(let pairs) = current { try checkKey(index, of: pairs, node, scope) }
        }
        let offset = indices[0].offset
        if case .keyPath(let names) = index, indices[0].label == "keyPath" {
            let target = names.reduce(base) { Expression(.member($0, $1), at: node.offset) }
            return try modify(target, scope, isAssignment: isAssignment, change)
        }
        var fallback: Value?
        if indices.count > 1, indices[1].label == "default" {
            let type = elementType(of: base, scope)?.unwrapped
            fallback = try evaluate(indices[1].value, type, scope)
        }
        try modify(base, scope) { root in
            // No other reference holds the collection meanwhile; otherwise each mutation of an element would copy it.
            switch Self.place(in: root, index) {
            case .element(let number): try self.modifyElement(of: &root, at: number, offset, scope, change)
            case .part(let range): try self.modifyPart(of: &root, range, offset, scope, change)
            case .value:
                let count = Self.count(of: root)
                try Self.modifyValue(of: &root, for: index, fallback, change)
                if Self.count(of: root) < count { try self.countSteps(forRemovingFrom: root, at: offset, scope) }
            case .native(let native):
                var base = native.base
                do {
                    try self.modifyNative(native.type, &base, index, at: offset, scope, isAssignment, change)
                } catch { throw self.located(error, at: offset, scope) }
                root = .native(NativeValue(base, type: native.type, origin: native.origin))
            case nil:
                throw self.failure(
                    "cannot assign through subscript: the elements of '\(root.typeName)' cannot be changed this way",
                    at: node.offset,
                    scope
                )
            }
        }
    }

    /// The element or elements that an index selects.
    private enum ElementPlace {
        case element(Int)
        case part(RangeValue)
        case value
        case native(NativeValue)
    }

    private static func place(in root: Value, _ index: Value) -> ElementPlace? {
        switch (root, index) {
        case (.array, .int(let number)): .element(number)
        case (.array, .range(let range)): .part(range)
        case (.native, .int(let number)) where root.slice != nil: .element(number)
        case (.native, .range(let range)) where root.slice != nil: .part(range)
        case (.dictionary, _): .value
        case (.native(let native), _): .native(native)
        default: nil
        }
    }

    private static func count(of value: Value) -> Int {
        if case .dictionary(let pairs) = value { pairs.entries.count } else { 0 }
    }

    private static func modifyValue(
        of root: inout Value,
        for key: Value,
        _ fallback: Value?,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard case .dictionary(var pairs) = root else { return }
        root = .void
        defer { root = .dictionary(pairs) }
        let found = pairs[key]
        // Moved out of the dictionary, the value changes in place.
        if found != nil { pairs.hold(key) }
        guard let fallback else {
            var value = found.map { Value.present($0) } ?? .nil
            defer { pairs[key] = value.wrapped }
            return try change(&value)
        }
        var value = found ?? fallback
        defer { pairs[key] = value }
        try change(&value)
    }

    private func modifyNative(
        _ type: NativeType,
        _ base: inout Any,
        _ index: Value,
        at offset: Int,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        if case .keyPath(let names) = index, let paths = type.keyPathSubscript {
            let path = try propertyPath(names, rootedAt: paths.rootType(base), at: offset, scope)
            var value = Value.void
            if !isAssignment {
                value = try paths.get?(base, path).map { table.value(from: $0, declared: path.valueType) } ?? .nil
            }
            try change(&value)
            // Nil removes the assigned value; a property that is not optional receives the wrapped value.
            if let type = path.valueType, type.isOptional || !value.isNil {
                value = try coerce(type.isOptional ? value : value.unwrapped, to: type, at: offset, scope)
            }
            return try paths.set(&base, path, value)
        }
        guard let found = subscriptOf(type, index, offset, scope), let set = found.set else {
            throw failure(
                "cannot assign through subscript: the elements of '\(type.name)' cannot be changed",
                at: offset,
                scope
            )
        }
        let key = try coerce(index, to: found.indexType, at: offset, scope)
        var value = Value.void
        if !isAssignment { value = table.value(from: try found.get(base, key, table), declared: found.resultType) }
        try change(&value)
        try set(&base, key, try coerce(value, to: found.resultType, at: offset, scope), table)
    }

    // MARK: - Key paths

    /// Returns the registered properties of a key path.
    func propertyPath(_ names: [String], rootedAt typeName: String, at offset: Int, _ scope: Scope) throws
        -> PropertyPath
    {
        if let declared = types[typeName], let native = declared.nativeClass, let first = names.first {
            let entry = index(of: declared)[first]
            guard entry.stored != nil || entry.computed != nil else {
                return try propertyPath(names, rootedAt: native.name, at: offset, scope)
            }
            try checkAccess(
                first,
                of: .instance(Instance(type: declared, fields: [])),
                isSetting: true,
                at: offset,
                scope
            )
            var path = PropertyPath(names: names, properties: [], table: table)
            path.declared = declared
            path.declaredValueType = StaticTypes(self, scope).type(of: names, in: declared)
            return path
        }
        guard var type = table.type(named: typeName) else { throw unknownType(typeName, at: offset, scope) }
        var properties: [NativeProperty] = []
        for (position, name) in names.enumerated() {
            guard let property = table.property(named: name, of: type) else {
                if let what = AbsentNames.remedy(forMember: name) {
                    throw unsupportedMember(name, of: type.name, what, at: offset, scope)
                }
                let known = table.memberNames(of: type).filter { table.property(named: $0, of: type) != nil }
                throw failure(
                    "value of type '\(type.name)' has no member '\(name)'",
                    at: offset,
                    scope,
                    didYouMean: NearestName.nearest(to: name, among: known)
                )
            }
            properties.append(property)
            guard position + 1 < names.count else { break }
            guard let next = table.type(of: property)?.unwrapped.name.flatMap({ table.type(named: $0) }) else {
                throw failure("property '\(name)' has no members in a key path", at: offset, scope)
            }
            type = next
        }
        return PropertyPath(names: names, properties: properties, table: table)
    }
}

extension Value {
    /// True for a built-in collection, whose subscripts have no labels.
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .dictionary, .string: true
        case .native: slice != nil
        default: false
        }
    }
}
