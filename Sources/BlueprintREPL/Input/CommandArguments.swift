/// The arguments of a command.
package struct CommandArguments: Sendable {
    /// The text after the name, without surrounding white space and without a comment at its end.
    package let text: String
    /// The offset of that text in the input, in UTF-8 bytes.
    package let offset: Int
    /// The offset of the command's name.
    package let nameOffset: Int
    /// The words of the text.
    package let words: [Word]

    /// Reads the text after a command's name, which begins at an offset of the input.
    init(_ rest: String, at offset: Int, nameOffset: Int = 0) {
        let space = rest.utf8.prefix { $0.isSpace }.count
        words = Word.split(rest, from: offset)
        self.offset = offset + space
        self.nameOffset = nameOffset
        var core = rest.utf8.dropFirst(space)
        if words.isEmpty { core = core.prefix(0) }
        while let last = core.last, last.isSpace { core = core.dropLast() }
        text = String(decoding: core, as: UTF8.self)
    }

    /// The words with the names of elements as they are typed, which may be part of a text.
    var pieces: [String] { Word.pieces(of: text).map(\.text) }

    /// True if there are no arguments.
    package var isEmpty: Bool { words.isEmpty }

    /// Returns the arguments after the first `count` words.
    func dropping(_ count: Int) -> CommandArguments {
        guard count > 0, let first = words.dropFirst(count).first else {
            return count > 0 ? CommandArguments("", at: offset + text.utf8.count, nameOffset: nameOffset) : self
        }
        let rest = String(decoding: text.utf8.dropFirst(first.offset - offset), as: UTF8.self)
        return CommandArguments(rest, at: first.offset, nameOffset: nameOffset)
    }

    /// Returns the arguments without the last word.
    func droppingLast() -> CommandArguments { words.last.map(before) ?? self }

    /// Returns the arguments before one of the words.
    func before(_ word: Word) -> CommandArguments {
        let rest = String(decoding: text.utf8.prefix(word.offset - offset), as: UTF8.self)
        return CommandArguments(rest, at: offset, nameOffset: nameOffset)
    }

    /// Takes the words at the end that are options of a command; returns those that are there.
    mutating func takeOptions(_ options: Set<String>) -> Set<String> {
        var found: Set<String> = []
        while let word = words.last?.text, options.contains(word) {
            found.insert(word)
            self = droppingLast()
        }
        return found
    }

    /// Throws an ``InputError`` if there are more than `count` words.
    func atMost(_ count: Int, usage: String) throws {
        guard words.count > count else { return }
        throw InputError("unexpected '\(words[count].text)'", fix: .usage(usage), at: words[count].offset)
    }

    /// Returns the first word; throws an ``InputError`` if there is none, which names it.
    func first(_ what: String, usage: String) throws -> Word {
        guard let word = words.first else { throw InputError("the \(what) is missing", fix: .usage(usage), at: end) }
        return word
    }

    /// Returns the only two words; throws an ``InputError`` that names what is missing, or if there are more.
    func two(_ first: String, _ second: String, usage: String) throws -> (Word, Word) {
        guard words.count > 1 else {
            throw InputError("the \(isEmpty ? first : second) is missing", fix: .usage(usage), at: end)
        }
        try atMost(2, usage: usage)
        return (words[0], words[1])
    }

    /// The offset after the last word, for errors about missing arguments.
    var end: Int { offset + text.utf8.count }

    /// Returns the paths after a command's name: one for each word, or the whole text if it is a path with spaces.
    ///
    /// - Parameter exists: returns true if there is a file or a folder at a path.
    func paths(usage: String, exists: (String) -> Bool) throws -> [String] {
        let names = words.map(\.unquoted)
        guard names.count > 1, !exists(text),
            names.allSatisfy({ $0.hasSuffix(".swift") }) || names.contains(where: exists)
        else { return [try path(usage: usage)] }
        return names
    }

    /// Returns the path after a command's name.
    func path(usage: String) throws -> String {
        let word = try first("name of the file", usage: usage)
        return words.count == 1 ? word.unquoted : text
    }
}
