import Foundation

/// A Swift type that interpreter values convert to and from without registration.
package protocol ValueConvertible {
    /// Converts a value; throws a ``BindingError`` if it is not of this type.
    static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Self
    /// Returns the interpreter's value.
    func toValue(in table: BindingTable, declared: WrittenType?) -> Value
}

/// A Swift type with a spelling that is known without registration.
protocol TypeDescribing {
    static func typeRef(in table: BindingTable) -> WrittenType?
}

extension Value: ValueConvertible {
    /// Returns the value itself.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) -> Value { value }
    /// Returns the value itself.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { self }
}

extension Bool: ValueConvertible, TypeDescribing {
    /// Converts a Boolean.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Bool {
        guard case .bool(let value) = value else { throw BindingError.mismatch(value, "Bool") }
        return value
    }
    /// Returns a Boolean.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { .bool(self) }
    static func typeRef(in table: BindingTable) -> WrittenType? { "Bool" }
}

extension Int: ValueConvertible, TypeDescribing {
    /// Converts an integer.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Int {
        guard case .int(let value) = value else { throw BindingError.mismatch(value, "Int") }
        return value
    }
    /// Returns an integer.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { .int(self) }
    static func typeRef(in table: BindingTable) -> WrittenType? { "Int" }
}

extension Double: ValueConvertible, TypeDescribing {
    /// Converts a number, including an integer.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Double {
        switch value {
        case .double(let value): return value
        case .int(let value): return Double(value)
        default: throw BindingError.mismatch(value, "Double")
        }
    }
    /// Returns a number.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { .double(self) }
    static func typeRef(in table: BindingTable) -> WrittenType? { "Double" }
}

extension CGFloat: ValueConvertible, TypeDescribing {
    /// Converts a number, including an integer.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> CGFloat {
        CGFloat(try Double.fromValue(value, in: table, declared: declared))
    }
    /// Returns a number.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { .double(Double(self)) }
    static func typeRef(in table: BindingTable) -> WrittenType? { "CGFloat" }
}

extension Float: ValueConvertible, TypeDescribing {
    /// Converts a number, including an integer.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Float {
        Float(try Double.fromValue(value, in: table, declared: declared))
    }
    /// Returns a number.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { .double(Double(self)) }
    static func typeRef(in table: BindingTable) -> WrittenType? { "Float" }
}

extension String: ValueConvertible, TypeDescribing {
    /// Converts a string, or a part of one.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> String {
        guard let text = value.string else { throw BindingError.mismatch(value, "String") }
        return text
    }
    /// Returns a string.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value { .string(self) }
    static func typeRef(in table: BindingTable) -> WrittenType? { "String" }
}

extension Optional: ValueConvertible, TypeDescribing {
    /// Converts an optional.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Wrapped? {
        guard let value = value.wrapped else { return nil }
        return try table.convert(value, to: Wrapped.self, declared: declared?.unwrapped)
    }
    /// Returns an optional.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value {
        guard let value = self else { return .nil }
        return .present(table.value(from: value, declared: declared?.unwrapped))
    }
    static func typeRef(in table: BindingTable) -> WrittenType? {
        table.typeRef(for: Wrapped.self).map { .optional($0) }
    }
}

/// A list that the parts collected by a result builder convert to.
protocol PartsConvertible {
    /// Converts the parts, those that stay together at once.
    static func fromParts(_ parts: CollectedParts.Kept, in table: BindingTable, declared: WrittenType?) throws -> Self
}

extension Array: ValueConvertible, TypeDescribing, PartsConvertible {
    /// Converts an array.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> [Element] {
        guard case .array(let values) = value else { throw BindingError.mismatch(value, "array") }
        let element = elementType(declared)
        return try NativeValue.converted(values) { try table.convert($0, to: Element.self, declared: element) }
    }
    static func fromParts(_ parts: CollectedParts.Kept, in table: BindingTable, declared: WrittenType?) throws -> Self {
        let element = elementType(declared)
        return try parts.converted { try table.convert($0, to: Element.self, declared: element) }
    }
    /// Returns the type of the elements of an array, or of one that a result builder makes.
    private static func elementType(_ declared: WrittenType?) -> WrittenType? {
        if let result = declared?.function?.result, case .array(let type) = result { return type }
        if case .array(let type)? = declared?.unwrapped { return type }
        return nil
    }
    /// Returns an array.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value {
        var element: WrittenType?
        if case .array(let type)? = declared?.unwrapped { element = type }
        return .array(map { table.value(from: $0, declared: element) })
    }
    static func typeRef(in table: BindingTable) -> WrittenType? {
        table.typeRef(for: Element.self).map { .array($0) }
    }
}

extension Set: ValueConvertible, TypeDescribing {
    /// Converts a set or an array.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> Set<Element>
    {
        Set(try Value.elements(of: value).map { try table.convert($0, to: Element.self, declared: nil) })
    }
    /// Returns a set, ordered by the descriptions of its elements.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value {
        table.setValue(ValueSet(sorted { "\($0)" < "\($1)" }.map { table.value(from: $0, declared: nil) }))
    }
    static func typeRef(in table: BindingTable) -> WrittenType? {
        table.typeRef(for: Element.self).map { WrittenType.generic("Set", $0) }
    }
}

extension ClosedRange: ValueConvertible {
    /// Converts a closed range.
    package static func fromValue(
        _ value: Value,
        in table: BindingTable,
        declared: WrittenType?
    ) throws -> ClosedRange<Bound> {
        guard case .range(let range) = value, range.isClosed, let lower = range.lower, let upper = range.upper else {
            throw BindingError.mismatch(value, "ClosedRange")
        }
        let low = try table.convert(lower, to: Bound.self, declared: nil)
        let high = try table.convert(upper, to: Bound.self, declared: nil)
        guard low <= high else { throw BindingError("range requires lowerBound <= upperBound") }
        return low...high
    }
    /// Returns a closed range.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value {
        .range(
            RangeValue(
                lower: table.value(from: lowerBound, declared: nil),
                upper: table.value(from: upperBound, declared: nil),
                isClosed: true
            )
        )
    }
}

extension AnyHashable: ValueConvertible, TypeDescribing {
    /// Converts any value that can be compared: numbers, strings, Booleans, enum cases, hashable native values.
    package static func fromValue(_ value: Value, in table: BindingTable, declared: WrittenType?) throws -> AnyHashable
    {
        switch value {
        case .bool(let value): return AnyHashable(value)
        case .int(let value): return AnyHashable(value)
        case .double(let value): return AnyHashable(value)
        case .string(let value): return AnyHashable(value)
        case .native(let value):
            if let slice = value.base as? ArraySlice<Value> {
                return AnyHashable(try slice.map { try fromValue($0, in: table, declared: nil) })
            }
            if let text = value.base as? Substring { return AnyHashable(String(text)) }
            if let hashable = value.base as? any Hashable { return AnyHashable(hashable) }
        case .instance(let value):
            // Objects are compared by identity; their contents can form cycles.
            if value.type.isClass {
                let identity = value.object.map { ObjectIdentifier($0) } ?? ObjectIdentifier(value)
                return AnyHashable(ValueKey(instance: value, parts: [identity]))
            }
            let parts = try value.fields.map { try fromValue($0, in: table, declared: nil) }
            return AnyHashable(ValueKey(instance: value, parts: parts))
        case .erased(let erased):
            return AnyHashable(ValueKey(erased, part: try fromValue(erased.value, in: table, declared: nil)))
        case .present(let value): return try fromValue(value, in: table, declared: nil)
        case .array(let values):
            return AnyHashable(try values.map { try fromValue($0, in: table, declared: nil) })
        default: break
        }
        throw BindingError.mismatch(value, "AnyHashable")
    }
    /// Returns the wrapped value.
    package func toValue(in table: BindingTable, declared: WrittenType?) -> Value {
        if let key = base as? ValueKey { return key.value }
        return table.value(from: base, declared: nil)
    }
    static func typeRef(in table: BindingTable) -> WrittenType? { "AnyHashable" }
}

extension BindingError {
    /// Returns the error for a value of an unexpected type.
    static func mismatch(_ value: Value, _ expected: String) -> BindingError {
        if case .present = value {
            return BindingError(
                "value of optional type '\(value.typeName)' must be unwrapped to a value of type '\(expected)'",
                fix: "give a default with '??', or take the value out with 'if let'"
            )
        }
        return BindingError("cannot convert value of type '\(value.typeName)' to expected argument type '\(expected)'")
    }
}

/// A hashable wrapper of a value for native code, which keeps the value and its type; its description is what Swift would
/// print.
struct ValueKey: Hashable, CustomStringConvertible {
    /// The value.
    let value: Value
    private let typeName: String
    private let caseKey: String?
    private let parts: [AnyHashable]
    let description: String

    init(instance: Instance, parts: [AnyHashable]) {
        value = .instance(instance)
        typeName = instance.type.name
        caseKey = instance.caseKey
        self.parts = parts
        description = value.interpolated
    }

    /// Creates a key of a value that does not tell its type.
    init(_ erased: ErasedValue, part: AnyHashable) {
        value = .erased(erased)
        typeName = erased.type.description
        caseKey = nil
        parts = [part]
        description = erased.value.interpolated
    }

    static func == (left: ValueKey, right: ValueKey) -> Bool {
        left.typeName == right.typeName && left.caseKey == right.caseKey && left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(typeName)
        hasher.combine(caseKey)
        hasher.combine(parts)
    }
}
