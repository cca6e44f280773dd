/// A type as a value.
package enum TypeValue {
    /// A type of the language: Int, String, Double, …
    case builtIn(String)
    /// A type from the table of bindings.
    case native(NativeType)
    /// A type declared in interpreted source.
    case declared(DeclaredType)
    /// Another type, or one with generic arguments.
    case exact(ExactType)

    /// The declared type; nil for other types.
    package var declared: DeclaredType? {
        if case .declared(let type) = self { return type }
        return nil
    }

    /// The full name.
    package var name: String {
        switch self {
        case .builtIn(let name): name
        case .native(let type): type.name
        case .declared(let type): type.name
        case .exact(let type): type.name
        }
    }
}

/// An instance of a declared type.
///
/// An instance of a struct or enum is not mutated once it is shared: a change makes a new one.
package final class Instance {
    /// The declared type.
    package internal(set) var type: DeclaredType
    /// The case, for an enum.
    let enumCase: Declaration?
    /// The name of the case, for an enum.
    package var caseName: String? { enumCase?.name }
    /// The name of the case with its labels, for an enum.
    var caseKey: String? { enumCase?.caseKey }
    /// The number of the case, as Swift numbers the errors of an enum: cases with values first; nil for other types.
    package var caseNumber: Int? {
        guard let caseKey else { return nil }
        let order = type.cases.filter { !$0.parameters.isEmpty } + type.cases.filter(\.parameters.isEmpty)
        return order.firstIndex { $0.heading.labelledName == caseKey }
    }
    /// The stored properties in declaration order, or the associated values of the case.
    package internal(set) var fields: [Value]
    /// The call that created the instance, if any.
    package let origin: SourceOrigin?
    /// The native object behind an instance of a class; nil if the class has no native superclass, or before
    /// `super.init`.
    package internal(set) var object: (any InterpretedObject)?
    /// The generic arguments, if the call that created the instance specified them.
    var arguments: [WrittenType]?
    /// The generic arguments as they were decided before evaluation.
    var typeArguments: [Type] = []
    /// True for the object that a `deinit` sees.
    private var isFinished = false

    init(type: DeclaredType, enumCase: Declaration? = nil, fields: [Value], origin: SourceOrigin? = nil) {
        self.type = type
        self.enumCase = enumCase
        self.fields = fields
        self.origin = origin
        type.runtime?.note(self)
    }

    deinit {
        object?.link.keep(type, fields, origin, typeArguments)
        guard object == nil, !isFinished, type.finish != nil else { return }
        let last = (fields: fields, typeArguments: typeArguments)
        fields = []
        Self.finish(type, last.fields, origin, typeArguments: last.typeArguments)
    }

    /// Runs the `deinit` of a class for an object that is gone: it sees an object of its own with the same contents, which
    /// goes without a second one.
    static func finish(
        _ type: DeclaredType,
        _ fields: [Value],
        _ origin: SourceOrigin?,
        typeArguments: [Type] = []
    ) {
        guard let finish = type.finish else { return }
        let last = Instance(type: type, fields: fields, origin: origin)
        last.typeArguments = typeArguments
        last.isFinished = true
        finish(last)
    }
}

/// A class, struct, enum or protocol declared in interpreted source.
package final class DeclaredType {
    /// The type as the checker knows it.
    let nominal: Nominal
    /// The names of the protocols that the type conforms to, in source order.
    package let conformances: [String]
    weak var runtime: (any CallRuntime)?
    /// The place of the declaration.
    let place: Location
    /// The names of the stored properties, those of the superclass first.
    var storedNames: [String] = []
    /// The superclass declared in source.
    var superclass: DeclaredType?
    /// The native class that the type inherits from directly, and what it changes of it.
    var native: NativePart?
    /// Called with an object that is no longer used.
    var finish: ((Instance) -> Void)?

    /// The part of a class that a native one has.
    struct NativePart {
        var superclass: NativeType?
        /// The properties of a native superclass that the type observes.
        var observed: [ObservedProperty] = []
        /// The members of a native superclass that it overrides.
        var overridden: Set<String> = []
    }

    /// A property of a native superclass that source observes.
    struct ObservedProperty {
        var name: String
        /// The name of the type that declares the observers.
        var typeName: String
    }

    init(_ nominal: Nominal, conformances: [String], place: Location, runtime: any CallRuntime) {
        self.nominal = nominal
        self.conformances = conformances
        self.place = place
        self.runtime = runtime
    }

    /// The full name, with its enclosing types.
    package var name: String { nominal.name }

    var kind: TypeDeclaration.Kind { nominal.code?.kind ?? .structure }

    /// The cases of an enum, in order.
    var cases: [TypeDeclaration.EnumCase] { nominal.code?.cases ?? [] }

    /// True for a class, whose values are shared and compared by identity.
    package var isClass: Bool { kind == .classType }

    /// Returns the value of a static property, or a static function as a value; throws a ``Diagnostic`` if there is
    /// none.
    package func staticMember(_ name: String, expecting type: WrittenType? = nil) throws -> Value {
        guard let runtime else { throw BindingError("'\(self.name)' no longer exists") }
        return try runtime.staticMember(name, of: self, expecting: type)
    }

    /// The unqualified name.
    var plainName: String { name.split(separator: ".").last.map(String.init) ?? name }

    func fieldLabels(of instance: Instance) -> [String?] {
        instance.enumCase?.parameters.map(\.label) ?? storedNames
    }

    /// True if it conforms to `CustomStringConvertible`.
    var describesItself: Bool {
        if let known = isDescribed { return known }
        let names = ancestry.flatMap(\.conformances)
        isDescribed = names.contains("CustomStringConvertible")
        return isDescribed ?? false
    }
    private var isDescribed: Bool?

    /// The type and its superclasses, nearest first.
    var ancestry: [DeclaredType] {
        var result = [self]
        while let next = result.last?.superclass, result.count < 100 { result.append(next) }
        return result
    }

    /// The native class that it inherits from, directly or through classes declared in source.
    package var nativeClass: NativeType? {
        superclass == nil ? native?.superclass : ancestry.lazy.compactMap(\.native?.superclass).first
    }

    /// Returns true if the type or a superclass declared in source overrides a native member.
    func overridesNative(_ name: String) -> Bool { hasPart { $0.overridden.contains(name) } }

    /// Returns true if the type or a superclass declared in source observes a native property.
    func observesNative(_ name: String) -> Bool { hasPart { $0.observed.contains { $0.name == name } } }

    /// Returns true for a type with a native part that passes a test, its own or that of a superclass.
    private func hasPart(_ test: (NativePart) -> Bool) -> Bool {
        var next: DeclaredType? = self
        for _ in 0..<100 {
            guard let type = next else { return false }
            if let part = type.native, test(part) { return true }
            next = type.superclass
        }
        return false
    }

    /// Returns the observers of a property of the native class, those of the superclass first.
    func observers(of name: String) -> [ObservedProperty] {
        ancestry.reversed().flatMap { ($0.native?.observed ?? []).filter { $0.name == name } }
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
}

/// A summary of a declared type, for display.
package struct DeclaredSummary: Sendable {
    /// The full name.
    package var name: String
    /// `class`, `struct`, `enum` or `protocol`.
    package var keyword: String
    /// The superclass and the protocols that the type conforms to.
    package var conformances: [String]
    /// The initializers: `Chip(text: String)`.
    package var initializers: [String]
    /// The properties with their types: `text: String`.
    package var properties: [String]
    /// The functions with their argument labels: `label(_:)`.
    package var functions: [String]
    /// The enum cases and static members.
    package var values: [String]
    /// The values that are marked as deprecated, which completion does not offer.
    package var deprecated: Set<String>
    /// The UTF-8 offset of the declaration in its source.
    package var offset: Int
}
