/// A Swift type that interpreted source can use, with its members.
///
/// Create one with ``BindingTable/register(_:as:conformsTo:superclass:summary:example:_:)``.
package final class NativeType {
    /// The full name, such as `Box.CornerStyle`.
    package let name: String
    /// One line about the type.
    package let summary: String
    /// A line of Swift that uses it, or empty.
    package let example: String
    /// True if it is a protocol.
    package let isProtocol: Bool
    /// The names of the protocols that it conforms to, or refines.
    package internal(set) var conformances: [String]
    /// The name of the superclass.
    package let superclass: String?
    /// The facts that its head needs before its registrations run.
    package let traits: RegisteredTraits

    /// True for a class.
    package internal(set) var isClass = false
    /// The facts about the Swift type.
    var swift = SwiftFacts()
    /// The description by the registrations that have run; read it by the properties that run the others first.
    var described = Description()
    /// The registrations that have not run yet.
    var late: [(NativeType) -> Void] = []

    /// The members of a type.
    package struct Members {
        /// The initializers, in order of registration.
        package internal(set) var initializers: [NativeCallable] = []
        /// The methods by name, each with its overloads in order.
        package internal(set) var methods: [String: [NativeCallable]] = [:]
        /// The static functions, and the enum cases with associated values, by name.
        package internal(set) var staticMethods: [String: [NativeCallable]] = [:]
        /// The properties by name.
        package internal(set) var properties: [String: NativeProperty] = [:]
        /// The static properties, and the enum cases without associated values, by name.
        package internal(set) var staticProperties: [String: NativeProperty] = [:]
        /// The names of all members in order of registration; enum cases and static members come first.
        package internal(set) var order: [String] = []
        /// The names of the enum cases, in order.
        package internal(set) var cases: [String] = []
        var subscripts: [NativeSubscript] = []
        var keyPathSubscript: KeyPathSubscript?
        /// The value whose members are members of the type by `@dynamicMemberLookup`.
        var dynamicMembers: DynamicMembers?
    }

    /// The words of commands that denote a value of a type.
    package struct Words {
        /// Converts the first words of a command, such as `100`, to Swift source and returns the number of words used;
        /// nil if they are not a value.
        package internal(set) var source: ((ArraySlice<String>) -> (text: String, count: Int)?)?
        /// Words that denote a value in addition to the names of static members, for completion.
        package internal(set) var names: [String] = []
    }

    /// The ways for declared types to conform to a type or to inherit from it.
    package struct Adoption {
        /// The names of the members that a conforming struct must declare.
        package internal(set) var requirements: [String] = []
        /// The names of the members that a conforming struct may declare; they have default implementations.
        package internal(set) var options: [String] = []
        /// The names of the static members that a conforming type must declare; nil if this type is not adopted by
        /// static members.
        package internal(set) var staticRequirements: [String]?
        /// Wraps an instance of a conforming struct in a native value.
        var make: ((AdoptedInstance) throws -> Any)?
        /// The way for declared classes to inherit from it; nil if they cannot.
        var subclassing: Subclassing?
        /// The initializers that declared classes inherit and call by `super.init`; each initializes an existing object.
        var inheritedInitializers: [NativeCallable] = []
    }

    /// The ways of values into a type and out of it.
    struct Bridge {
        /// The conversions from values of named types.
        var conversions: [(from: String, convert: (Any) throws -> Any?)] = []
        /// The type that values of this one are converted from, and the value that was converted.
        var converted: (from: String, value: (Any) -> Any)?
        /// The functions that return the value of this type in the result of a conversion, by the type of the result.
        var recoveries: [ObjectIdentifier: (Any) -> Any] = [:]
        /// Adds the tag of its origin to a native value that is converted to this protocol.
        var tag: ((Any, SourceOrigin) -> Any)?
        var untag: ((Any) -> Any)?
        /// Combines the elements of an array literal into one value, as for option sets; nil if the type is not
        /// expressible by an array literal.
        var joinLiteral: (([Any]) -> Any)?
        /// The values that are objects of this class after a cast: `"text" as NSString`.
        var bridged: BridgedValues?
        /// Returns the associated values of an enum case, for patterns; nil if the value is another case.
        var caseValues: ((Any, String) -> [Any]?)?
    }

    /// The facts about the objects of a class.
    package struct Objects {
        /// True if values have reference semantics, so that properties of a constant can be assigned to.
        package internal(set) var isReference = false
        /// True for a class whose subclasses in compiled code are printed by their own names.
        var hasNamedSubclasses = false
        /// The class whose objects never change, so that they can be used like values.
        var constantClass: ObjectIdentifier?
    }

    /// The facts about a Swift type.
    struct SwiftFacts {
        /// Returns true for a value of the type.
        var accepts: (Any) -> Bool = { _ in true }
        /// Returns true if the type is hashable; finding this takes long.
        var findsHashable: () -> Bool = { false }
        /// Reads a value of the type; nil if it is not decodable, which takes long to find.
        var decode: (any Decoder) throws -> Any? = { _ in nil }
        /// True if the type is hashable; nil until it was found.
        var isHashable: Bool?
        /// True for parts of strings, which most values are not: a flag is read faster than a type is compared.
        var isSubstring = false
    }

    /// True if the Swift type is hashable, whether the binding says so or not.
    var isHashable: Bool {
        if let known = swift.isHashable { return known }
        let found = swift.findsHashable()
        swift.isHashable = found
        return found
    }

    struct KeyPathSubscript {
        var rootType: (Any) -> String
        var get: ((Any, PropertyPath) throws -> Any?)?
        var set: (inout Any, PropertyPath, Value) throws -> Void
    }

    struct DynamicMembers {
        var get: (Any) throws -> Any
        var set: ((inout Any, Any) throws -> Void)?
    }

    init(
        name: String,
        summary: String = "",
        example: String = "",
        isProtocol: Bool = false,
        conformances: [String] = [],
        superclass: String? = nil,
        traits: RegisteredTraits = []
    ) {
        self.name = name
        self.summary = summary
        self.example = example
        self.isProtocol = isProtocol
        self.conformances = conformances
        self.superclass = superclass
        self.traits = traits
    }

    /// Returns true if values of the named type convert implicitly to this type.
    package func converts(from name: String) -> Bool { bridge.conversions.contains { $0.from == name } }

    /// True if its values have a subscript of any kind.
    package var hasSubscript: Bool { members.keyPathSubscript != nil || !members.subscripts.isEmpty }

    func removeMembers() {
        late = []
        described.members.initializers = []
        (described.members.methods, described.members.staticMethods) = ([:], [:])
    }

    func noteMember(_ name: String) {
        if !described.members.order.contains(name) { described.members.order.append(name) }
    }
}

/// A function, method, initializer or enum case implemented by a binding.
package final class NativeCallable {
    /// Its signature and documentation.
    package let signature: Signature
    /// The type that owns it; nil for a free function.
    package let owner: NativeType?
    /// True if it changes the value it is called on.
    package let isMutating: Bool
    /// True if it is called on a value.
    package let isMethod: Bool
    /// True if the method receives the interpreter value instead of the native one.
    var takesValue = false
    /// False for one that is made for a single call.
    var isLasting = true
    /// The initializer that it forwards to, if source overrides that one.
    var forwarding: Forwarding?
    let body: (inout Any, Arguments) throws -> Any
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
package struct NativeProperty {
    /// The name.
    package var name: String
    /// One line about it, or empty.
    package var summary: String
    /// The declared type, if the registration specifies one.
    var declaredType: WrittenType?
    /// The Swift type, which provides the type otherwise.
    var swiftType: Any.Type
    let get: (Any) throws -> Any
    let set: ((inout Any, Value, BindingTable) throws -> Void)?

    /// True if it has a setter.
    package var isSettable: Bool { self.set != nil }
}

/// A subscript implemented by a binding.
struct NativeSubscript {
    var indexType: WrittenType
    var get: (Any, Value, BindingTable) throws -> Any
    var set: ((inout Any, Value, Value, BindingTable) throws -> Void)?
    var resultType: WrittenType
}

/// A key path to registered properties, as passed to a key path subscript.
package struct PropertyPath {
    /// The names, outermost first.
    package let names: [String]
    let properties: [NativeProperty]
    let table: BindingTable
    /// The declared class that contains the first property; nil if all properties are registered ones.
    package var declared: DeclaredType?
    var declaredValueType: WrittenType?

    /// The type of the last property.
    package var valueType: WrittenType? { declaredValueType ?? properties.last.flatMap { table.type(of: $0) } }

    /// Returns the property's value in the given root.
    package func get(from root: Any) throws -> Any {
        try properties.reduce(root) { try $1.get($0) }
    }

    /// Assigns to the property in the given root.
    package func set(_ value: Value, on root: inout Any) throws {
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
        // An object was changed itself; only a copy has to be stored.
        if property.set == nil, Swift.type(of: inner) is AnyClass { return }
        guard let setter = property.set else {
            throw BindingError("cannot assign to property: '\(property.name)' is a get-only property")
        }
        try setter(&root, table.value(from: inner, declared: nil), table)
    }
}

/// The description of a type by its registrations. They run when something of it is first asked for: a program uses few of
/// the types that it could use.
extension NativeType {
    /// The facts about a type that are known before its registrations run: all types are declared at once.
    package struct RegisteredTraits: OptionSet, Sendable {
        /// An enum.
        package static let cases = RegisteredTraits(rawValue: 1)
        /// An enum without associated values.
        package static let plainCases: RegisteredTraits = [.cases, RegisteredTraits(rawValue: 2)]
        /// Expressible by an array literal, as option sets are.
        package static let options = RegisteredTraits(rawValue: 4)
        /// With operators among its static functions.
        package static let operators = RegisteredTraits(rawValue: 8)
        /// A class of which there are no subclasses.
        package static let final = RegisteredTraits(rawValue: 16)
        /// A property wrapper; it needs `init()` and a property `wrappedValue`.
        package static let wrapper = RegisteredTraits(rawValue: 32)

        package let rawValue: Int

        /// Creates traits from the numbers of all of them.
        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Everything that registrations say about a type.
    struct Description {
        var members = Members()
        var words = Words()
        var adoption = Adoption()
        var bridge = Bridge()
        var objects = Objects()
    }

    /// The members.
    package var members: Members {
        settle()
        return described.members
    }
    /// The words of commands that denote a value.
    package var words: Words {
        settle()
        return described.words
    }
    /// The ways for declared types to conform to it or to inherit from it.
    package var adoption: Adoption {
        settle()
        return described.adoption
    }
    /// The ways of values into this type and out of it.
    var bridge: Bridge {
        settle()
        return described.bridge
    }
    /// The facts about the objects of a class.
    package var objects: Objects {
        settle()
        return described.objects
    }

    @inline(__always) private func settle() {
        if !late.isEmpty { runDescriptions() }
    }

    private func runDescriptions() {
        // A description may ask for what those before it have said.
        let closures = late
        late = []
        for describe in closures { describe(self) }
    }
}

/// The values of the language that a cast converts to objects of a class of Foundation, and back.
struct BridgedValues {
    /// The names of the types whose values are converted; `Error` means every error.
    var sources: Set<String>
    /// Returns the object of a value whose type has the given name, as `print` would write it.
    var object: (Value, String) throws -> Any?
    /// Returns the value of an object as one of the named type; nil if it is none.
    var value: (Any, String) -> Value?
}

extension TypeRegistration {
    /// Lets casts convert values of the language to objects of this class, and objects back to values.
    ///
    /// - Parameters:
    ///   - sources: the names of the types whose values are converted; `Error` means every error.
    ///   - object: returns the object of a value, given the name of its type; nil if it has none.
    ///   - value: returns the value of an object as one of the named type; nil if it is none.
    package func bridges(
        _ sources: Set<String>,
        object: @escaping (Value, String) throws -> Root?,
        value: @escaping (Root, String) -> Value? = { _, _ in nil }
    ) {
        type.described.bridge.bridged = BridgedValues(
            sources: sources,
            object: { try object($0, $1) },
            value: { base, name in (base as? Root).flatMap { value($0, name) } }
        )
    }
}

extension BindingTable {
    /// Returns the conversion by casts between a type and a class, either of which may be the first.
    func bridgedValues(of class: String, from name: String) -> BridgedValues? {
        guard let found = types[`class`]?.bridge.bridged, found.sources.contains(name) else { return nil }
        return found
    }
}
