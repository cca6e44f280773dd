/// A Swift type that interpreted source can use, with its members.
///
/// Create one with ``BindingTable/register(_:as:conformsTo:superclass:summary:example:_:)``.
public final class NativeType {
    /// The full name, such as `Box.CornerStyle`.
    public let name: String
    /// One line about the type.
    public let summary: String
    /// A line of Swift that uses it, or empty.
    public let example: String
    /// True if it is a protocol.
    public let isProtocol: Bool
    /// The names of the protocols that it conforms to, or refines.
    public internal(set) var conformances: [String]
    /// The name of the superclass.
    public let superclass: String?

    /// The initializers, in order of registration.
    public internal(set) var initializers: [NativeCallable] = []
    /// The methods by name, each with its overloads in order.
    public internal(set) var methods: [String: [NativeCallable]] = [:]
    /// The static functions, and the enum cases with associated values, by name.
    public internal(set) var staticMethods: [String: [NativeCallable]] = [:]
    /// The properties by name.
    public internal(set) var properties: [String: NativeProperty] = [:]
    /// The static properties, and the enum cases without associated values, by name.
    public internal(set) var staticProperties: [String: NativeProperty] = [:]
    /// The names of all members in order of registration; enum cases and static members come first.
    public internal(set) var memberOrder: [String] = []
    /// The names of the enum cases, in order.
    public internal(set) var cases: [String] = []
    /// Converts the first words of a command, such as `100`, to Swift source and returns the number of words used; nil
    /// if they are not a value.
    public internal(set) var bareWords: ((ArraySlice<String>) -> (text: String, count: Int)?)?
    /// Words that denote a value in addition to the names of static members, for completion.
    public internal(set) var bareWordNames: [String] = []

    /// Combines the elements of an array literal into one value, as for option sets; nil if the type is not expressible
    /// by an array literal.
    var joinLiteral: (([Any]) -> Any)?

    /// True if values have reference semantics, so that properties of a constant can be assigned to.
    public internal(set) var isReference = false

    /// The class whose objects never change, so that they can be used like values.
    var constantClass: ObjectIdentifier?

    /// Returns the type that `Value` denotes in the parameters after one of this type.
    var valueType: ((Any) -> TypeRef?)?

    /// The names of the members that a conforming struct must declare.
    public internal(set) var requirements: [String] = []
    /// The names of the members that a conforming struct may declare; they have default implementations.
    public internal(set) var options: [String] = []
    /// The names of the static members that a conforming type must declare; nil if this type is not adopted by static
    /// members.
    public internal(set) var staticRequirements: [String]?
    /// Returns the associated values of an enum case, for patterns; nil if the value is another case.
    var caseValues: ((Any, String) -> [Any]?)?

    /// Adds the tag of its origin to a native value that is converted to this protocol.
    var tag: ((Any, SourceOrigin) -> Any)?
    var untag: ((Any) -> Any)?
    var adopt: ((AdoptedInstance) throws -> Any)?
    var conversions: [(from: String, convert: (Any) throws -> Any?)] = []
    var keyPathSubscript: KeyPathSubscript?
    var subscripts: [NativeSubscript] = []
    var accepts: (Any) -> Bool = { _ in true }

    struct KeyPathSubscript {
        var rootType: (Any) -> String
        var get: ((Any, PropertyPath) throws -> Any?)?
        var set: (inout Any, PropertyPath, Value) throws -> Void
    }

    init(
        name: String,
        summary: String,
        example: String,
        isProtocol: Bool,
        conformances: [String],
        superclass: String?
    ) {
        self.name = name
        self.summary = summary
        self.example = example
        self.isProtocol = isProtocol
        self.conformances = conformances
        self.superclass = superclass
    }

    /// The way for declared classes to inherit from it; nil if they cannot.
    var subclassing: Subclassing?
    /// The initializers that declared classes inherit and call by `super.init`; each initializes an existing object.
    var inheritedInitializers: [NativeCallable] = []

    /// True if declared classes may inherit from it.
    public var isSubclassable: Bool { subclassing != nil }

    /// True if interpreted structs may conform to it.
    public var isAdoptable: Bool { adopt != nil || staticRequirements != nil }

    /// Returns true if values of the named type convert implicitly to this type.
    public func converts(from name: String) -> Bool { conversions.contains { $0.from == name } }

    /// True if its values have a subscript of any kind.
    public var hasSubscript: Bool { keyPathSubscript != nil || !subscripts.isEmpty }

    func removeMembers() {
        initializers = []
        (methods, staticMethods) = ([:], [:])
    }

    func noteMember(_ name: String) {
        if !memberOrder.contains(name) { memberOrder.append(name) }
    }
}

/// A function, method, initializer or enum case implemented by a binding.
public final class NativeCallable {
    /// Its signature and documentation.
    public let signature: Signature
    /// The type that owns it; nil for a free function.
    public let owner: NativeType?
    /// True if it changes the value it is called on.
    public let isMutating: Bool
    /// True if it is called on a value.
    public let isMethod: Bool
    /// True if the method receives the interpreter value instead of the native one.
    var takesValue = false
    /// The initializer that it forwards to, if source overrides that one.
    var forwarding: Forwarding?
    let body: (inout Any, Arguments) throws -> Any
    /// True if the type of a parameter depends on another argument, such as a key path.
    private(set) lazy var hasDependentTypes = signature.parameters.contains { parameter in
        if case .generic("WritableKeyPath", _) = parameter.type { return true }
        return parameter.type == .named("Value")
    }
    /// The default values, lowered when they are first needed.
    var defaults: [Int: Value] = [:]

    init(
        signature: Signature,
        owner: NativeType?,
        isMethod: Bool = false,
        isMutating: Bool = false,
        body: @escaping (inout Any, Arguments) throws -> Any
    ) {
        self.signature = signature
        self.owner = owner
        self.isMutating = isMutating
        self.isMethod = isMethod
        self.body = body
    }
}

/// A property implemented by a binding.
public struct NativeProperty {
    /// The name.
    public var name: String
    /// One line about it, or empty.
    public var summary: String
    /// The declared type, if the registration specifies one.
    var declaredType: TypeRef?
    /// The Swift type, which provides the type otherwise.
    var swiftType: Any.Type
    let get: (Any) throws -> Any
    let set: ((inout Any, Value, BindingTable) throws -> Void)?

    /// True if it has a setter.
    public var isSettable: Bool { self.set != nil }
}

/// A subscript implemented by a binding.
struct NativeSubscript {
    var indexType: TypeRef
    var get: (Any, Value, BindingTable) throws -> Any
    var set: ((inout Any, Value, Value, BindingTable) throws -> Void)?
    var resultType: TypeRef
}

/// A key path to registered properties, as passed to a key path subscript.
public struct PropertyPath {
    /// The names, outermost first.
    public let names: [String]
    let properties: [NativeProperty]
    let table: BindingTable
    /// The declared class that contains the first property; nil if all properties are registered ones.
    package var declared: DeclaredType?
    var declaredValueType: TypeRef?

    /// The type of the last property.
    public var valueType: TypeRef? { declaredValueType ?? properties.last.flatMap { table.type(of: $0) } }

    /// Returns the property's value in the given root.
    public func get(from root: Any) throws -> Any {
        try properties.reduce(root) { try $1.get($0) }
    }

    /// Assigns to the property in the given root.
    public func set(_ value: Value, on root: inout Any) throws {
        if declared != nil {
            var target = table.value(from: root, declared: nil)
            guard case .instance(let instance) = target, let runtime = instance.type.runtime else {
                throw BindingError(
                    "value of type '\(target.typeName)' has no member '\(names.joined(separator: "."))'"
                )
            }
            return try runtime.assign(value, to: names, of: &target)
        }
        try set(value, on: &root, from: 0)
    }

    private func set(_ value: Value, on root: inout Any, from index: Int) throws {
        guard index < properties.count else { return }
        let property = properties[index]
        guard index + 1 < properties.count else {
            guard let set = property.set else {
                throw BindingError("cannot assign to property: '\(property.name)' is a get-only property")
            }
            return try set(&root, value, table)
        }
        var inner = try property.get(root)
        try set(value, on: &inner, from: index + 1)
        guard let setter = property.set else {
            throw BindingError("cannot assign to property: '\(property.name)' is a get-only property")
        }
        try setter(&root, table.value(from: inner, declared: nil), table)
    }
}

/// An error that an implementation throws about its arguments; the interpreter adds the location.
public struct BindingError: Error {
    /// The message.
    public var message: String
    /// The suggested replacement, if known.
    public var fix: String?

    /// Creates an error.
    public init(_ message: String, fix: String? = nil) {
        self.message = message
        self.fix = fix
    }
}
