extension WrittenType {
    /// Returns the type as Swift prints it, with modules as in `Swift.Array<Swift.Int>` or without.
    ///
    /// Nil for a type that is neither part of the language nor declared in source, since its module is unknown.
    func swiftName(isQualified: Bool) -> String? {
        let swift = isQualified ? "Swift." : ""
        switch self {
        case .optional(let wrapped):
            return wrapped.swiftName(isQualified: isQualified).map { "\(swift)Optional<\($0)>" }
        case .array(let element): return element.swiftName(isQualified: isQualified).map { "\(swift)Array<\($0)>" }
        case .named(let parts) where parts.last?.name == "ArraySlice" && parts.last?.arguments.count == 1:
            return parts.last?.arguments[0].swiftName(isQualified: isQualified).map { "\(swift)ArraySlice<\($0)>" }
        case .dictionary(let key, let value):
            guard let key = key.swiftName(isQualified: isQualified),
                let value = value.swiftName(isQualified: isQualified)
            else { return nil }
            return "\(swift)Dictionary<\(key), \(value)>"
        case .named:
            guard let name, parts.isEmpty else { return nil }
            if ["Bool", "Character", "Double", "Int", "String"].contains(name) { return swift + name }
            if name == "CGFloat" || name.hasPrefix("CG") { return (isQualified ? "Foundation." : "") + name }
            return (isQualified ? "main." : "") + name
        default: return nil
        }
    }
}
