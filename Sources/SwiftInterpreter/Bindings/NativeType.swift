/// A Swift type that interpreted source can use, with everything known about it.
///
/// Make one with ``BindingTable/register(_:as:conformsTo:superclass:summary:example:_:)``.
public final class NativeType {
    /// The full name, such as `Box.CornerStyle`.
    public let name: String
    /// One line about the type.
    public let summary: String
    /// A line of Swift that shows it, or empty.
    public let example: String
    /// Whether it is a protocol.
    public let isProtocol: Bool
    /// The protocols it conforms to, or refines, by name.
    public internal(set) var conformances: [String]
    /// The class it inherits from, by name.
    public let superclass: String?

    /// The initializers, in order of registration.
    public internal(set) var initializers: [NativeCallable] = []
    /// The methods by name, each with its overloads in order.
    public internal(set) var methods: [String: [NativeCallable]] = [:]
    /// The static functions, and the enum cases with values, by name.
    public internal(set) var staticMethods: [String: [NativeCallable]] = [:]
    /// The properties by name.
    public internal(set) var properties: [String: NativeProperty] = [:]
    /// The static properties and the enum cases without values, by name.
    public internal(set) var staticProperties: [String: NativeProperty] = [:]
    /// The names of all members in order of registration; enum cases and static members first come first.
    public internal(set) var memberOrder: [String] = []
    /// The names of the enum cases, in order.
    public internal(set) var cases: [String] = []
    /// What the first words of a command, such as `100`, mean as Swift source, and how many of them; nil where they mean
    /// nothing.
    public internal(set) var bareWords: ((ArraySlice<String>) -> (text: String, count: Int)?)?
    /// Words that mean a value beside the names of static members, for completion.
    public internal(set) var bareWordNames: [String] = []

    /// Joins the values of an array literal into one value, as option sets do; nil where a literal is no value.
    var joinLiteral: (([Any]) -> Any)?

    /// Whether its values stand for something shared, so that properties of a constant can be assigned to.
    public internal(set) var isReference = false

    /// The type that `Value` stands for in parameters behind one of this type.
    var valueType: ((Any) -> TypeRef?)?

    /// What a conforming struct must declare, by name.
    public internal(set) var requirements: [String] = []
    /// What a conforming struct may declare beside that, by name: what there is otherwise is taken without it.
    public internal(set) var options: [String] = []
    /// What a conforming type must declare as static members, by name; nil where this says nothing.
    public internal(set) var staticRequirements: [String]?
    /// The values that an enum case holds, for patterns; nil says that the value is of another case.
    var caseValues: ((Any, String) -> [Any]?)?

    /// Casts, and adds the tag of its origin to, a native value when it becomes this protocol.
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

    /// How classes of source inherit from it; nil where they cannot.
    var subclassing: Subclassing?
    /// The initializers that those call by `super.init` and inherit; each sets up an object that is there.
    var inheritedInitializers: [NativeCallable] = []

    /// Whether classes of source may inherit from it.
    public var isSubclassable: Bool { subclassing != nil }

    /// Whether interpreted structs may conform to it.
    public var isAdoptable: Bool { adopt != nil || staticRequirements != nil }

    /// Whether values of another type, by its name, can stand where this one is wanted.
    public func converts(from name: String) -> Bool { conversions.contains { $0.from == name } }

    /// Whether its values have a subscript of any kind.
    public var hasSubscript: Bool { keyPathSubscript != nil || !subscripts.isEmpty }

    func removeMembers() {
        initializers = []
        (methods, staticMethods) = ([:], [:])
    }

    func noteMember(_ name: String) {
        if !memberOrder.contains(name) { memberOrder.append(name) }
    }
}

/// One function, method, initializer or enum case that a binding implements.
public final class NativeCallable {
    /// What is known about it.
    public let signature: Signature
    /// The type that owns it; nil for a free function.
    public let owner: NativeType?
    /// Whether it changes the value it is called on.
    public let isMutating: Bool
    /// Whether it is called on a value.
    public let isMethod: Bool
    /// Whether the method is handed the interpreter's value instead of the native one that it stands for.
    var takesValue = false
    /// Where it leads if source overrides the initializer that it calls.
    var forwarding: Forwarding?
    let body: (inout Any, Arguments) throws -> Any
    /// Whether the type of a parameter follows from another argument, such as a key path.
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

/// One property that a binding implements.
public struct NativeProperty {
    /// The name.
    public var name: String
    /// One line about it, or empty.
    public var summary: String
    /// The type as declared in the registration, where it was.
    var declaredType: TypeRef?
    /// The Swift type, from which the name is found otherwise.
    var swiftType: Any.Type
    let get: (Any) throws -> Any
    let set: ((inout Any, Value, BindingTable) throws -> Void)?

    /// Whether it can be assigned to.
    public var isSettable: Bool { self.set != nil }
}

/// A subscript that a binding implements.
struct NativeSubscript {
    var indexType: TypeRef
    var get: (Any, Value, BindingTable) throws -> Any
    var set: ((inout Any, Value, Value, BindingTable) throws -> Void)?
    var resultType: TypeRef
}

/// A key path to registered properties, as a key path subscript gets it.
public struct PropertyPath {
    /// The names, outermost first.
    public let names: [String]
    let properties: [NativeProperty]
    let table: BindingTable
    /// The class of source that declares the first property; nil if all are registered ones.
    package var declared: DeclaredType?
    var declaredValueType: TypeRef?

    /// The type of the property it ends at.
    public var valueType: TypeRef? { declaredValueType ?? properties.last.flatMap { table.type(of: $0) } }

    /// The property's value in the given root.
    public func get(from root: Any) throws -> Any {
        try properties.reduce(root) { try $1.get($0) }
    }

    /// Assigns to the property in the given root.
    public func set(_ value: Value, on root: inout Any) throws {
        if declared != nil {
            var target = table.value(from: root, declared: nil)
            guard case .instance(let instance) = target, let runtime = instance.type.runtime else {
                throw BindingError(
                    "'\(names.joined(separator: "."))' is no property of a value of type '\(target.typeName)'"
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
            guard let set = property.set else { throw BindingError("'\(property.name)' cannot be changed") }
            return try set(&root, value, table)
        }
        var inner = try property.get(root)
        try set(value, on: &inner, from: index + 1)
        guard let setter = property.set else { throw BindingError("'\(property.name)' cannot be changed") }
        try setter(&root, table.value(from: inner, declared: nil), table)
    }
}

/// What an implementation throws to say what is wrong with its arguments; the interpreter adds the place.
public struct BindingError: Error {
    /// The message.
    public var message: String
    /// What to write instead, if that is known.
    public var fix: String?

    /// Makes an error.
    public init(_ message: String, fix: String? = nil) {
        self.message = message
        self.fix = fix
    }
}
