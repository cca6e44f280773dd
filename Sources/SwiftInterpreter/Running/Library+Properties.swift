import Foundation

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
