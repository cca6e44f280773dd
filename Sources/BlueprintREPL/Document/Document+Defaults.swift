/// The default values of declared parameters.
extension Document {
    /// The characters of a declaration that are searched, and those of a value that is shown.
    private static let (mostSearched, mostShown) = (4_000, 24)

    /// Returns the default value of a parameter of a function, or of the initializer of a type, as it is written; nil if
    /// there is none, or a long one.
    func defaultValue(of parameter: String, in name: String) -> String? {
        let declaration = outline.declarations.first { $0.name == name && $0.keyword != "extension" }
        guard let declaration, parameter.allSatisfy(\.isPartOfName) else { return nil }
        let text = String(self.text(declaration.range).prefix(Self.mostSearched))
        let isInitialized = declaration.keyword == "func" || text.contains("init(")
        let forms = isInitialized ? [Self.argument(parameter), Self.property(parameter)] : [Self.property(parameter)]
        for form in forms {
            guard let pattern = try? Regex(form, as: (Substring, Substring).self),
                let match = try? pattern.firstMatch(in: text)
            else { continue }
            let value = match.output.1.reversed().drop(while: \.isWhitespace).reversed()
            return value.count <= Self.mostShown ? String(value) : nil
        }
        return nil
    }

    private static func argument(_ name: String) -> String {
        "\\b\(name)(?:\\s+\\w+)?\\s*:[^=,()]+=\\s*([^,);\\n{]+)"
    }

    private static func property(_ name: String) -> String {
        "\\bvar\\s+\(name)\\s*(?::[^=;{\\n]+)?=\\s*([^;\\n{]+)"
    }
}
