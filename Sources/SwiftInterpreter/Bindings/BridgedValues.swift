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
