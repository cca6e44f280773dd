/// The attributes that the interpreter has nothing to do for.
extension Lowerer {
    /// Returns true for an attribute that does not affect the behavior of a program.
    func isHarmless(_ name: String) -> Bool {
        Self.harmlessAttributes.contains(name) && session.declaredWrappers[name] == nil
    }

    /// Attributes that do not affect the behavior of a program.
    static let harmlessAttributes: Set<String> = [
        "IBAction", "IBOutlet", "MainActor", "Published", "Sendable", "UIApplicationMain", "available",
        "discardableResult",
        "frozen", "inlinable",
        "inline",
        "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "unknown", "usableFromInline",
    ]

    /// Attributes that affect only which declaration a name refers to, and so matter only to the checker of types.
    static let attributesOfTypes: Set<String> = ["_disfavoredOverload", "dynamicMemberLookup"]
}
