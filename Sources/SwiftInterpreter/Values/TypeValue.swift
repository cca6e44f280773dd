/// A type as a value.
public enum TypeValue {
    /// A type of the language itself: Int, String, Double, …
    case builtIn(String)
    /// A type of the table of bindings.
    case native(NativeType)
    /// A struct, enum or protocol declared in the interpreted source.
    case declared(DeclaredType)

    /// The declared type; nil for all others.
    public var declared: DeclaredType? {
        if case .declared(let type) = self { return type }
        return nil
    }

    /// The full name.
    public var name: String {
        switch self {
        case .builtIn(let name): name
        case .native(let type): type.name
        case .declared(let type): type.name
        }
    }
}

/// A value of a declared struct or enum.
///
/// Instances are values: a change makes a new one.
public final class Instance {
    /// The declared type.
    public internal(set) var type: DeclaredType
    /// The case, if the type is an enum.
    public let caseName: String?
    /// The stored properties in order of declaration, or the values associated with the case.
    public internal(set) var fields: [Value]
    /// The call that made the instance, if one did.
    public let origin: SourceOrigin?
    /// The object of a native class that it is; nil if its class inherits from none, or before `super.init`.
    public internal(set) var object: (any InterpretedObject)?
    /// What the generic parameters of the type stand for, where the call that made the instance said so.
    var arguments: [TypeRef]?

    init(type: DeclaredType, caseName: String? = nil, fields: [Value], origin: SourceOrigin? = nil) {
        self.type = type
        self.caseName = caseName
        self.fields = fields
        self.origin = origin
    }

    deinit {
        object?.link.keep(type, fields, origin)
    }
}
