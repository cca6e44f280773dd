import BlueprintInspector

/// A command whose answer is written to a file: `frames > drawing.txt`.
extension Command {
    /// Returns the command that writes the answer, if the arguments have the sign and it answers; nil for another line.
    func redirected(by arguments: CommandArguments) -> Command? {
        guard answers, let (question, sign, target) = arguments.redirection else { return nil }
        // The sign is also a word that help explains.
        if name == "help", question.isEmpty, target.isEmpty { return nil }
        return writing { [self] _, _, context in
            let file = try file(target, behind: sign)
            guard !context.options.isSafe else {
                throw InputError(SafeMode.refusal(of: "'>' writes a file"), at: sign.offset)
            }
            if !file.isForced {
                let words = [name, question.text, ">", file.path.shownPath].filter { !$0.isEmpty }
                try context.checkReplacing(file.path, by: name, line: words.joined(separator: " "), at: file.offset)
            }
            let answer = try context.plainAnswer(of: self, question)
            return .write(
                [WrittenText(text: { try answer.pass(to: $0) }, path: file.path, command: name)],
                then: Output(.note, StyledText("\(file.path.shownPath) written"))
            )
        }
    }

    /// Returns the file that the words behind the sign name.
    private func file(
        _ target: CommandArguments,
        behind sign: Word
    ) throws -> (path: String, isForced: Bool, offset: Int) {
        var target = target
        let options = target.takeOptions([CommandContext.force])
        guard sign.text == ">" else {
            throw InputError("'\(sign.text)' is not known here", fix: .usage("\(name) > FILE"), at: sign.offset)
        }
        let word = try target.first("name of the file", usage: "\(name) > FILE")
        guard target.words.count == 1 else {
            throw InputError(
                "the file has more than one word",
                fix: .type([[name, ">", Quoted.literal(target.text)].joined(separator: " ")]),
                at: target.words[1].offset
            )
        }
        return (word.unquoted, !options.isEmpty, word.offset)
    }
}

extension CommandArguments {
    /// The arguments before the sign that writes an answer to a file, the sign, and the arguments behind it; nil without it.
    ///
    /// A sign in quotes or brackets is none.
    var redirection: (question: CommandArguments, sign: Word, target: CommandArguments)? {
        guard let index = words.firstIndex(where: { $0.text.hasPrefix(">") }) else { return nil }
        var sign = words[index]
        let mark = sign.text.prefix { $0 == ">" }
        let start = sign.offset + mark.utf8.count
        sign.text = String(mark)
        let behind = String(decoding: text.utf8.dropFirst(start - offset), as: UTF8.self)
        return (before(words[index]), sign, CommandArguments(behind, at: start, nameOffset: nameOffset))
    }
}

/// The answer of a command for another program: without colours, and as wide as in a script.
struct PlainAnswer: Sendable {
    private let outputs: [Output]

    /// The answer that some outputs are; each ends with a line break.
    init(_ outputs: [Output]) { self.outputs = outputs }

    /// Passes on the text, one piece after another.
    ///
    /// - Throws: only what the function throws, which ends the text.
    func pass(to put: (String) throws -> Void) throws {
        for output in outputs {
            try output.print(lines: { for line in $0.lines { try put(line.plain + "\n") } }, export: put)
        }
    }

    /// Returns the whole text for the clipboard.
    ///
    /// - Throws: an ``InputError`` if it is longer than that takes.
    func copied() throws -> String {
        var text = ""
        try pass { piece in
            text += piece
            guard text.utf8.count > ClipboardAccess.mostBytes else { return }
            throw InputError(
                "the output is longer than \(ClipboardAccess.mostBytes / 1024) KiB, which the clipboard takes",
                fix: "type the command and > FILE"
            )
        }
        return text
    }
}

extension CommandContext {
    /// Returns the answer of a command in the style of the session, whatever the size of the terminal.
    ///
    /// - Throws: the error of the command, or one about a command that does more than answer.
    mutating func plainAnswer(of command: Command, _ arguments: CommandArguments) throws -> PlainAnswer {
        let usual = SessionOptions()
        (options.columns, options.rows, options.givesJSON) = (usual.columns, usual.rows, false)
        if settings.style == .text { options = options.unwrapped }
        guard case .say(let outputs) = try command.run(arguments, in: &self) else {
            throw InputError("'\(command.name)' prints nothing here", fix: .usage(command.usage), at: arguments.end)
        }
        return PlainAnswer(
            outputs.map { $0.shown(in: settings.style, columns: usual.columns, input: input) }
        )
    }
}
