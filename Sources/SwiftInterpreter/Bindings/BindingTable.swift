/// The native types, functions and values that interpreted source can name: the one table behind evaluation, modifier
/// commands, completion and help.
///
/// Fill it once and pass it to every interpreter. Errors in declarations do not trap; they are listed in ``problems``,
/// which a test should expect to be empty.
///
/// ```swift
/// let table = BindingTable()
/// table.registerProtocol((any Element).self, as: "Element", summary: "A piece of UI.") { element in
///     element.method("inset(uniform: CGFloat) -> Inset", command: .words("uniform")) { element, arguments in
///         Inset(uniformInset: try arguments["uniform"], wrapping: element)
///     }
///     element.tags(wrap: { TaggedElement($0, tag: $1.offset) }, unwrap: { $0.untagged })
/// }
/// table.register(Label.self, as: "Label", conformsTo: ["Element"], summary: "Text.") { label in
///     label.initializer("init(text: String, configure: (inout Label) -> Void = { _ in })") { arguments in
///         var result = Label(text: try arguments["text"])
///         try arguments.configure("configure", &result)
///         return result
///     }
///     label.property("color", \.color)
/// }
/// table.register(Overlay.self, as: "Overlay", conformsTo: ["Element"], summary: "Children on top of each other.") {
///     $0.initializer("init(@ElementBuilder elements: () -> [Overlay.Child])") { arguments in
///         var result = Overlay()
///         result.children = try arguments["elements"]
///         return result
///     }
/// }
/// table.register(Overlay.Child.self, as: "Overlay.Child", summary: "A child of an overlay.") {
///     $0.conversion(from: "Element", as: (any Element).self) { Overlay.Child($0) }
/// }
/// ```
package final class BindingTable {
    /// The registered types by full name.
    package internal(set) var types: [String: NativeType] = [:] {
        didSet { known.interfaces = nil }
    }
    /// The type names in order of registration.
    package internal(set) var typeOrder: [String] = []
    /// The free functions by name.
    package internal(set) var functions: [String: [NativeCallable]] = [:] {
        didSet { known.interfaces = nil }
    }
    /// The constants outside of types, by name.
    package internal(set) var constants: [String: Constant] = [:] {
        didSet { known.interfaces = nil }
    }
    /// Type aliases: `TimeInterval` for `Double`.
    package internal(set) var aliases: [String: WrittenType] = [:]
    /// The names that the syntax of a source depends on.
    package var syntax = LibrarySyntax()
    /// The declarations of registered types in Swift's notation.
    var written = WrittenInterfaces()
    /// The descriptions ahead of registrations, and the errors in those that have run.
    private var registrations = Registrations()
    /// The types of the language itself.
    package internal(set) var builtIns: [String: NativeType] = [:]
    /// The functions of the standard library.
    package internal(set) var builtInFunctions: [String: [NativeCallable]] = [:]
    var typesBySwiftType: [ObjectIdentifier: NativeType] = [:]
    /// The answers that were found already.
    var known = KnownAnswers()

    /// The names that the syntax of a source depends on.
    package struct LibrarySyntax {
        /// The modules that source may import.
        package var modules: Set<String> = ["Foundation"]
        /// The macros that are calls, by name: `#selector(…)`.
        package var macros: [String: LiteralMacro] = [:]
        /// The methods of delegates that need not be there in UIKit, so that a question mark may follow their names.
        package var optionalMethods: Set<String> = []
        /// The property wrappers: `@Name var x: Type` declares `$x`, created by `init(type: String)`, and `x`, its
        /// `wrappedValue`.
        package internal(set) var wrappers: Set<String> = []
        /// The names that are not here, with their remedies.
        package var absentNames = AbsentNames()
    }

    /// The declarations that the notation of members is too vague for.
    struct WrittenInterfaces {
        /// The declarations in Swift's notation.
        var texts: [InterfaceText] = []
        /// The members and aliases that these texts have under other labels.
        var hidden: Set<String> = []
    }

    /// The descriptions ahead of registrations, and the errors in those that have run.
    private struct Registrations {
        /// The descriptions that come before those of the registration, by the names of types.
        var described: [String: (NativeType) -> Void] = [:]
        /// The errors.
        var noted: [String] = []
    }

    /// The errors found in the registrations that have run.
    var noted: [String] {
        get { registrations.noted }
        set { registrations.noted = newValue }
    }

    /// The answers that take long to find; those about types are cleared when another type is registered.
    struct KnownAnswers {
        /// The declarations of the table and the standard library.
        var interfaces: Interfaces?
        /// The facts about Swift types that values are converted to.
        var facts: [ObjectIdentifier: TypeFacts] = [:]
        /// The results of `lineage(of:)`.
        var lineages: [ObjectIdentifier: [NativeType]] = [:]
        /// The names of a type and of all its supertypes.
        var kinds: [ObjectIdentifier: Set<String>] = [:]
        /// The reference that what the table owns has to it, once there is one.
        var reference: TableReference?
    }

    /// Creates a table that contains nothing, not even the types of the language.
    init(withoutBuiltIns: Void) {}

    // Members capture the type that they belong to.
    deinit {
        known.reference?.end()
        for type in Array(types.values) + builtIns.values { type.removeMembers() }
    }

    /// The reference for what the table owns.
    var reference: TableReference {
        if let reference = known.reference { return reference }
        let reference = TableReference(self)
        known.reference = reference
        return reference
    }

    /// Registers a struct, enum or class.
    ///
    /// - Parameters:
    ///   - name: the full name in source, such as `Box.CornerStyle`.
    ///   - traits: what the registration itself says too late.
    ///   - conformances: the protocols, which may be registered later.
    ///   - superclass: the registered name of the class that it inherits members from.
    package func register<T>(
        _ swiftType: T.Type,
        as name: String,
        traits: NativeType.RegisteredTraits = [],
        conformsTo conformances: [String] = [],
        superclass: String? = nil,
        summary: String,
        example: String = "",
        _ describe: @escaping (TypeRegistration<T>) -> Void = { _ in }
    ) {
        let type = NativeType(
            name: name,
            summary: summary,
            example: example,
            isProtocol: false,
            conformances: conformances,
            superclass: superclass,
            traits: traits
        )
        if traits.contains(.wrapper) { syntax.wrappers.insert(name) }
        add(type, swiftType, describe)
    }

    /// Registers a protocol; pass its existential type, `(any Element).self`.
    package func registerProtocol<T>(
        _ existential: T.Type,
        as name: String,
        refines conformances: [String] = [],
        summary: String,
        example: String = "",
        _ describe: @escaping (TypeRegistration<T>) -> Void
    ) {
        let type = NativeType(
            name: name,
            summary: summary,
            example: example,
            isProtocol: true,
            conformances: conformances,
            superclass: nil
        )
        add(type, existential, describe)
    }

    private func add<T>(_ type: NativeType, _ swiftType: T.Type, _ describe: @escaping (TypeRegistration<T>) -> Void) {
        if types[type.name] != nil { noted.append("'\(type.name)' is registered twice") }
        if types[type.name] == nil { typeOrder.append(type.name) }
        types[type.name] = type
        (known.lineages, known.kinds) = ([:], [:])
        if typesBySwiftType[ObjectIdentifier(swiftType)] == nil { typesBySwiftType[ObjectIdentifier(swiftType)] = type }
        type.swift.accepts = { $0 is T }
        type.isClass = swiftType is AnyClass
        type.swift.findsHashable = { [isProtocol = type.isProtocol] in !isProtocol && swiftType is any Hashable.Type }
        type.swift.decode = { [isProtocol = type.isProtocol] decoder in
            guard !isProtocol, let decodable = swiftType as? any Decodable.Type else { return nil }
            return try Self.decode(decodable, from: decoder)
        }
        if let first = registrations.described[type.name] { type.late.append(first) }
        describeLater(type, describe)
    }

    /// Reads a value as the decoder wants it: a date by its strategy.
    private static func decode<T: Decodable>(_ type: T.Type, from decoder: any Decoder) throws -> Any {
        try decoder.singleValueContainer().decode(type)
    }

    /// Describes members of a type that is registered later; they come before those of its registration, which replaces
    /// a property of the same name.
    package func describe<T>(_ name: String, _ describe: @escaping (TypeRegistration<T>) -> Void) {
        registrations.described[name] = { [reference] in describe(TypeRegistration(type: $0, table: reference.table)) }
    }

    /// Runs a registration when something of the type is first asked for.
    private func describeLater<T>(_ type: NativeType, _ describe: @escaping (TypeRegistration<T>) -> Void) {
        type.late.append { [reference] in describe(TypeRegistration(type: $0, table: reference.table)) }
    }

    /// The errors found in registrations.
    package var problems: [String] {
        for type in typeOrder.compactMap({ types[$0] }) + builtIns.values { _ = type.members }
        let unregistered = registrations.described.keys.filter { types[$0] == nil }.sorted()
        return noted + unregistered.map { "'\($0)' is described, but not registered" }
    }

    /// Adds members to a registered type, or to one of the language; this is how modifiers extend the protocol.
    package func extend<T>(_ name: String, as swiftType: T.Type, _ describe: @escaping (TypeRegistration<T>) -> Void) {
        guard let type = types[name] ?? builtIns[name] else {
            noted.append("'\(name)' is extended before it is registered")
            return
        }
        describeLater(type, describe)
    }

    /// Registers a free function.
    package func function<R>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        _ body: @escaping (Arguments) throws -> R
    ) {
        guard var signature = Signature(declaration) else {
            noted.append("cannot read '\(declaration)'")
            return
        }
        signature.summary = summary
        signature.example = example
        functions[signature.name, default: []].append(
            NativeCallable(signature: signature, owner: nil) { _, arguments in try body(arguments) }
        )
    }

    func registerBuiltIn(_ name: String, _ describe: @escaping (TypeRegistration<Value>) -> Void) {
        let type = NativeType(name: name)
        builtIns[name] = type
        describeLater(type, describe)
    }

    func registerBuiltInFunction(_ declaration: String, _ body: @escaping (Arguments) throws -> Value) {
        guard var signature = Signature(declaration) else {
            noted.append("cannot read '\(declaration)'")
            return
        }
        signature.erase(Signature.builtInGenerics)
        builtInFunctions[signature.name, default: []].append(
            NativeCallable(signature: signature, owner: nil) { _, arguments in try body(arguments) }
        )
    }

    /// Declares registered types in Swift's notation, as the checker of types sees them.
    ///
    /// A struct, enum or class in the text is the whole interface of that type; an extension replaces the declarations
    /// of the same names and labels, and adds the others.
    ///
    /// - Parameter hidden: the members and aliases that the text has under other labels: `Box.static make(_:)`, or
    ///   `*.static make(_:)` for every type.
    package func interface(_ text: InterfaceText, hiding hidden: Set<String> = []) {
        written.texts.append(text)
        written.hidden.formUnion(hidden)
    }

    /// A constant outside of types.
    package struct Constant {
        var type: WrittenType
        var value: () -> Any
    }

    /// Registers a constant outside of types, such as `NSNotFound`.
    package func constant<V>(_ name: String, type: WrittenType, _ value: @escaping @autoclosure () -> V) {
        constants[name] = Constant(type: type, value: value)
    }

    /// Registers a type alias.
    package func alias(_ name: String, for type: WrittenType) {
        aliases[name] = type
    }
}
