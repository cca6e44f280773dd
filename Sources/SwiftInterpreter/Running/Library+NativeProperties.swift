import Foundation

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
            let new = try passed(
                value,
                Signature.Parameter(label: nil, name: "", type: table.type(of: found) ?? .anything)
            )
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

/// The initializers of native classes, for classes of source that inherit from them.
extension Library {
    /// Runs the initializer of a native superclass for an instance.
    func initialize(
        _ value: Value,
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        guard case .instance(let instance) = value, let nominal = type.nominal else {
            return try construct(initializer, type, &arguments, own, at: place)
        }
        guard let native = runner.types.layout(of: nominal).native else {
            guard nominal.isClass else { return try construct(initializer, type, &arguments, own, at: place) }
            return value
        }
        if instance.object == nil {
            guard let subclassing = native.adoption.subclassing else {
                throw place.source.diagnostic(
                    "subclassing '\(native.name)' is not supported here",
                    at: place.offset,
                    kind: .unsupported
                )
            }
            runner.noteKeptCode()
            let object = subclassing.make(instance.type.name)
            object.link.connect(instance, to: object, runner)
        }
        let all = table.inheritedInitializers(of: native).filter {
            $0.signature.labelledName == initializer.labelledName
        }
        if let callable = all.first {
            var receiver = value
            let values = try arguments.enumerated().map { index, value in
                try value.map { try passed($0, callable.signature.parameters[index]) } ?? .nil
            }
            _ = try invokeInherited(callable, &receiver, values, at: place)
        }
        return value
    }

    private func invokeInherited(
        _ callable: NativeCallable,
        _ receiver: inout Value,
        _ values: [Value],
        at place: Location
    )
        throws -> Value
    {
        do {
            guard case .instance(let instance) = receiver, let object = instance.object else { return receiver }
            var base: Any = object
            _ = try object.link.making { try callable.body(&base, arguments(callable, values, place)) }
            try runner.checkTrap()
            return receiver
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    /// Returns faster code for the call of a function; nil if there is none.
    func direct(_ declaration: Declaration, _ codes: [((Activation) throws -> Value)?], _ place: Location) throws
        -> Code?
    {
        nil
    }
}

/// The members of option sets and sets of characters of registered types.
extension Library {
    /// Returns the result of a method of such a set; nil for other values and methods.
    func nativeOptionMethod(_ method: Declaration, _ receiver: inout Value, _ arguments: [Value?]) -> Value? {
        guard method.owner?.name == "OptionSet" || method.owner?.name == "SetAlgebra",
            case .native(let native) = receiver, let set = native.base as? any SetAlgebra,
            case .native(let other)? = arguments.first ?? nil
        else { return nil }
        return call(method.name, on: set, other.base) {
            receiver = .native(NativeValue($0, type: native.type))
        } made: {
            .native(NativeValue($0, type: native.type))
        }
    }

    private func call<Options: SetAlgebra>(
        _ name: String,
        on set: Options,
        _ argument: Any,
        change: (Options) -> Void,
        made: (Options) -> Value
    ) -> Value? {
        guard let other = argument as? Options else { return nil }
        switch name {
        case "contains", "isSuperset": return .bool(other.isSubset(of: set))
        case "isSubset": return .bool(set.isSubset(of: other))
        case "isStrictSubset": return .bool(set.isStrictSubset(of: other))
        case "isStrictSuperset": return .bool(set.isStrictSuperset(of: other))
        case "isDisjoint": return .bool(set.isDisjoint(with: other))
        case "union": return made(set.union(other))
        case "intersection": return made(set.intersection(other))
        case "symmetricDifference": return made(set.symmetricDifference(other))
        case "subtracting": return made(set.subtracting(other))
        case "formUnion": change(set.union(other))
        case "formIntersection": change(set.intersection(other))
        case "formSymmetricDifference": change(set.symmetricDifference(other))
        case "subtract": change(set.subtracting(other))
        case "insert":
            let isNew = !other.isSubset(of: set)
            change(set.union(other))
            let member = made(isNew ? other : set.intersection(other))
            return .tuple([.init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", member)])
        case "remove":
            let removed = set.intersection(other)
            change(set.subtracting(other))
            return removed.isEmpty ? .nil : .present(made(removed))
        default: return nil
        }
        return .void
    }
}

/// The properties of the standard library that depend on types, or that no table has.
extension Library {
    func propertyIntrinsic(_ property: Declaration, of base: Value, _ type: Type, at place: Location) throws -> Value? {
        if let integers = type.integers, let result = self.property(property.name, of: base, as: integers) {
            return result
        }
        if let result = realProperty(property.name, of: base, type) { return result }
        if let result = try collectionProperty(property, of: base, type, at: place) { return result }
        if let result = rangeProperty(property, of: base) { return result }
        switch (property.name, base) {
        case ("lazy", _):
            return base.lazyValue == nil ? lazyView(of: base, type, at: place) : base
        case ("hashValue", _): return .int(base.hashNumber)
        case ("localizedDescription", .native(let native)) where native.base is NSError:
            return (native.base as? NSError).map { .string($0.localizedDescription) }
        case ("localizedDescription", _):
            if let text = try errorDescription(base, type, at: place) { return text }
            return .string(try runner.printer.checked(base, type))
        case ("stringValue", _), ("intValue", _): return try codingProperty(property.name, of: base)
        case ("description", .double(let number)) where number.isNaN: return .string("nan")
        case ("description", _) where property.owner?.isProtocol == false || isDescription(property),
            ("debugDescription", _):
            return .string(runner.printer.text(base, type, isDebug: property.name != "description"))
        case ("description", .int), ("description", .double), ("description", .bool), ("description", .string):
            return .string(runner.printer.text(base, type, isDebug: false))
        case ("lowerBound", .range(let range)): return range.lower
        case ("upperBound", .range(let range)): return range.upper
        case ("isEmpty", .range(let range)):
            guard let lower = range.lower, let upper = range.upper, !range.isClosed else { return .bool(false) }
            return .bool(try runner.areEqual(lower, .any, upper, .any, at: place))
        case ("isEmpty", .native(let native)) where native.base is any SetAlgebra:
            return (native.base as? any SetAlgebra).map { .bool($0.isEmpty) }
        case ("count", .native(let native)), ("isEmpty", .native(let native)), ("first", .native(let native)),
            ("last", .native(let native)):
            guard let own = native.base as? LazyValue else { return nil }
            return try lazyProperty(property.name, own)
        case ("isEmpty", .instance(let instance)) where property.owner?.name == "SetAlgebra":
            return .bool(rawBits(.instance(instance)) == 0)
        case ("rawValue", .instance(let instance)):
            return instance.caseName == nil ? nil : try runner.read(property, of: base, type, at: place)
        case ("count", _), ("isEmpty", _), ("first", _), ("last", _):
            guard property.owner?.isProtocol == true, property.owner?.code == nil,
                table.types[property.owner?.name ?? ""] == nil
            else { return nil }
            if case .range = base { return nil }
            return try self.property(property.name, of: try elements(base, type))
        default: return nil
        }
    }

    private func isDescription(_ property: Declaration) -> Bool {
        ["BinaryInteger", "CodingKey", "CustomStringConvertible"].contains(property.owner?.name)
    }

    func property(_ name: String, of values: [Value]) throws -> Value? {
        switch name {
        case "count": .int(values.count)
        case "isEmpty": .bool(values.isEmpty)
        case "first": values.first.map { .present($0) } ?? .nil
        case "last": values.last.map { .present($0) } ?? .nil
        default: nil
        }
    }

    func staticPropertyIntrinsic(_ property: Declaration, _ type: Type) throws -> Value? {
        guard let nominal = type.nominal else { return nil }
        if let integers = type.integers { return staticProperty(property.name, of: integers) }
        if nominal.code != nil, property.name == "zero", property.owner?.name == "AdditiveArithmetic" {
            return try literal(.int(0), type, .integer, at: .nowhere)
        }
        return realStaticProperty(property.name, type)
    }

    /// Returns the description that an error of a source declares.
    private func errorDescription(_ value: Value, _ type: Type, at place: Location) throws -> Value? {
        let own = runner.types.dynamicType(of: value, type)
        guard let kind = runner.interfaces.nominal("LocalizedError"), runner.types.conforms(own, to: kind),
            let requirement = runner.interfaces.members("errorDescription", of: kind).first(where: \.isRequirement),
            let witness = runner.types.witness(of: requirement, in: own), witness.declaration.source != nil,
            case .present(let text) = try runner.read(
                witness.declaration,
                of: runner.types.opened(value),
                witness.selfType,
                at: place
            )
        else { return nil }
        return text
    }
}
