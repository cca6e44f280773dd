/// What stands behind the name of a command.
public struct CommandArguments: Sendable {
    /// The text behind the name, without white space around it and without a comment at the end.
    public let text: String
    /// Where that text begins: an offset in UTF-8 bytes from the start of the input.
    public let offset: Int
    /// Where the command's name begins.
    public let nameOffset: Int
    /// The words of the text.
    public let words: [Word]

    /// Arguments from the text behind a command's name, which begins at an offset of the input.
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

    /// Whether nothing stands there.
    public var isEmpty: Bool { words.isEmpty }

    /// The arguments behind the first `count` words.
    func dropping(_ count: Int) -> CommandArguments {
        guard count > 0, let first = words.dropFirst(count).first else {
            return count > 0 ? CommandArguments("", at: offset + text.utf8.count, nameOffset: nameOffset) : self
        }
        let rest = String(decoding: text.utf8.dropFirst(first.offset - offset), as: UTF8.self)
        return CommandArguments(rest, at: first.offset, nameOffset: nameOffset)
    }

    /// The arguments without the last word.
    func droppingLast() -> CommandArguments {
        guard let last = words.last else { return self }
        let rest = String(decoding: text.utf8.prefix(last.offset - offset), as: UTF8.self)
        return CommandArguments(rest, at: offset, nameOffset: nameOffset)
    }

    /// Refuses words beyond the first `count`.
    func atMost(_ count: Int, usage: String) throws {
        guard words.count > count else { return }
        throw InputError("there is no place for '\(words[count].text)'", fix: "say \(usage)", at: words[count].offset)
    }

    /// The place behind the last word, where something is missing.
    var end: Int { offset + text.utf8.count }
}
