/// The elements of collections, and of values of registered types with subscripts.
extension Library {
    func element(
        _ declaration: Declaration,
        of base: Value,
        _ type: Type,
        _ indices: [Value],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        let index = indices.first.map { runner.types.opened($0) } ?? .void
        switch (base, index) {
        case (.array(let values), .int(let number)):
            guard values.indices.contains(number) else { throw runner.outOfRange(number, values.indices, at: place) }
            return values[number]
        case (.array(let values), .range), (.array(let values), .void):
            return table.sliceValue(values[try bounds(index, values.startIndex, values.endIndex, at: place)])
        case (.dictionary(let pairs), .int(let number))
        where declaration.parameters.first?.type.nominal?.name == "Dictionary.Index":
            guard pairs.entries.indices.contains(number) else {
                throw runner.outOfRange(number, pairs.entries.indices, at: place)
            }
            let entry = pairs.entries[number]
            return .tuple([.init(label: "key", entry.key), .init(label: "value", entry.value)])
        case (.dictionary(let pairs), _):
            let found = pairs[indices[0]]
            guard indices.count > 1 else { return found.map { .present($0) } ?? .nil }
            if let found { return found }
            if case .function(let preset) = indices[1] { return try preset.call() }
            return indices[1]
        case (.native(let native), _):
            if let found = try collectionElement(of: base, type, index, at: place) { return found }
            return try nativeElement(declaration, base, native, index, at: place)
        case (.string(let text), _): return try part(of: text[...], index, at: place)
        case (.range(let range), _):
            if let found = try element(of: range, at: index, at: place) { return found }
        case (.instance(let instance), _):
            if let object = instance.object, let owner = declaration.owner.flatMap({ table.types[$0.name] }),
                let found = owner.members.subscripts.first
            {
                return table.value(from: try found.get(object, index, table), declared: found.resultType)
            }
            if let found = try collectionElement(of: base, type, index, at: place) { return found }
        case (.void, _): throw BindingError.overlap
        case (.type(let named), _): return try staticElement(named, index, at: place)
        default: break
        }
        throw absent(declaration)
    }

    private func staticElement(_ named: TypeValue, _ index: Value, at place: Location) throws -> Value {
        throw BindingError("type '\(named.name)' has no subscripts")
    }

    func bounds(_ index: Value, _ start: Int, _ end: Int, at place: Location) throws -> Range<Int> {
        var (lower, upper) = (start, end)
        if case .range(let range) = index {
            if case .int(let number)? = range.lower { lower = number }
            if case .int(let number)? = range.upper { upper = range.isClosed && number < .max ? number + 1 : number }
        }
        guard lower >= start, lower <= upper, upper <= end else {
            throw runner.failure(
                "range \(index) is out of bounds \(start..<end)",
                at: place.offset,
                place.source
            )
        }
        return lower..<upper
    }

    /// Returns a character of a text, or a part of it with the same indices.
    private func part(of text: Substring, _ index: Value, at place: Location) throws -> Value {
        do {
            if let index = index.textIndex { return .string(String(text[try text.place(index)])) }
            if case .void = index { return table.substringValue(text) }
            if let bounds = try index.textBounds(in: text) { return table.substringValue(text[bounds]) }
        } catch { throw runner.located(error, at: place.offset, place.source) }
        throw BindingError("the index is no string index")
    }

    private func nativeElement(
        _ declaration: Declaration,
        _ base: Value,
        _ native: NativeValue,
        _ index: Value,
        at place: Location
    ) throws -> Value {
        if let slice = base.slice {
            switch index {
            case .int(let number):
                guard slice.indices.contains(number) else {
                    throw runner.outOfRange(number, slice.indices, isSlice: true, at: place)
                }
                return slice[number]
            default: return table.sliceValue(slice[try bounds(index, slice.startIndex, slice.endIndex, at: place)])
            }
        }
        if let text = base.substring { return try part(of: text, index, at: place) }
        if let lazy = native.base as? LazyValue {
            if case .int(let number) = index, let collection = lazy.collection, collection.places.contains(number) {
                return try collection.element(number)
            }
            let all = try elements(base, .any)
            if case .int(let number) = index, all.indices.contains(number) { return all[number] }
        }
        do {
            if let path = index.path, let members = native.type.members.dynamicMembers {
                return try path.read(table.value(from: try members.get(native.base), declared: nil))
            }
            if let path = index.path, let paths = native.type.members.keyPathSubscript, let get = paths.get {
                let found = try propertyPath(path, paths.rootType(native.base))
                return try get(native.base, found).map { table.value(from: $0, declared: found.valueType) } ?? .nil
            }
            let all = table.lineage(of: native.type).flatMap(\.members.subscripts)
            for found in all {
                if all.count > 1, !accepts(found, declaration, index) { continue }
                return table.value(from: try found.get(native.base, index, table), declared: found.resultType)
            }
        } catch { throw runner.located(error, at: place.offset, place.source) }
        throw absent(declaration)
    }

    func accepts(_ found: NativeSubscript, _ declaration: Declaration, _ index: Value) -> Bool {
        guard let type = declaration.parameters.first?.type else { return true }
        return found.indexType.description == type.description || found.indexType.name == type.nominal?.name
            || found.indexType == .anything
    }

    func propertyPath(_ path: KeyPathObject, _ root: String) throws -> PropertyPath {
        var properties: [NativeProperty] = []
        var type = table.types[root]
        if type == nil, let nominal = runner.interfaces.nominal(root), nominal.code != nil {
            let layout = runner.types.layout(of: nominal)
            if let name = path.names.first, runner.declares(name, nominal) {
                return PropertyPath(names: path.names, properties: [], table: table, declared: layout.declared)
            }
            type = layout.native
        }
        for name in path.names {
            guard let own = type, let property = table.property(named: name, of: own) else {
                throw BindingError("value of type '\(root)' has no member '\(name)'")
            }
            properties.append(property)
            type = table.type(of: property)?.unwrapped.name.flatMap { table.type(named: $0) }
        }
        return PropertyPath(names: path.names, properties: properties, table: table)
    }

    func setElement(
        _ declaration: Declaration,
        of base: inout Value,
        _ type: Type,
        _ indices: [Value],
        _ own: [Type],
        _ value: Value,
        at place: Location
    ) throws {
        try modifyElement(declaration, of: &base, type, indices, own, isSetting: true, at: place) { $0 = value }
    }

    func modifyElement(
        _ declaration: Declaration,
        of base: inout Value,
        _ type: Type,
        _ indices: [Value],
        _ own: [Type],
        isSetting: Bool = false,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        let index = indices.first.map { runner.types.opened($0) } ?? .void
        // Alone, since a pair of both values would keep a copy of the array, and each change would copy all elements.
        if case .int(let number) = index, case .array(var values) = base {
            guard values.indices.contains(number) else {
                throw runner.outOfRange(number, values.indices, at: place)
            }
            base = .void
            defer { base = .array(values) }
            return try change(&values[number])
        }
        if case .dictionary = base {
            return try modifyEntry(of: &base, indices, isSetting: isSetting, change)
        }
        if base.slice != nil { return try modifySlice(&base, index, at: place, change) }
        switch (base, index) {
        case (.array(var values), .range), (.array(var values), .void):
            let bounds = try bounds(index, values.startIndex, values.endIndex, at: place)
            try Place.change(table.sliceValue(values[bounds]), change) { part in
                values.replaceSubrange(bounds, with: try elements(part, .any))
                try runner.budget.countNew(.array(values))
                base = .array(values)
            }
        case (.instance, _):
            guard try modifyCollection(&base, type, index, at: place, change) else { throw absent(declaration) }
        case (.native(let native), _):
            if try modifyCollection(&base, type, index, at: place, change) { return }
            try modifyNativeElement(declaration, &base, native, index, isSetting: isSetting, at: place, change)
        case (.void, _): throw BindingError.overlap
        default: throw absent(declaration)
        }
    }

    /// Changes the value of a key in its place; it is written back also if the change fails.
    private func modifyEntry(
        of base: inout Value,
        _ indices: [Value],
        isSetting: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard case .dictionary(var pairs) = base else { return }
        let key = indices[0]
        var value = pairs[key].map { Value.present($0) } ?? .nil
        let isDefaulted = indices.count > 1
        if isDefaulted {
            if case .present(let own) = value {
                value = own
            } else if !isSetting {
                value = indices[1]
                if case .function(let preset) = indices[1] { value = try preset.call() }
            }
        }
        base = .void
        pairs.hold(key)
        defer { base = .dictionary(pairs) }
        var failure: (any Error)?
        do { try change(&value) } catch { failure = error }
        if isDefaulted {
            pairs[key] = value
        } else if case .present(let own) = value {
            pairs[key] = own
        } else if pairs[key] != nil {
            // All later entries move.
            try runner.budget.countRead(elements: pairs.entries.count)
            pairs[key] = nil
        }
        if let failure { throw failure }
    }

    /// Changes an element or a part of a slice in its place.
    private func modifySlice(
        _ base: inout Value,
        _ index: Value,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard var slice = base.slice else { return }
        base = .void
        defer { base = table.sliceValue(slice) }
        guard case .int(let number) = index else {
            let bounds = try bounds(index, slice.startIndex, slice.endIndex, at: place)
            return try Place.change(table.sliceValue(slice[bounds]), change) { part in
                slice.replaceSubrange(bounds, with: try elements(part, .any))
                try runner.budget.countNew(elements: slice.count)
            }
        }
        guard slice.indices.contains(number) else {
            throw runner.outOfRange(number, slice.indices, isSlice: true, at: place)
        }
        try change(&slice[number])
    }

    private func modifyNativeElement(
        _ declaration: Declaration,
        _ base: inout Value,
        _ native: NativeValue,
        _ index: Value,
        isSetting: Bool,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        let value = isSetting ? Value.void : try nativeElement(declaration, base, native, index, at: place)
        try Place.change(value, change) {
            try setNativeElement(declaration, &base, native, index, to: $0, at: place)
        }
    }

    private func setNativeElement(
        _ declaration: Declaration,
        _ base: inout Value,
        _ native: NativeValue,
        _ index: Value,
        to value: Value,
        at place: Location
    ) throws {
        do {
            var new = try passed(value, Signature.Parameter(label: nil, name: "", type: .anything))
            var root = native.base
            if let path = index.path, let members = native.type.members.dynamicMembers, let set = members.set {
                var all = table.value(from: try members.get(root), declared: nil)
                try path.modify(&all) { $0 = value }
                if case .native(let changed) = all { try set(&root, changed.base) }
            } else if let path = index.path, let paths = native.type.members.keyPathSubscript {
                // The element is optional, since it may not be set; the property need not be.
                if case .present(let inner) = new { new = inner }
                try paths.set(&root, try propertyPath(path, paths.rootType(native.base)), new)
            } else {
                let all = table.lineage(of: native.type).flatMap(\.members.subscripts)
                guard let set = (all.first { all.count == 1 || accepts($0, declaration, index) } ?? all.first)?.set
                else {
                    throw BindingError("cannot assign through subscript: subscript is get-only")
                }
                try set(&root, index, new, table)
            }
            base = .native(NativeValue(root, type: native.type, origin: native.origin))
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }
}

extension BindingError {
    /// The error for a value that is used while it is changed: the place that it is in has no value then.
    static var overlap: BindingError {
        BindingError(
            "overlapping accesses to a value that is being changed, but modification requires exclusive access",
            fix: "copy a part of it to a local variable first"
        )
    }
}

extension Declaration {
    /// True for a property of a class that surely has a value, except while a function changes it in place.
    var hasNoValueInChanges: Bool {
        owner?.isClass == true && result.nominal != nil && !modifiers.contains(.lazy)
    }
}
