/// A class, struct, enum or protocol declared in interpreted source.
package final class DeclaredType {
    /// The full name, with its enclosing types.
    package let name: String
    /// The names of the protocols that the type conforms to, in source order.
    package internal(set) var conformances: [String]
    /// True if no class may inherit from it.
    var isFinal = false
    weak var runtime: (any CallRuntime)?
    let kind: TypeDeclaration.Kind
    let scope: Scope
    /// The UTF-8 offset of the declaration in its source.
    let offset: Int
    var stored: [StoredProperty] = []
    var storedNames: [String] = []
    var cases: [String: TypeDeclaration.EnumCase] = [:]
    var caseOrder: [String] = []
    var rawType: TypeRef?
    /// The superclass declared in source.
    var superclass: DeclaredType?
    /// The native class that the type inherits from directly.
    var nativeSuperclass: NativeType?
    /// The properties of a native superclass that the type observes.
    var observed: [StoredProperty] = []
    /// True once the stored properties of the superclass are included in ``stored``.
    var hasInherited = false
    /// True if the declaration itself, not an extension, contains an initializer.
    var hasInitializer = false
    /// True if it is a result builder.
    var isResultBuilder = false
    /// The part that the declaration omits, if it says so.
    var hole: Hole?
    /// True for a stub, whose calls accept any arguments.
    var isStub = false
    /// The names of a protocol's requirements.
    var requirements: [String] = []
    /// The requirements of a protocol with their details.
    var requiredMembers: [RequiredMember] = []
    let members = MemberTable()
    /// The type as the checker knows it.
    var nominal: Nominal?
    /// Called with an object that is no longer used.
    var finish: ((Instance) -> Void)?
    /// The members of a native superclass that it overrides.
    var overridden: Set<String> = []

    struct StoredProperty {
        var name: String
        var type: TypeRef?
        var value: Expression?
        var isLet: Bool
        var builder: String?
        var isLazy: Bool
        var observers: VariableBinding.Observers?
        /// The scope in which its initial value and observers are evaluated.
        var scope: Scope
        /// The name of the type that declares it.
        var typeName: String
        /// The initialization of the property wrapper from the wrapped value, if the property is a wrapper's storage.
        var wrapping: WrapperInitialization?
        /// The type as written, if it contains generic parameters.
        var written: TypeRef?

        var isBuilder: Bool { builder != nil }
    }

    /// A requirement of a protocol.
    struct RequiredMember {
        var name: String
        /// The name with argument labels, for a function.
        var labelled: String?
        var isSettable = false
        /// The type, for a property.
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

    /// Returns true if a name refers to `allCases` of a `CaseIterable` enum.
    func listsCases(as name: String) -> Bool {
        name == "allCases" && kind == .enumeration && conformances.contains("CaseIterable")
    }

    /// The names of the generic parameters.
    var generics: [String] = []

    /// True for a class, whose values are shared and compared by identity.
    package var isClass: Bool { kind == .classType }

    /// The keyword of the declaration: `class`, `struct`, `enum` or `protocol`.
    package var keyword: String { kind.rawValue }

    /// Returns the value of a static property, or a static function as a value; throws a ``Diagnostic`` if there is
    /// none.
    package func staticMember(_ name: String, expecting type: TypeRef? = nil) throws -> Value {
        guard let runtime else { throw BindingError("'\(self.name)' no longer exists") }
        return try runtime.staticMember(name, of: self, expecting: type)
    }

    /// The names of the declared properties and methods, in order.
    package var memberNames: [String] { storedNames + members.order }

    /// Returns the full name with the generic arguments of an instance, each qualified by its module.
    func fullName(of instance: Instance) -> String { name + genericSuffix(of: instance, isQualified: true) }

    /// Returns the unqualified name with the generic arguments, as in the description of an instance.
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

    /// The parameters of the memberwise initializer.
    private(set) lazy var memberwise: [StoredProperty] = stored.filter {
        !($0.isLet && $0.value != nil) && !$0.isLazy && !(isClass && $0.value != nil)
    }

    /// True if `==` compares its values: by declaration, or because it is an enum without associated values.
    private(set) lazy var isEquatable: Bool = {
        let names: Set<String> = ["Equatable", "Hashable", "Comparable", "Identifiable"]
        let conformances = ancestry.flatMap(\.conformances)
        if conformances.contains(where: { names.contains($0) && $0 != "Identifiable" }) { return true }
        return kind == .enumeration && cases.values.allSatisfy { $0.parameters.isEmpty }
    }()

    /// True if it conforms to `CustomStringConvertible`.
    var describesItself: Bool {
        if let known = isDescribed { return known }
        let names = ancestry.flatMap(\.conformances)
        isDescribed = names.contains("CustomStringConvertible")
        return isDescribed ?? false
    }
    /// The cached result; reset when an extension adds a conformance.
    private var isDescribed: Bool?

    func noteChangedConformances() { isDescribed = nil }

    /// True if a property stores the closure of a result builder parameter.
    private(set) lazy var hasBuilderProperty = stored.contains {
        $0.isBuilder && $0.type?.function != nil || $0.wrapping != nil
    }

    /// The type and its superclasses, nearest first.
    var ancestry: [DeclaredType] {
        var result = [self]
        while let next = result.last?.superclass, result.count < 100 { result.append(next) }
        return result
    }

    /// The native class that it inherits from, directly or through classes declared in source.
    package var nativeClass: NativeType? {
        superclass == nil ? nativeSuperclass : ancestry.lazy.compactMap(\.nativeSuperclass).first
    }

    /// Returns true if the type or a superclass declared in source overrides a native member.
    func overridesNative(_ name: String) -> Bool {
        ancestry.contains {
            $0.overridden.contains(name) || $0.members.methods[name] != nil || $0.members.computed[name] != nil
        }
    }

    /// Returns the observers of a property of the native class, those of the superclass first.
    func observers(of name: String) -> [StoredProperty] {
        ancestry.reversed().flatMap { $0.observed.filter { $0.name == name } }
    }

    /// Creates an object of the class with the first initializer that accepts one of the argument lists; throws a
    /// ``Diagnostic`` or a ``BindingError``.
    package func make(_ arguments: [[(label: String, value: Any)]]) throws -> any InterpretedObject {
        guard let runtime, let object = try runtime.make(self, arguments).object else {
            throw BindingError("class '\(name)' has no accessible initializer")
        }
        return object
    }

    /// Records an error that occurred in a call from native code; ends the evaluation that made the call.
    package func report(_ error: any Error) { runtime?.trapped(error) }

    /// The signature of the memberwise initializer.
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
        /// The constraints on the values that it belongs to.
        var constraints: [ExtensionConstraint] = []
        /// The name of the variable that stores the property wrapper behind it.
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
        /// The names that the value of a constant depends on; nil if it is not known to be the same in each evaluation.
        var footprint: Footprint?

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

    /// A subscript; in the setter the new value follows the indices.
    struct Subscript {
        var getter: BoundCode
        var setter: BoundCode?
    }

    var computed: [String: Computed] = [:]
    /// The computed properties of constrained extensions.
    var constrained: [Computed] = []
    var subscripts: [Subscript] = []
    var staticSubscripts: [Subscript] = []
    var methods: [String: [BoundCode]] = [:]
    var initializers: [BoundCode] = []
    var staticMethods: [String: [BoundCode]] = [:]
    var staticComputed: [String: Computed] = [:]
    var statics: [String: Static] = [:]
    /// The protocols added by an extension of a native or built-in type.
    var conformances: [String] = []
    var order: [String] = []
    var staticOrder: [String] = []
    /// The private members and the members with a private setter.
    var privates: Set<String> = []
    var privateSetters: Set<String> = []
}

/// A function with the scope it was declared in and its type.
struct BoundCode {
    var code: FunctionCode
    var scope: Scope
    var typeName: String?
    /// The constraints on the values that it belongs to.
    var constraints: [ExtensionConstraint] = []
}
