/// Anything an expression can evaluate to.
///
/// A value of optional type is ``nil`` or ``present(_:)``, level by level: `.present(.nil)` is an `Int??` that holds an
/// absent `Int?`. It becomes one where Swift makes it one: at a place of optional type (an annotation, a parameter, a
/// result, a property, an element), by `as?`, `try?`, `?.`, a subscript by key, an initializer that may fail, and by
/// functions that say so; a literal or branch beside one that may be nil becomes one as well. It is taken apart only by
/// `if let`, `!`, `??`, `?.` and patterns, and by native code that wants the value inside. Nothing else looks into it:
/// that is what a compiler refuses.
public enum Value {
    /// No value: what a statement or a function without result gives.
    case void
    /// The absent value.
    case `nil`
    /// An optional that holds a value.
    indirect case present(Value)
    /// A Boolean.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number of type Double or CGFloat, which are not told apart.
    case double(Double)
    /// Text; a Character is a string of one character.
    case string(String)
    /// An array.
    case array([Value])
    /// A dictionary; kept in the order in which its keys came, so output is deterministic.
    case dictionary(OrderedPairs)
    /// A tuple of two or more elements.
    case tuple([TupleField])
    /// A range of whole numbers or of numbers.
    indirect case range(RangeValue)
    /// A function, closure or method.
    case function(FunctionValue)
    /// A type as a value, as in `Label.self` or before a dot.
    case type(TypeValue)
    /// A value of a type registered in the table of bindings.
    case native(NativeValue)
    /// A value of a struct or enum declared in the interpreted source.
    case instance(Instance)
    /// A key path such as `\.backgroundColor`.
    case keyPath([String])

    /// One element of a tuple.
    public struct TupleField {
        /// The label, if it has one.
        public var label: String?
        /// The element.
        public var value: Value

        /// Makes an element with an optional label.
        public init(label: String? = nil, _ value: Value) {
            self.label = label
            self.value = value
        }
    }

    /// Whether this is a tuple.
    var isTuple: Bool {
        if case .tuple = self { return true }
        return false
    }

    /// Whether this is the absent value.
    public var isNil: Bool {
        if case .nil = self { return true }
        return false
    }
}

/// A range whose bounds are both whole numbers or both numbers with a fraction.
public struct RangeValue {
    /// The lower bound; nil for `...x` and `..<x`.
    public var lower: Value?
    /// The upper bound; nil for `x...`.
    public var upper: Value?
    /// Whether the upper bound belongs to it.
    public var isClosed: Bool
}

/// A value of a registered native type, and the call that made it.
public final class NativeValue {
    /// The Swift value itself.
    public let base: Any
    /// The registered type that its members are looked up in.
    public let type: NativeType
    /// The call that made the value, if one did.
    public let origin: SourceOrigin?

    /// Wraps a Swift value.
    public init(_ base: Any, type: NativeType, origin: SourceOrigin? = nil) {
        self.base = base
        self.type = type
        self.origin = origin
    }
}

/// Where in which source a call stands.
public struct SourceOrigin: Hashable {
    /// The name of the source, as it was passed to the interpreter.
    public var fileName: String
    /// The UTF-8 offset of the first byte of the callee's name: of `Label` in `Label(text: "A")`, of
    /// `inset` in `.inset(uniform: 4)`.
    public var offset: Int
}
