/// Runs a line of the history again.
struct RerunCommand: Command {
    let name = RerunLine.name
    let group = CommandGroup.session
    let syntax = "[N]"
    let summary = "Runs a line of the history again; without a number, the last one."
    let details = """
        history lists the lines with their numbers. The line is printed first.
        """
    let example = "rerun 12"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1, let typed = context.files.typedLines else { return [] }
        return zip(typed.first..., typed.lines).suffix(20).reversed().map { number, line in
            Completion(String(number), summary: String(line.prefix { !$0.isNewline }))
        }
    }

    /// Throws the error of a line that cannot be run again; a line that can was put in its place before it was read.
    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let typed = try context.typedLines(for: name)
        guard let word = arguments.words.first else {
            throw InputError("there is no line to run again", at: arguments.nameOffset)
        }
        guard let number = Int(word.text, radix: 10), typed.line(number) != nil else {
            throw InputError(
                "there is no line \(word.text)",
                fix: "type history to list the lines with their numbers",
                at: word.offset
            )
        }
        throw InputError(
            "line \(number) itself runs a line again",
            fix: "type the number of that line",
            at: word.offset
        )
    }
}
