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
    package func staticMember(_ name: String, expecting type: TypeRef? = nil) throws -> Value {
        guard let runtime else { throw BindingError("'\(self.name)' no longer exists") }
        return try runtime.staticMember(name, of: self, expecting: type)
    }

    /// The unqualified name.
    var plainName: String { name.split(separator: ".").last.map(String.init) ?? name }

    func fieldLabels(of instance: Instance) -> [String?] {
        if let caseName = instance.caseName {
            return cases.first { $0.name == caseName }?.parameters.map(\.label) ?? []
        }
        return storedNames
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
