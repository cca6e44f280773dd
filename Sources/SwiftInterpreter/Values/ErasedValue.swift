/// A value of type `Any` or `any P` together with its own type, where the value alone does not tell it: a `CGFloat` or a
/// `Character`, an array, an optional.
package final class ErasedValue {
    let type: Type
    /// The value.
    package let value: Value

    init(_ value: Value, _ type: Type) {
        self.value = value
        self.type = type
    }
}

/// A type with generic arguments, or one without a declaration, as a value: `[Int].self`, `(Int, Int).self`.
package final class ExactType {
    let type: Type

    init(_ type: Type) { self.type = type }

    /// The type as Swift prints it.
    package var name: String { type.description }
}
