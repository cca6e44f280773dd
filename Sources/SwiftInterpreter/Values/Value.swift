/// A value of an expression.
///
/// A value of optional type is ``nil`` or ``present(_:)``, level by level: `.present(.nil)` is an `Int??` that contains
/// an absent `Int?`. A value becomes optional where Swift wraps it: where the context has optional type (an annotation,
/// a parameter, a result, a property, an element), by `as?`, `try?` and `?.`, by a subscript by key, by a failable
/// initializer, and by functions that return an optional. A literal or branch next to one that may be nil also becomes
/// optional.
///
/// Only `if let`, `!`, `??`, `?.`, patterns, and native code that expects the wrapped type unwrap it. Other uses of an
/// optional are those that a compiler rejects.
package enum Value {
    /// No value: the result of a statement or of a function without result.
    case void
    /// The absent value.
    case `nil`
    /// An optional with a value.
    indirect case present(Value)
    /// A Boolean.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A floating-point number; Double and CGFloat are not distinguished.
    case double(Double)
    /// A string; a Character is a string of one character.
    case string(String)
    /// An array.
    case array([Value])
    /// A dictionary, in insertion order, so that output is deterministic.
    case dictionary(OrderedPairs)
    /// A tuple of two or more elements.
    case tuple([TupleField])
    /// A range of integers or floating-point numbers.
    indirect case range(RangeValue)
    /// A function, closure or method.
    case function(FunctionValue)
    /// A metatype value, as in `Label.self` or before a dot.
    case type(TypeValue)
    /// A value of a type registered in the table of bindings.
    case native(NativeValue)
    /// A value of a struct or enum declared in the interpreted source.
    case instance(Instance)
    /// A value whose static type hides its own, with that type.
    case erased(ErasedValue)
    /// A key path such as `\.backgroundColor`.
    case keyPath([String])

    /// An element of a tuple.
    package struct TupleField {
        /// The label, if any.
        package var label: String?
        /// The element.
        package var value: Value

        /// Creates an element with an optional label.
        package init(label: String? = nil, _ value: Value) {
            self.label = label
            self.value = value
        }
    }

    /// True for the absent value.
    package var isNil: Bool {
        if case .nil = self { return true }
        return false
    }
}

/// A range whose bounds are both integers or both floating-point numbers.
package struct RangeValue {
    /// The lower bound; nil for `...x` and `..<x`.
    package var lower: Value?
    /// The upper bound; nil for `x...`.
    package var upper: Value?
    /// True if the range contains its upper bound.
    package var isClosed: Bool

    /// Creates a range; nil for an end that it does not have.
    package init(lower: Value?, upper: Value?, isClosed: Bool) {
        (self.lower, self.upper, self.isClosed) = (lower, upper, isClosed)
    }
}

/// A value of a registered native type, with the call that created it.
package final class NativeValue {
    // Nil once a conversion contains the value: nearly all elements are held only by the list that they are in.
    private var own: Any?
    /// The registered type, which provides the members.
    package let type: NativeType
    /// The call that created the value, if any.
    package let origin: SourceOrigin?
    /// The results of conversions, so that each use of the value is the same stored element.
    ///
    /// Nothing runs while it is read or changed, so accesses cannot overlap; it is read for each child of each list.
    private var conversions: KeptConversion?

    /// Wraps a Swift value.
    package init(_ base: Any, type: NativeType, origin: SourceOrigin? = nil) {
        own = base
        self.type = type
        self.origin = origin
    }

    /// The Swift value.
    package var base: Any {
        if let own { return own }
        guard var first = conversions else { return () }
        while let next = first.next { first = next }
        return type.described.bridge.recoveries[first.type]?(first.result) ?? ()
    }

    /// Returns the value converted to a type; nil if it was not converted before.
    func converted<T>(to type: T.Type) -> T? {
        (conversion(to: ObjectIdentifier(type)) as? Conversion<T>)?.value
    }

    /// Returns the values converted to a type, and converts those that were not converted before by a function.
    static func converted<T>(_ values: [Value], _ convert: (Value) throws -> T) rethrows -> [T] {
        try values.map { value in
            if case .native(let native) = value, let known = native.converted(to: T.self) { return known }
            return try convert(value)
        }
    }

    /// Returns true if all values are of registered types and keep a conversion to a type.
    static func haveKept<T>(_ type: T.Type, _ values: [Value]) -> Bool {
        values.allSatisfy { value in
            guard case .native(let native) = value else { return false }
            return native.conversion(to: ObjectIdentifier(type)) != nil
        }
    }

    private func conversion(to type: ObjectIdentifier) -> KeptConversion? {
        var current = conversions
        while let conversion = current {
            if conversion.type == type { return conversion }
            current = conversion.next
        }
        return nil
    }

    /// Keeps the value converted to a type.
    ///
    /// - Parameter recover: returns the value in a result; nil if it is not known to contain it.
    func keep<T>(_ result: T, recovering recover: ((Any) -> Any)?) {
        let isFirst = conversions == nil
        conversions = Conversion(result, before: conversions)
        guard isFirst, let own, let recover, Swift.type(of: recover(result)) == Swift.type(of: own) else { return }
        if type.described.bridge.recoveries[ObjectIdentifier(T.self)] == nil {
            type.described.bridge.recoveries[ObjectIdentifier(T.self)] = recover
        }
        self.own = nil
    }

    /// The result of a conversion, with that of an earlier one to another type: a list takes less memory than an array,
    /// and nearly all values have one result.
    private class KeptConversion {
        let type: ObjectIdentifier
        let next: KeptConversion?

        init(_ type: ObjectIdentifier, before next: KeptConversion?) { (self.type, self.next) = (type, next) }

        /// The result.
        var result: Any { () }
    }

    private final class Conversion<T>: KeptConversion {
        let value: T

        override var result: Any { value }

        init(_ value: T, before next: KeptConversion?) {
            self.value = value
            super.init(ObjectIdentifier(T.self), before: next)
        }
    }
}

/// The location of a call: a source and an offset in it.
package struct SourceOrigin: Hashable {
    /// The file name of the source, as passed to the interpreter.
    package var fileName: String
    /// The UTF-8 offset of the callee's name: of `Label` in `Label(text: "A")`, of `inset` in `.inset(uniform: 4)`.
    package var offset: Int
}

extension Value {
    /// True for an array or an array slice.
    var isArrayOrSlice: Bool {
        if case .array = self { return true }
        return slice != nil
    }
}

/// A value of type `Any` or `any P` together with its own type, where the value alone does not tell it: a `CGFloat` or a
/// `Character`, an array, an optional.
package final class ErasedValue {
    let type: Type
    /// The value.
    package let value: Value
    /// The conformance of the type to protocols of the library that source declares; nil if it declares none.
    let adoption: Adoption?

    init(_ value: Value, _ type: Type, _ adoption: Adoption? = nil) {
        self.value = value
        self.type = type
        self.adoption = adoption
    }
}

/// The conformance of a type of the library or the language to protocols of the library, by an extension in source.
final class Adoption {
    /// The names of the protocols, and of those that they refine.
    let protocols: [String]
    /// The type's name, as Swift prints it.
    let typeName: String
    private(set) weak var runtime: (any CallRuntime)?

    init(_ protocols: [String], typeName: String, _ runtime: any CallRuntime) {
        self.protocols = protocols
        self.typeName = typeName
        self.runtime = runtime
    }
}

/// A type with generic arguments, or one without a declaration, as a value: `[Int].self`, `(Int, Int).self`.
package final class ExactType {
    let type: Type

    init(_ type: Type) { self.type = type }

    /// The type as Swift prints it.
    package var name: String { type.description }
}

extension Value {
    /// The value itself, for one that is kept as a value of a protocol's type.
    package var openedValue: Value {
        if case .erased(let erased) = self { return erased.value }
        return self
    }

    /// The type that a value of a protocol's type has.
    var erasedType: Type? {
        if case .erased(let erased) = self { return erased.type }
        return nil
    }
}

extension Value {
    /// The wrapped value of an optional, or any other value itself; nil for an absent value.
    package var wrapped: Value? {
        switch self {
        case .nil: nil
        case .present(let value): value
        default: self
        }
    }

    /// The value with all levels of optional unwrapped.
    package var unwrapped: Value {
        var value = self
        while case .present(let inner) = value { value = inner }
        return value
    }

    /// True if the value is an optional.
    var isOptional: Bool {
        switch self {
        case .nil, .present: true
        default: false
        }
    }

    /// The value as an optional.
    package var asOptional: Value { isOptional ? self : .present(self) }

    /// Returns the value as an optional if the other value is one.
    func promoted(like other: Value?) -> Value {
        guard let other, other.isOptional else { return self }
        return asOptional
    }
}

/// The variable that a pointer points to, during the call that the pointer is passed to.
package final class ValuePointer {
    /// The value of the variable.
    package var pointee: Value

    /// Creates a pointer to a variable with a value.
    package init(_ pointee: Value) { self.pointee = pointee }
}
