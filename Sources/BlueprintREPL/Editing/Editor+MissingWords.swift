import SwiftInterpreter

/// Errors about lines of `set` that lack a word, or have it in another place.
extension Editor {
    /// Returns the line that sets an argument of a node; without the value if it does not work with it.
    func line(setting name: Word, to value: String, of number: Int) -> String {
        let line = "set #\(number) \(name.text) \(value)"
        return works(line) ? line : "set #\(number) \(name.text) VALUE"
    }

    /// Returns the error about a setting without a value, with the values that it can have.
    ///
    /// - Throws: an ``InputError`` if the node has no such setting.
    func missingValue(of name: Word, of node: Int?, at offset: Int) throws -> InputError {
        let number = try node ?? context.resolver.selectedNumber(to: "set")
        let choice = try setting(name, of: number) { "set #\($0) \(name.text) VALUE" }
        let declared = context.offeredValues(of: choice.type)
        let values = declared.isEmpty ? language.valueWords(of: choice.type) : declared.joined(separator: ", ")
        return InputError(
            "the value of \(choice.name) is missing",
            fix: "type set #\(number) \(choice.name) VALUE; the value is \(values)",
            at: offset
        )
    }

    /// Returns the error about the number of an element before or after the value, which belongs before the name:
    /// `set text #2 "Hello"`; nil for other lines.
    func misplacedReference(_ name: Word, _ rest: CommandArguments) -> InputError? {
        let isLast = rest.words.last?.nodeNumber != nil
        guard rest.words.count > 1, let word = isLast ? rest.words.last : rest.words.first,
            let number = word.nodeNumber, !isProse(rest, of: name)
        else { return nil }
        let value = isLast ? rest.droppingLast() : rest.dropping(1)
        let line = "set #\(number) \(name.text) \(value.text)"
        guard works(line) else { return nil }
        return InputError("the element comes before the argument", fix: "type \(line)", at: word.offset)
    }

    /// Returns true if words are a text without quotes for a setting of the selection.
    private func isProse(_ words: CommandArguments, of name: Word) -> Bool {
        guard let node = context.selection.number.flatMap(document.outline.node),
            let choice = try? context.setting(name.text, of: node, at: name.offset)
        else { return false }
        return choice.type.unwrapped.name == "String" && !words.text.contains("\"")
    }

    /// Returns true if a line can be typed.
    private func works(_ line: String) -> Bool { (try? context.trial([line])) != nil }
}

extension Word {
    /// The number of the node that the word names, as `#2` does; nil for another word.
    fileprivate var nodeNumber: Int? { text.hasPrefix("#") ? Int(text.dropFirst(), radix: 10) : nil }
}
