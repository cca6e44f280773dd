/// A collection of a type that source declares, or a slice of one, used through the requirements of its protocols.
struct DeclaredCollection {
    let library: Library
    /// The collection that source declares.
    var base: Value
    /// The type of the collection that source declares.
    let type: Type
    /// The bounds of a slice.
    var bounds: (lower: Value, upper: Value)?
    let place: Location

    private var runner: Runner { library.runner }

    /// The collection, or the slice, as a value.
    var value: Value {
        guard let bounds else { return base }
        let slice = CollectionSlice(base: base, type: type, lower: bounds.lower, upper: bounds.upper)
        return .native(NativeValue(slice, type: CollectionSlice.nativeType))
    }

    // MARK: - Requirements

    private func requirement(_ kind: String, _ name: String, _ parameters: [String] = []) throws -> Declaration {
        if let found = library.collections.find(kind, name, parameters) { return found }
        throw BindingError("'\(kind).\(name)' is not available here")
    }

    /// Calls the method with which source satisfies a requirement; returns nil if the default of the protocol does.
    private func declared(_ kind: String, _ parameters: [String], _ arguments: [Value]) throws -> Value? {
        guard conforms(to: kind), let requirement = library.collections.find(kind, "index", parameters) else {
            return nil
        }
        return try call(requirement, arguments)
    }

    private func call(_ requirement: Declaration, _ arguments: [Value]) throws -> Value? {
        guard let witness = runner.sourceWitness(of: requirement, in: type) else { return nil }
        var (receiver, values) = (base, arguments.map { Optional($0) })
        return try runner.call(witness.declaration, on: &receiver, witness.selfType, &values, [], at: place)
    }

    func conforms(to kind: String) -> Bool {
        runner.interfaces.nominal(kind).map { runner.types.conforms(type, to: $0) } ?? false
    }

    func associated(_ name: String) -> Type { runner.lookup.associated(name, of: type) ?? .any }

    /// True if the distance between two indices is known from the indices.
    private var hasCountedIndices: Bool { associated("Indices").nominal?.name == "Range" }

    // MARK: - Indices

    func start() throws -> Value {
        if let bounds { return bounds.lower }
        return try runner.read(try requirement("Collection", "startIndex"), of: base, type, at: place)
    }

    func end() throws -> Value {
        if let bounds { return bounds.upper }
        return try runner.read(try requirement("Collection", "endIndex"), of: base, type, at: place)
    }

    func areEqual(_ a: Value, _ b: Value) throws -> Bool {
        let index = associated("Index")
        return try runner.areEqual(a, index, b, index, at: place)
    }

    func isLess(_ a: Value, _ b: Value) throws -> Bool { try runner.isLess(a, b, associated("Index"), at: place) }

    func index(after index: Value) throws -> Value {
        try declared("Collection", ["after"], [index]) ?? advanced(index, by: 1, "index(after:)")
    }

    func index(before index: Value) throws -> Value {
        try declared("BidirectionalCollection", ["before"], [index]) ?? advanced(index, by: -1, "index(before:)")
    }

    /// Returns an index moved by what a strideable index is advanced by.
    private func advanced(_ index: Value, by count: Int, _ name: String) throws -> Value {
        if case .int(let number) = index { return .int(number + count) }
        guard let advance = library.collections.find("Strideable", "advanced", ["by"]), hasCountedIndices else {
            throw BindingError("'\(type).\(name)' is not available here")
        }
        var (receiver, arguments) = (index, [Optional(Value.int(count))])
        return try runner.call(advance, on: &receiver, associated("Index"), &arguments, [], at: place)
    }

    func index(_ index: Value, offsetBy count: Int) throws -> Value {
        if let found = try declared("Collection", ["i", "offsetBy"], [index, .int(count)]) { return found }
        if hasCountedIndices { return try advanced(index, by: count, "index(_:offsetBy:)") }
        var index = index
        for _ in 0..<max(0, count) { index = try step(self.index(after: index)) }
        guard count < 0 else { return index }
        guard conforms(to: "BidirectionalCollection") else {
            throw failure("only BidirectionalCollections can be advanced by a negative amount")
        }
        for _ in 0..<(-count) { index = try step(self.index(before: index)) }
        return index
    }

    /// Returns the index at an offset; nil if the limit lies before it.
    func index(_ index: Value, offsetBy count: Int, limitedBy limit: Value) throws -> Value? {
        if let found = try declared("Collection", ["i", "offsetBy", "limitedBy"], [index, .int(count), limit]) {
            if case .present(let inner) = found { return inner }
            return nil
        }
        if hasCountedIndices {
            let way = try distance(from: index, to: limit)
            if count > 0 ? way >= 0 && way < count : way <= 0 && count < way { return nil }
            return try self.index(index, offsetBy: count)
        }
        var index = index
        for _ in 0..<abs(count) {
            if try areEqual(index, limit) { return nil }
            index = try step(count > 0 ? self.index(after: index) : self.index(before: index))
        }
        return index
    }

    func distance(from start: Value, to end: Value) throws -> Int {
        if let requirement = library.collections.find("Collection", "distance", ["from", "to"]),
            case .int(let count)? = try call(requirement, [start, end])
        {
            return count
        }
        if hasCountedIndices, case .int(let lower) = start, case .int(let upper) = end { return upper - lower }
        let isBackward = try isLess(end, start)
        if isBackward, !conforms(to: "BidirectionalCollection") {
            throw failure("only BidirectionalCollections can have end come before start")
        }
        var (index, count) = (isBackward ? end : start, 0)
        let last = isBackward ? start : end
        while !(try areEqual(index, last)) {
            index = try step(self.index(after: index))
            count += 1
        }
        return isBackward ? -count : count
    }

    /// Counts a step of a loop, and returns its result.
    private func step(_ value: Value) throws -> Value {
        try runner.budget.step()
        return value
    }

    func failure(_ message: DiagnosticMessage) -> Diagnostic { runner.failure(message, at: place.offset, place.source) }

    // MARK: - Elements

    func isEmpty() throws -> Bool { try areEqual(start(), end()) }

    func element(at index: Value) throws -> Value {
        if bounds != nil { try check(index) }
        let requirement = try requirement("Collection", "subscript", ["position"])
        var receiver = base
        return try runner.callSubscript(requirement, on: &receiver, type, [index], [], at: place)
    }

    mutating func setElement(at index: Value, to new: Value) throws {
        if bounds != nil { try check(index) }
        let requirement = try requirement("MutableCollection", "subscript", ["position"])
        try runner.setElement(requirement, of: &base, type, [index], [], new, at: place)
    }

    /// Throws for an index outside of a slice.
    private func check(_ index: Value) throws {
        if try isLess(index, start()) { throw failure("out of bounds: index < startIndex") }
        if !(try isLess(index, end())) { throw failure("out of bounds: index >= endIndex") }
    }

    /// Returns a function that returns the elements one after the other.
    func iterate() throws -> () throws -> Value? {
        var index = try start()
        return {
            if try areEqual(index, end()) { return nil }
            let result = try element(at: index)
            index = try self.index(after: index)
            return result
        }
    }

    /// Returns a function that returns the elements one after the other, the last one first.
    func iterateBackward() throws -> () throws -> Value? {
        var index = try end()
        return {
            if try areEqual(index, start()) { return nil }
            index = try self.index(before: index)
            return try element(at: index)
        }
    }

    func indices() throws -> Value {
        let (first, last) = (try start(), try end())
        if hasCountedIndices { return .range(RangeValue(lower: first, upper: last, isClosed: false)) }
        return .array(try allIndices())
    }

    func allIndices() throws -> [Value] {
        var (index, result) = (try start(), [Value]())
        while !(try areEqual(index, end())) {
            result.append(index)
            index = try step(self.index(after: index))
        }
        return result
    }

    // MARK: - Slices

    /// Returns the bounds that a range expression has in the collection.
    func bounds(of range: Value) throws -> (lower: Value, upper: Value) {
        guard case .range(let range) = range else { return (try start(), try end()) }
        var upper = try range.upper ?? end()
        if range.isClosed { upper = try index(after: upper) }
        return (try range.lower ?? start(), upper)
    }

    /// Returns a part: as source declares it, or a slice that shares the indices.
    func slice(_ lower: Value, _ upper: Value) throws -> Value {
        if bounds == nil {
            let range = Value.range(RangeValue(lower: lower, upper: upper, isClosed: false))
            let requirement = try requirement("Collection", "subscript", ["bounds"])
            if let witness = runner.sourceWitness(of: requirement, in: type) {
                var receiver = base
                return try runner.callSubscript(
                    witness.declaration,
                    on: &receiver,
                    witness.selfType,
                    [range],
                    [],
                    at: place
                )
            }
        }
        if try isLess(lower, start()) || isLess(end(), upper) { throw failure("range is out of bounds") }
        var result = self
        result.bounds = (lower, upper)
        return result.value
    }

    /// Sets the elements of a part to those of a sequence of the same length.
    mutating func setSlice(_ bounds: (lower: Value, upper: Value), to elements: [Value]) throws {
        var (index, rest) = (bounds.lower, elements[...])
        while !(try areEqual(index, bounds.upper)) {
            guard let next = rest.popFirst() else {
                throw failure(
                    "cannot replace a slice of a MutableCollection with a slice of a smaller size"
                )
            }
            try setElement(at: index, to: next)
            index = try step(self.index(after: index))
        }
        guard rest.isEmpty else {
            throw failure("cannot replace a slice of a MutableCollection with a slice of a larger size")
        }
    }
}

/// A part of a collection that source declares, which has the indices of the collection.
final class CollectionSlice {
    let base: Value
    /// The type of the collection.
    let type: Type
    let lower: Value
    let upper: Value

    init(base: Value, type: Type, lower: Value, upper: Value) {
        (self.base, self.type) = (base, type)
        (self.lower, self.upper) = (lower, upper)
    }

    static var nativeType: NativeType { OwnTypes.all.slice }
}

/// The types of values that the interpreter makes for itself, which no table registers.
// Unchecked, as these types get no members: nothing changes them after they are made.
struct OwnTypes: @unchecked Sendable {
    static let all = OwnTypes()

    let lazy = NativeType(name: "Array")
    let slice = NativeType(name: "Slice")
    let weak = NativeType(name: "weak")
}

extension Value {
    /// The slice of a declared collection; nil for other values.
    var collectionSlice: CollectionSlice? {
        guard case .native(let native) = self, native.type === CollectionSlice.nativeType else { return nil }
        return native.base as? CollectionSlice
    }
}
