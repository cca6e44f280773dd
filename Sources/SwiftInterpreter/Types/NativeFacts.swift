/// The facts that a table of bindings states about its types, apart from their declarations.
///
/// Nothing here knows the table.
protocol NativeFacts: AnyObject {
    /// The modules that source can import.
    var modules: [String] { get }

    /// Returns true for a type of the table.
    func isNative(_ name: String) -> Bool
    /// Returns true for a type of the table whose values have hashes.
    func isHashable(_ name: String) -> Bool
    /// Returns true if casts convert between a class of the table and a type.
    func isBridged(_ class: String, from name: String) -> Bool
    /// Returns what subclasses of a class of the table can override; nil if source cannot inherit from it.
    func overrides(of name: String) -> NativeOverrides?
}

/// The members of a native class that classes of source can override.
struct NativeOverrides {
    /// The members that source may override: property names, and method names with labels.
    var overridable: Set<String> = []
    /// The properties that source may observe by overriding them.
    var observable: Set<String> = []
    /// The members that source may override although nothing calls them here, each with the reason.
    var uncalled: [String: String] = [:]
}
