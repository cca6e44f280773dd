/// The properties of registered types.
extension Library {
    func read(_ property: Declaration, of base: Value, _ selfType: Type, at place: Location) throws -> Value {
        try runner.budget.countRead(base, by: property.name)
        let base = runner.types.adopted(base, selfType, by: property) ?? base
        if let result = try propertyIntrinsic(property, of: base, selfType, at: place) { return result }
        do {
            guard let (native, found) = self.property(property, of: base) else { throw absent(property) }
            let result = try Self.inheriting(property, base) { try found.get(native) }
            try runner.checkTrap()
            let value = table.value(from: result, declared: table.type(of: found))
            try runner.budget.countNew(value)
            guard case .present(let inner) = value else { return value }
            // The wrapper of a Boolean value gives it as that of an optional.
            let type = runner.bindings(property, selfType, [])?.concrete(property.result, runner.lookup)
            let isPlain = (type ?? property.result).nominal.map { $0.name != "Optional" } ?? false
            return isPlain ? inner : value
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    /// Reads or sets a property in the native class's implementation: an override in source was found before, or uses it
    /// through `super`.
    private static func inheriting<Result>(
        _ property: Declaration,
        _ base: Value,
        isSetting: Bool = false,
        _ access: () throws -> Result
    ) rethrows -> Result {
        guard case .instance(let instance) = base, let object = instance.object,
            instance.type.overridesNative(property.name)
        else { return try access() }
        return try object.link.callingInherited(property.name, isSetting: isSetting, access)
    }

    func property(_ property: Declaration, of base: Value) -> (Any, NativeProperty)? {
        switch base {
        case .native(let native):
            if let found = table.property(named: property.name, of: native.type) {
                if table.builtIns[native.type.name] === native.type { return (base, found) }
                return ((try? root(base, native.type)) ?? native.base, found)
            }
        case .instance(let instance):
            if let owner = property.owner.flatMap({ table.types[$0.name] }),
                let found = table.property(named: property.name, of: owner),
                let object = instance.object ?? ((try? table.convert(base, to: owner)) ?? nil) as Any?
            {
                return (object, found)
            }
        default: break
        }
        for name in BuiltInTypes.names(for: base) {
            if let found = table.builtIns[name]?.members.properties[property.name] { return (base, found) }
        }
        if base.slice != nil, let found = table.builtIns["ArraySlice"]?.members.properties[property.name] {
            return (base, found)
        }
        if let owner = property.owner {
            if let found = table.builtIns[BuiltInTypes.canonical(owner.name)]?.members.properties[property.name] {
                return (base, found)
            }
            if let type = table.types[owner.name], let found = table.property(named: property.name, of: type),
                let native = ((try? table.convert(base, to: type)) ?? nil)
            {
                return (native, found)
            }
        }
        return nil
    }

    func modify(
        _ property: Declaration,
        of base: inout Value,
        _ selfType: Type,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        try Place.change(try read(property, of: base, selfType, at: place), change) {
            try set(property, of: &base, to: $0, at: place)
        }
    }

    private func set(_ property: Declaration, of base: inout Value, to value: Value, at place: Location) throws {
        do {
            guard let (native, found) = self.property(property, of: base), let set = found.set else {
                throw BindingError("cannot assign to property: '\(property.name)' is a get-only property")
            }
            var root = native
            let new = try passed(value, Signature.Parameter(label: nil, name: "", type: table.type(of: found) ?? .any))
            if case .native(let own) = base {
                base = .void
                defer {
                    base = root as? Value ?? .native(NativeValue(root, type: own.type, origin: own.origin))
                }
                try set(&root, new, table)
            } else {
                try Self.inheriting(property, base, isSetting: true) { try set(&root, new, table) }
            }
            try runner.checkTrap()
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    func readStatic(_ property: Declaration, _ type: Type, at place: Location) throws -> Value {
        if let result = try staticPropertyIntrinsic(property, type) { return result }
        guard let found = registeredStatic(property, type) else { throw absent(property) }
        do {
            // Another value may be set later.
            if found.isSettable { runner.recorder.noteUse() }
            return table.value(from: try found.get(()), declared: table.type(of: found))
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    func modifyStatic(
        _ property: Declaration,
        _ type: Type,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard let found = registeredStatic(property, type), let set = found.set else { throw absent(property) }
        try Place.change(try readStatic(property, type, at: place), change) { value in
            var root: Any = ()
            do {
                try set(&root, value, table)
            } catch { throw runner.located(error, at: place.offset, place.source) }
        }
    }

    /// Returns the registered static property of a type, or that of the type that declares it.
    private func registeredStatic(_ property: Declaration, _ type: Type) -> NativeProperty? {
        for owner in [type.nominal, property.owner].compactMap({ $0 }) {
            let native = table.types[owner.name] ?? table.builtIns[BuiltInTypes.canonical(owner.name)]
            guard let native else { continue }
            for type in table.lineage(of: native) {
                if let found = type.members.staticProperties[property.name] { return found }
            }
        }
        return nil
    }
}
