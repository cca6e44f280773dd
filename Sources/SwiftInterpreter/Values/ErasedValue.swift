/// A value of type `Any` or `any P` together with its own type, where the value alone does not tell it: a `CGFloat` or a
/// `Character`, an array, an optional.
package final class ErasedValue {
    let type: Type
    /// The value.
    package let value: Value
    /// The conformance of the type to protocols of the library that source declares; nil if it declares none.
    let adoption: Adoption?

    init(_ value: Value, _ type: Type, _ adoption: Adoption? = nil) {
        self.value = value
        self.type = type
        self.adoption = adoption
    }
}

/// The conformance of a type of the library or the language to protocols of the library, by an extension in source.
final class Adoption {
    /// The names of the protocols, and of those that they refine.
    let protocols: [String]
    /// The type's name, as Swift prints it.
    let typeName: String
    private(set) weak var runtime: (any CallRuntime)?

    init(_ protocols: [String], typeName: String, _ runtime: any CallRuntime) {
        self.protocols = protocols
        self.typeName = typeName
        self.runtime = runtime
    }
}

/// A type with generic arguments, or one without a declaration, as a value: `[Int].self`, `(Int, Int).self`.
package final class ExactType {
    let type: Type

    init(_ type: Type) { self.type = type }

    /// The type as Swift prints it.
    package var name: String { type.description }
}

extension Value {
    /// The value itself, for one that is kept as a value of a protocol's type.
    package var openedValue: Value {
        if case .erased(let erased) = self { return erased.value }
        return self
    }

    /// The type that a value of a protocol's type has.
    var erasedType: Type? {
        if case .erased(let erased) = self { return erased.type }
        return nil
    }
}
