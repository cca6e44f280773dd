extension JSONValue {
    /// The longest list or object that stays on one line, in characters.
    private static let lineLength = 100

    /// The value for a reader: lists and objects that are longer than a line have a line for each part.
    ///
    /// The value must not be nested deeply.
    public var indentedText: String { indented("") }

    private func indented(_ margin: String) -> String {
        let line = text
        let inner = margin + "  "
        let (parts, brackets): ([String], (String, String))
        switch self {
        case .array(let values) where line.count > Self.lineLength:
            (parts, brackets) = (values.map { $0.indented(inner) }, ("[", "]"))
        case .object(let members) where line.count > Self.lineLength:
            parts = members.map { JSONValue.string($0.name).text + ": " + $0.value.indented(inner) }
            brackets = ("{", "}")
        default: return line
        }
        return brackets.0 + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + margin + brackets.1
    }
}
