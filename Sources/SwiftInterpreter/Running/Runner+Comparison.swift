import Foundation

/// Equality and order of values by their types.
extension Runner {
    /// Returns true if two values are equal, by `==` of their type.
    func areEqual(_ a: Value, _ type: Type, _ b: Value, _ other: Type, at place: Location) throws -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.int(let a), .double(let b)): return Double(a) == b
        case (.double(let a), .int(let b)): return a == Double(b)
        case (.string(let a), .string(let b)): return a == b
        case (.bool(let a), .bool(let b)): return a == b
        case (.void, .void), (.nil, .nil): return true
        case (.present(let a), .present(let b)):
            return try areEqual(a, type.wrapped ?? type, b, other.wrapped ?? other, at: place)
        case (.nil, .present), (.present, .nil): return false
        case (.present(let a), _): return try areEqual(a, type.wrapped ?? type, b, other, at: place)
        case (_, .present(let b)): return try areEqual(a, type, b, other.wrapped ?? other, at: place)
        case (.nil, _), (_, .nil): return false
        case (.array(let a), .array(let b)):
            try budget.enter()
            defer { budget.leave() }
            guard a.count == b.count else { return false }
            // Arrays with the same storage are equal, whatever is in it.
            if a.withUnsafeBufferPointer({ own in b.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }) {
                return true
            }
            try budget.count(1 + a.count / Budget.readElementsPerStep)
            let element = lookup.associated("Element", of: type) ?? .any
            for (left, right) in zip(a, b) where !(try areEqual(left, element, right, element, at: place)) {
                return false
            }
            return true
        case (.tuple(let a), .tuple(let b)):
            for (index, fields) in zip(a, b).enumerated() {
                var element = Type.any
                if case .tuple(let types) = type.form, index < types.count { element = types[index].type }
                if !(try areEqual(fields.0.value, element, fields.1.value, element, at: place)) { return false }
            }
            return a.count == b.count
        case (.erased, _), (_, .erased):
            let (left, right) = (types.dynamicType(of: a, .any), types.dynamicType(of: b, .any))
            guard left == right else { return areEqualNumbers(types.opened(a), left, types.opened(b), right) }
            return try areEqual(types.opened(a), left, types.opened(b), right, at: place)
        case (.instance, .instance): return try areEqualInstances(a, type, b, at: place)
        case (.type(let a), .type(let b)): return types.type(of: a) == types.type(of: b)
        case (.native(let left), .native(let right)):
            if let one = left.base as? KeyPathObject, let other = right.base as? KeyPathObject {
                return one == other
            }
            if let one = left.base as? LibraryCase, let other = right.base as? LibraryCase {
                guard one.name == other.name else { return false }
                for (first, second) in zip(one.values, other.values)
                where !(try areEqual(first, .any, second, .any, at: place)) { return false }
                return true
            }
            return a.isEqual(to: b) ?? false
        default: return a.isEqual(to: b) ?? false
        }
    }

    private func areEqualInstances(_ a: Value, _ type: Type, _ b: Value, at place: Location) throws -> Bool {
        guard case .instance(let left) = a, case .instance(let right) = b else { return false }
        // What an `AnyHashable` holds is compared by its own type.
        let held = type.nominal?.name == "AnyHashable" ? Type.any : type
        let (own, another) = (types.dynamicType(of: a, held), types.dynamicType(of: b, held))
        guard own == another || haveCommonClass(own, another) else { return false }
        if let result = try declaredComparison("==", a, b, own, at: place) { return result }
        if let one = left.object as? NSObject { return one.isEqual(right.object) }
        try budget.step()
        try budget.enter()
        defer { budget.leave() }
        guard own == another, left.caseKey == right.caseKey else { return left === right }
        if left.type.isClass { return left === right }
        let parts = fieldTypes(of: left, own)
        for (index, fields) in zip(left.fields, right.fields).enumerated() {
            let part = index < parts.count ? parts[index] : .any
            if !(try areEqual(fields.0, part, fields.1, part, at: place)) { return false }
        }
        return true
    }

    /// Returns true for equal numbers of different types, which are equal as values of `AnyHashable`.
    private func areEqualNumbers(_ a: Value, _ type: Type, _ b: Value, _ other: Type) -> Bool {
        func isNumber(_ type: Type) -> Bool { type.integers != nil || type.isReal }
        guard isNumber(type), isNumber(other) else { return false }
        return a.isEqual(to: b) ?? false
    }

    /// Returns true for classes that inherit from the same class, or are it.
    private func haveCommonClass(_ type: Type, _ other: Type) -> Bool {
        func root(_ type: Type) -> Nominal? {
            var current = type
            while let above = lookup.superclass(of: current) { current = above }
            return current.nominal
        }
        return lookup.isClass(type) && lookup.isClass(other) && root(type) === root(other)
    }

    /// Returns the types of the stored properties or associated values of an instance.
    func fieldTypes(of instance: Instance, _ type: Type) -> [Type] {
        guard case .nominal(let nominal, let arguments) = type.form else { return [] }
        let own: [Type]
        if let enumCase = instance.enumCase {
            own = enumCase.parameters.map(\.type)
        } else {
            own = types.layout(of: nominal).stored.map(\.result)
        }
        return own.map { lookup.reduced($0.substituting(nominal.generics.parameters, arguments)) }
    }

    /// Returns the result of a comparison that source declares for a type; nil if it declares none.
    private func declaredComparison(_ name: String, _ a: Value, _ b: Value, _ type: Type, at place: Location) throws
        -> Bool?
    {
        let kind = name == "<" ? "Comparable" : "Equatable"
        guard case (let witness, let owner)? = sourceWitness(name, of: kind, type) else { return nil }
        var arguments: [Value?] = [a, b]
        let own = witness.declaration.generics.parameters.map { _ in owner }
        let result: Value
        if witness.declaration.owner == nil {
            result = try callFree(witness.declaration, &arguments, own, at: place)
        } else {
            result = try callStatic(witness.declaration, owner, &arguments, own, isExact: true, at: place)
        }
        if case .bool(let answer) = result { return answer }
        return nil
    }

    /// Returns true if a value comes before another one, by `<` of their type.
    func isLess(_ a: Value, _ b: Value, _ type: Type, at place: Location) throws -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): return a < b
        case (.double(let a), .double(let b)): return a < b
        case (.int(let a), .double(let b)): return Double(a) < b
        case (.double(let a), .int(let b)): return a < Double(b)
        case (.string(let a), .string(let b)): return a < b
        case (.tuple(let a), .tuple(let b)):
            for (index, fields) in zip(a, b).enumerated() {
                var element = Type.any
                if case .tuple(let types) = type.form, index < types.count { element = types[index].type }
                if try isLess(fields.0.value, fields.1.value, element, at: place) { return true }
                if try isLess(fields.1.value, fields.0.value, element, at: place) { return false }
            }
            return false
        case (.instance(let left), .instance(let right)):
            let own = types.dynamicType(of: a, type)
            if let result = try declaredComparison("<", a, b, own, at: place) { return result }
            if let distance = try library.strideOrder(a, b, own, at: place) {
                return try isLess(
                    library.zero(like: distance),
                    distance,
                    lookup.associated("Stride", of: own) ?? .any,
                    at: place
                )
            }
            return try isLessCase(left, right, own, at: place)
        case (.erased, _), (_, .erased):
            return try isLess(types.opened(a), types.opened(b), types.type(of: a), at: place)
        case (.native, _) where a.substring != nil, (_, .native) where b.substring != nil:
            return a.characters < b.characters
        case (.native(let left), .native(let right)):
            if let one = left.base as? any Comparable { return isLess(one, right.base) }
            return false
        case (.int, .native): return b.largeInteger != nil
        default: return false
        }
    }

    /// Returns true if a value does not come before another one; what is not a number is not ordered.
    func isAtLeast(_ a: Value, _ b: Value, _ type: Type, at place: Location) throws -> Bool {
        if let a = a.number, let b = b.number, a.isNaN || b.isNaN { return false }
        return !(try isLess(a, b, type, at: place))
    }

    private func isLess<C: Comparable>(_ a: C, _ b: Any) -> Bool { (b as? C).map { a < $0 } ?? false }

    /// The order of enum cases that the compiler makes.
    private func isLessCase(_ a: Instance, _ b: Instance, _ type: Type, at place: Location) throws -> Bool {
        let order = a.type.cases.map(\.heading.labelledName)
        guard let first = a.caseKey.flatMap({ order.firstIndex(of: $0) }),
            let second = b.caseKey.flatMap({ order.firstIndex(of: $0) })
        else { throw BindingError("values of type '\(type)' have no order") }
        guard first == second else { return first < second }
        let parts = fieldTypes(of: a, type)
        for (index, fields) in zip(a.fields, b.fields).enumerated() {
            let part = index < parts.count ? parts[index] : .any
            if try isLess(fields.0, fields.1, part, at: place) { return true }
            if try isLess(fields.1, fields.0, part, at: place) { return false }
        }
        return false
    }
}
