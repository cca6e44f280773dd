/// References before the other words of a command.
extension Resolver {
    /// Returns the number of the node that the first word names, if that is a reference.
    ///
    /// A word without the signs of a reference is one if it is capitalized, as a type is.
    ///
    /// - Throws: an ``InputError`` if the reference does not name exactly one node of the document.
    func leadingNumber(of arguments: CommandArguments) throws -> Int? {
        guard let word = arguments.words.first, Self.isReference(word) else { return nil }
        return try number(of: target(word))
    }

    /// Returns true if a word can only be a reference: `#4`, `"its text"`, `v3`, `/0/1`, `Row[0]`, `Row`.
    static func isReference(_ word: Word) -> Bool {
        guard !word.isQuoted else { return true }
        switch try? Reference(word) {
        case .number, .path, .inner, .view, .indexed, .indexedText: return true
        case .name(let name): return name.first?.isUppercase == true
        case .text, nil: return "#/".contains(word.text.prefix(1))
        }
    }
}
