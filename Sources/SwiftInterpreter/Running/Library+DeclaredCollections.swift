/// The members that the protocols give to collections of types that source declares, and to slices of them.
extension Library {
    /// Returns a value as a collection; nil if it is none that source declares.
    func declaredCollection(_ value: Value, _ type: Type, at place: Location) -> DeclaredCollection? {
        if let slice = value.collectionSlice {
            return DeclaredCollection(
                library: self,
                base: slice.base,
                type: slice.type,
                bounds: (slice.lower, slice.upper),
                place: place
            )
        }
        guard case .instance = value, let kind = runner.interfaces.nominal("Collection") else { return nil }
        let own = runner.types.dynamicType(of: value, type)
        guard runner.types.conforms(own, to: kind) else { return nil }
        return DeclaredCollection(library: self, base: value, type: own, place: place)
    }

    /// Returns the collection that a member of a protocol of collections is used on; nil for other members.
    func declaredCollection(_ member: Declaration, of value: Value, _ type: Type, at place: Location)
        -> DeclaredCollection?
    {
        switch value {
        case .instance: break
        case .native(let native) where native.type === CollectionSlice.nativeType: break
        default: return nil
        }
        guard let owner = member.owner, owner.name == "Slice" || owner.isProtocol && owner.name.hasSuffix("Collection")
        else { return nil }
        return declaredCollection(value, type, at: place)
    }

    // MARK: - Properties

    func collectionProperty(_ property: Declaration, of base: Value, _ type: Type, at place: Location) throws -> Value?
    {
        guard let collection = declaredCollection(property, of: base, type, at: place) else { return nil }
        switch property.name {
        case "startIndex": return try collection.start()
        case "endIndex": return try collection.end()
        case "count": return .int(try collection.distance(from: collection.start(), to: collection.end()))
        case "isEmpty": return .bool(try collection.isEmpty())
        case "indices": return try collection.indices()
        case "first": return try collection.isEmpty() ? .nil : .present(collection.element(at: collection.start()))
        case "last":
            if try collection.isEmpty() { return .nil }
            return .present(try collection.element(at: collection.index(before: collection.end())))
        default: return nil
        }
    }

    // MARK: - Elements

    /// Returns an element or a part of a declared collection or a slice of one; nil for other values.
    func collectionElement(of base: Value, _ type: Type, _ index: Value, at place: Location) throws -> Value? {
        guard let collection = declaredCollection(base, type, at: place) else { return nil }
        switch index {
        case .range, .void:
            let bounds = try collection.bounds(of: index)
            return try collection.slice(bounds.lower, bounds.upper)
        default: return try collection.element(at: index)
        }
    }

    /// Changes an element or a part of a declared collection or a slice of one; returns false for other values.
    func modifyCollection(
        _ base: inout Value,
        _ type: Type,
        _ index: Value,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws -> Bool {
        guard var collection = declaredCollection(base, type, at: place) else { return false }
        base = .void
        defer { base = collection.value }
        switch index {
        case .range, .void:
            let bounds = try collection.bounds(of: index)
            try Place.change(try collection.slice(bounds.lower, bounds.upper), change) { part in
                try collection.setSlice(bounds, to: try elements(part, .any))
            }
        default:
            try Place.change(try collection.element(at: index), change) {
                try collection.setElement(at: index, to: $0)
            }
        }
        return true
    }

    // MARK: - Methods

    /// Calls a method on a collection that source declares; nil for those that only need its elements.
    func collectionMethod(
        _ method: Declaration,
        _ receiver: inout Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard var collection = declaredCollection(method, of: receiver, type, at: place) else { return nil }
        let values = arguments.map { $0 ?? .void }
        if method.isMutating {
            // The receiver does not share what is changed.
            receiver = .void
            defer { receiver = collection.value }
            if let part = try changeSlice(method, collection, values) {
                if let rest = declaredCollection(part.rest, type, at: place) { collection = rest }
                return part.result
            }
            return try change(method, &collection, values)
        }
        return try indexMethod(method, collection, values) ?? part(method, collection, values)
            ?? search(method, collection, values)
    }

    private func indexMethod(_ method: Declaration, _ collection: DeclaredCollection, _ values: [Value]) throws
        -> Value?
    {
        switch (method.labelledName, values.first, values.dropFirst().first) {
        case ("index(after:)", let index?, _): return try collection.index(after: index)
        case ("index(before:)", let index?, _): return try collection.index(before: index)
        case ("index(_:offsetBy:)", let index?, .int(let count)?):
            return try collection.index(index, offsetBy: count)
        case ("index(_:offsetBy:limitedBy:)", let index?, .int(let count)?):
            return try collection.index(index, offsetBy: count, limitedBy: values[2]).map { .present($0) } ?? .nil
        case ("distance(from:to:)", let start?, let end?): return .int(try collection.distance(from: start, to: end))
        default: return nil
        }
    }

    /// Calls a method that returns a part of a collection, or all of it in another order.
    private func part(_ method: Declaration, _ collection: DeclaredCollection, _ values: [Value]) throws -> Value? {
        let first = values.first ?? .void
        let count: Int = if case .int(let number) = first { number } else { 1 }
        switch method.labelledName {
        case "prefix(_:)", "suffix(_:)", "dropFirst(_:)", "dropLast(_:)":
            return try end(method.name, collection, count)
        case "prefix(upTo:)": return try collection.slice(collection.start(), first)
        case "prefix(through:)": return try collection.slice(collection.start(), collection.index(after: first))
        case "suffix(from:)": return try collection.slice(first, collection.end())
        case "prefix(while:)", "drop(while:)":
            guard case .function(let test) = first else { return nil }
            let end = try index(collection) { try !self.isTrue(test, $0) } ?? collection.end()
            return method.name == "prefix"
                ? try collection.slice(collection.start(), end) : try collection.slice(end, collection.end())
        case "split(maxSplits:omittingEmptySubsequences:whereSeparator:)",
            "split(separator:maxSplits:omittingEmptySubsequences:)":
            return try split(method, collection, values)
        case "reversed()":
            let result = lazy { try collection.iterateBackward() }
            result.lazyValue?.base = (collection.value, collection.type)
            return result
        default: return nil
        }
    }

    /// Returns elements at the start or the end of a collection.
    private func end(_ name: String, _ collection: DeclaredCollection, _ count: Int) throws -> Value {
        guard count >= 0 else {
            throw collection.failure("can't \(name.hasPrefix("drop") ? "drop" : "take") a negative number of elements")
        }
        let (start, end) = (try collection.start(), try collection.end())
        switch name {
        case "prefix", "dropFirst":
            let middle = try collection.index(start, offsetBy: count, limitedBy: end) ?? end
            return name == "prefix" ? try collection.slice(start, middle) : try collection.slice(middle, end)
        default:
            let middle: Value
            if collection.conforms(to: "BidirectionalCollection") {
                middle = try collection.index(end, offsetBy: -count, limitedBy: start) ?? start
            } else {
                let rest = max(0, try collection.distance(from: start, to: end) - count)
                middle = try collection.index(start, offsetBy: rest)
            }
            return name == "suffix" ? try collection.slice(middle, end) : try collection.slice(start, middle)
        }
    }

    private func split(_ method: Declaration, _ collection: DeclaredCollection, _ values: [Value]) throws -> Value? {
        let isSeparator: (Value) throws -> Bool
        let options: ArraySlice<Value>
        if method.parameters.first?.label == "separator" {
            let element = collection.associated("Element")
            let (runner, separator, place) = (runner, values[0], collection.place)
            isSeparator = { try runner.areEqual($0, element, separator, element, at: place) }
            options = values.dropFirst()
        } else {
            guard case .function(let test)? = values.last else { return nil }
            isSeparator = { try self.isTrue(test, $0) }
            options = values.dropLast()
        }
        var (maximum, omitsEmpty) = (Int.max, true)
        for option in options {
            if case .int(let number) = option { maximum = number }
            if case .bool(let flag) = option { omitsEmpty = flag }
        }
        var (result, start, index) = ([Value](), try collection.start(), try collection.start())
        let end = try collection.end()
        func add(_ end: Value) throws {
            if try omitsEmpty && collection.areEqual(start, end) { return }
            result.append(try collection.slice(start, end))
        }
        while result.count < maximum, !(try collection.areEqual(index, end)) {
            try runner.budget.step()
            let next = try collection.index(after: index)
            if try isSeparator(collection.element(at: index)) {
                try add(index)
                start = next
            }
            index = next
        }
        try add(end)
        return .array(result)
    }

    // MARK: - Searching

    private func search(_ method: Declaration, _ collection: DeclaredCollection, _ values: [Value]) throws -> Value? {
        let test: (Value) throws -> Bool
        switch (method.labelledName, values.first) {
        case ("firstIndex(of:)", let wanted?), ("lastIndex(of:)", let wanted?):
            let element = collection.associated("Element")
            let (runner, place) = (runner, collection.place)
            test = { try runner.areEqual($0, element, wanted, element, at: place) }
        case ("firstIndex(where:)", .function(let function)?), ("lastIndex(where:)", .function(let function)?),
            ("last(where:)", .function(let function)?):
            test = { try self.isTrue(function, $0) }
        default: return nil
        }
        let found: Value? =
            method.name == "firstIndex" ? try index(collection, test) : try lastIndex(collection, test)
        guard let found else { return .nil }
        return .present(method.name == "last" ? try collection.element(at: found) : found)
    }

    private func index(_ collection: DeclaredCollection, _ test: (Value) throws -> Bool) throws -> Value? {
        var (index, end) = (try collection.start(), try collection.end())
        while !(try collection.areEqual(index, end)) {
            try runner.budget.step()
            if try test(collection.element(at: index)) { return index }
            index = try collection.index(after: index)
            end = try collection.end()
        }
        return nil
    }

    private func lastIndex(_ collection: DeclaredCollection, _ test: (Value) throws -> Bool) throws -> Value? {
        var index = try collection.end()
        let start = try collection.start()
        while !(try collection.areEqual(index, start)) {
            try runner.budget.step()
            index = try collection.index(before: index)
            if try test(collection.element(at: index)) { return index }
        }
        return nil
    }
}

/// The requirements of the protocols of collections, by protocol, name and parameters.
final class CollectionRequirements {
    private let interfaces: Interfaces
    private var known: [Key: Declaration] = [:]

    private struct Key: Hashable {
        var kind: String
        var name: String
        var parameters: [String]
    }

    init(_ interfaces: Interfaces) { self.interfaces = interfaces }

    /// Returns a requirement of a protocol of the standard library.
    ///
    /// - Parameter parameters: The labels of the parameters, or their names where they have none.
    func find(_ kind: String, _ name: String, _ parameters: [String] = []) -> Declaration? {
        let key = Key(kind: kind, name: name, parameters: parameters)
        if let found = known[key] { return found }
        guard let nominal = interfaces.nominal(kind) else { return nil }
        let found = interfaces.members(name, of: nominal).first {
            $0.isRequirement && $0.parameters.map { $0.label ?? $0.name } == parameters
        }
        known[key] = found
        return found
    }
}
