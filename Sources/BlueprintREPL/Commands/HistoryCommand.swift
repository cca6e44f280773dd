import BlueprintInspector

/// Lists the lines that were typed last, with the numbers for rerun.
struct HistoryCommand: Command {
    let name = "history"
    let group = CommandGroup.session
    let syntax = "[N or TEXT]"
    let summary = "Lists the lines that were typed last, with the numbers for rerun."
    let details = """
        history lists 20 lines, history 50 lists 50, history Label those with that
        text. The lines of earlier sessions are among them. rerun 12 runs line 12
        again; the up key recalls lines one by one, Ctrl-R searches them.
        """
    let answers = true
    let example = "history 10"

    private static let usualCount = 20

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let typed = try context.typedLines(for: name)
        var numbered = Array(zip(typed.first..., typed.lines))
        let count = arguments.words.count == 1 ? Int(arguments.text, radix: 10) : nil
        if count == nil, !arguments.isEmpty {
            let text = arguments.words.count == 1 ? arguments.words[0].unquoted : arguments.text
            numbered = numbered.dropLast().filter { $0.1.localizedCaseInsensitiveContains(text) }
            guard !numbered.isEmpty else {
                throw InputError("no line contains \(Quoted.literal(text))", at: arguments.offset)
            }
        }
        let shown = numbered.suffix(max(1, count ?? Self.usualCount))
        let width = String(shown.last?.0 ?? 0).count
        var text = StyledText()
        for (number, line) in shown {
            let head = String(number)
            let margin = String(repeating: " ", count: width - head.count) + head + "  "
            let rows = line.split(whereSeparator: \.isNewline)
            let row = (rows.first.map(String.init) ?? "") + (rows.count > 1 ? " \(context.glyphs.ellipsis)" : "")
            text.append(
                margin + TextFitting.cut(row, to: max(10, context.options.columns - margin.count)),
                style: .source
            )
        }
        return .say(Output(.result, text))
    }
}
