import BlueprintInspector

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
