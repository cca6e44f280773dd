/// A class, struct, enum or protocol declared in interpreted source.
public final class DeclaredType {
    /// The full name, with the types it is nested in.
    public let name: String
    /// The protocols it conforms to, by name, in the order written.
    public internal(set) var conformances: [String]
    /// Whether nothing may inherit from it.
    var isFinal = false
    weak var runtime: (any CallRuntime)?
    let kind: TypeDeclaration.Kind
    let scope: Scope
    /// Where the declaration stands in its source.
    let offset: Int
    var stored: [StoredProperty] = []
    var storedNames: [String] = []
    var cases: [String: TypeDeclaration.EnumCase] = [:]
    var caseOrder: [String] = []
    var rawType: TypeRef?
    /// The class that it inherits from.
    var superclass: DeclaredType?
    /// The native class that it inherits from itself.
    var nativeSuperclass: NativeType?
    /// The properties of a native superclass that it observes.
    var observed: [StoredProperty] = []
    /// Whether the stored properties of the superclass are among its own by now.
    var hasInherited = false
    /// Whether the declaration itself, not an extension, has an initializer.
    var hasInitializer = false
    /// Whether it is a result builder.
    var isResultBuilder = false
    /// What its declaration leaves out, if it says so.
    var hole: Hole?
    /// Whether it stands in for a type that is not known here, so that its calls take any arguments.
    var isStub = false
    /// For a protocol: what a conforming type must have.
    var requirements: [String] = []
    /// The same with what is asked of each.
    var demands: [Demand] = []
    let members = MemberTable()

    struct StoredProperty {
        var name: String
        var type: TypeRef?
        var value: Expression?
        var isLet: Bool
        var builder: String?
        var isLazy: Bool
        var observers: VariableBinding.Observers?
        /// Where its value and observers are evaluated.
        var scope: Scope
        /// The type that declares it.
        var typeName: String
        /// How it is made of the value that it wraps, if it is a property wrapper.
        var wrapping: Wrapping?
        /// The type as it is written, where it has generic parameters in it.
        var written: TypeRef?

        var isBuilder: Bool { builder != nil }
    }

    /// What a protocol asks of a member.
    struct Demand {
        var name: String
        /// The name with its labels, of a function.
        var labelled: String?
        var isSettable = false
        /// The type of a property.
        var type: TypeRef?
    }

    init(
        name: String,
        kind: TypeDeclaration.Kind,
        conformances: [String],
        scope: Scope,
        offset: Int,
        runtime: any CallRuntime
    ) {
        self.name = name
        self.kind = kind
        self.conformances = conformances
        self.scope = scope
        self.offset = offset
        self.runtime = runtime
    }

    /// Whether a name is that of the list of all cases.
    func listsCases(as name: String) -> Bool {
        name == "allCases" && kind == .enumeration && conformances.contains("CaseIterable")
    }

    /// The names of its generic parameters.
    var generics: [String] = []

    /// Whether its values are objects: shared, and the same only if they are identical.
    public var isClass: Bool { kind == .classType }

    /// The type's kind as written in source: `class`, `struct`, `enum` or `protocol`.
    public var keyword: String { kind.rawValue }

    /// The value of a static property, or a static function as a value; throws a ``Diagnostic`` if there is none.
    public func staticMember(_ name: String, expecting type: TypeRef? = nil) throws -> Value {
        guard let runtime else { throw BindingError("'\(self.name)' is no longer there") }
        return try runtime.staticMember(name, of: self, expecting: type)
    }

    /// The names of the properties and methods declared, in order.
    public var memberNames: [String] { storedNames + members.order }

    /// The full name with what the generic parameters stand for in a value, each with its module.
    func fullName(of instance: Instance) -> String { name + genericSuffix(of: instance, isQualified: true) }

    /// The name alone, as a value by itself is printed with it.
    func plainName(of instance: Instance) -> String {
        (name.split(separator: ".").last.map(String.init) ?? name) + genericSuffix(of: instance, isQualified: false)
    }

    private func genericSuffix(of instance: Instance, isQualified: Bool) -> String {
        guard !generics.isEmpty, let known = runtime?.generics(of: instance) else { return "" }
        let names = generics.compactMap { known[$0]?.swiftName(isQualified: isQualified) }
        return names.count == generics.count ? "<\(names.joined(separator: ", "))>" : ""
    }

    func fieldLabels(of instance: Instance) -> [String?] {
        if let caseName = instance.caseName { return cases[caseName]?.parameters.map(\.label) ?? [] }
        return storedNames
    }

    /// The properties that the initializer made from them sets.
    private(set) lazy var memberwise: [StoredProperty] = stored.filter {
        !($0.isLet && $0.value != nil) && !$0.isLazy && !(isClass && $0.value != nil)
    }

    /// Whether `==` compares its values: by declaration, or because it is an enum without values.
    private(set) lazy var isEquatable: Bool = {
        let names: Set<String> = ["Equatable", "Hashable", "Comparable", "Identifiable"]
        let conformances = ancestry.flatMap(\.conformances)
        if conformances.contains(where: { names.contains($0) && $0 != "Identifiable" }) { return true }
        return kind == .enumeration && cases.values.allSatisfy { $0.parameters.isEmpty }
    }()

    /// Whether it says itself how its values are printed.
    var describesItself: Bool {
        if let known = isDescribed { return known }
        let names = ancestry.flatMap(\.conformances)
        isDescribed = names.contains("CustomStringConvertible")
        return isDescribed ?? false
    }
    /// Forgotten when an extension adds a conformance.
    private var isDescribed: Bool?

    func noteChangedConformances() { isDescribed = nil }

    /// Whether a property takes the children of a builder as a function that gives them.
    private(set) lazy var hasBuilderProperty = stored.contains {
        $0.isBuilder && $0.type?.function != nil || $0.wrapping != nil
    }

    /// The type and those that it inherits from, nearest first.
    var ancestry: [DeclaredType] {
        var result = [self]
        while let next = result.last?.superclass, result.count < 100 { result.append(next) }
        return result
    }

    /// The native class that it inherits from, if need be by way of others of source.
    public var nativeClass: NativeType? {
        superclass == nil ? nativeSuperclass : ancestry.lazy.compactMap(\.nativeSuperclass).first
    }

    /// Whether it, or a class of source that it inherits from, has a member of its own in place of a native one.
    func overridesNative(_ name: String) -> Bool {
        ancestry.contains { $0.members.methods[name] != nil || $0.members.computed[name] != nil }
    }

    /// What observes a property of the native class, that of the superclass first.
    func observers(of name: String) -> [StoredProperty] {
        ancestry.reversed().flatMap { $0.observed.filter { $0.name == name } }
    }

    /// Makes an object of the class by the first of its initializers that takes such arguments; throws a
    /// ``Diagnostic`` or a ``BindingError``.
    package func make(_ arguments: [[(label: String, value: Any)]]) throws -> any InterpretedObject {
        guard let runtime, let object = try runtime.make(self, arguments).object else {
            throw BindingError("no object of the class '\(name)' can be made")
        }
        return object
    }

    /// Keeps an error that came up while native code asked for something; ends the evaluation that has led there.
    package func report(_ error: any Error) { runtime?.trapped(error) }

    /// The initializer that Swift makes from the stored properties.
    private(set) lazy var memberwiseSignature: Signature = {
        let parameters = memberwise.map { property in
            let type = property.wrapping.map { $0.type ?? .any } ?? property.type ?? .any
            let name = property.wrapping?.name ?? property.name
            var parameter = Signature.Parameter(
                label: name,
                name: name,
                type: type,
                defaultValue: property.value != nil
                    ? "…" : property.type?.isOptional == true && !property.isLet ? "nil" : nil,
                isBuilder: property.isBuilder
            )
            parameter.builder = property.builder
            return parameter
        }
        var signature = Signature(name: "init", parameters: parameters, result: .named(name))
        if memberwise.contains(where: { $0.written != nil }) {
            signature.generics = Signature.Generics(
                names: Set(generics),
                parameters: memberwise.map { $0.written ?? $0.type ?? .any },
                result: .generic(name, generics.map { .named($0) })
            )
        }
        return signature
    }()
}

/// The members that a declaration or extension adds to a type.
final class MemberTable {
    struct Computed {
        var name: String
        var type: TypeRef?
        var accessors: VariableBinding.Accessors
        var builder: String?
        var scope: Scope
        var typeName: String
        /// What it asks of the values that it belongs to.
        var constraints: [ExtensionConstraint] = []
        /// The variable that holds the property wrapper which it goes through.
        var wrapper: String?
    }

    /// A static stored property, evaluated when it is first read.
    final class Static {
        var cell: Cell?
        let type: TypeRef?
        let value: Expression?
        let isLet: Bool
        let observers: VariableBinding.Observers?
        let scope: Scope
        var isBeingRead = false

        init(
            type: TypeRef?,
            value: Expression?,
            isLet: Bool,
            observers: VariableBinding.Observers?,
            scope: Scope
        ) {
            self.type = type
            self.value = value
            self.isLet = isLet
            self.observers = observers
            self.scope = scope
        }
    }

    /// A subscript, whose setter takes the new value behind the indices.
    struct Subscript {
        var getter: BoundCode
        var setter: BoundCode?
    }

    var computed: [String: Computed] = [:]
    /// The computed properties of extensions that do not extend all values of the type.
    var constrained: [Computed] = []
    var subscripts: [Subscript] = []
    var staticSubscripts: [Subscript] = []
    var methods: [String: [BoundCode]] = [:]
    var initializers: [BoundCode] = []
    var staticMethods: [String: [BoundCode]] = [:]
    var staticComputed: [String: Computed] = [:]
    var statics: [String: Static] = [:]
    /// The protocols that an extension of a native or built-in type adds.
    var conformances: [String] = []
    var order: [String] = []
    var staticOrder: [String] = []
    /// What only the type itself may use, and what only it may change.
    var privates: Set<String> = []
    var privateSetters: Set<String> = []
}

/// A function together with the scope it was declared in and the type it belongs to.
struct BoundCode {
    var code: FunctionCode
    var scope: Scope
    var typeName: String?
    /// What it asks of the values that it belongs to.
    var constraints: [ExtensionConstraint] = []
}
