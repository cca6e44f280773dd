import BlueprintInspector

/// The parts of a lesson as text that fits a number of columns.
struct LessonText {
    let columns: Int
    let style: DrawingStyle

    /// The text for a screen.
    init(_ sessions: LessonSessions) {
        (columns, style) = (sessions.columns, sessions.style)
    }

    /// Returns the text of a part; nil for an exercise, and for a line that is not shown.
    ///
    /// - Parameter outputs: the output of an exchange.
    func text(of part: LessonPart, outputs: [Output]) -> StyledText? {
        switch part {
        case .heading(let text): return wrapped(text, style: .heading)
        case .prose(let text): return wrapped(Self.plain(text), hanging: text.hasPrefix("- ") ? 2 : 0)
        case .rule(let text): return wrapped("Rule: " + Self.plain(text), style: .heading, hanging: 6)
        case .code(let lines):
            let wrapped = lines.flatMap { TextFitting.wrap("  " + said($0), columns: columns, hanging: 2) }
            return StyledText(lines: wrapped.map { StyledText.Line($0, style: .source) })
        case .exchange(let exchange):
            var text = source(exchange.input)
            for output in outputs {
                text = text + (output.kind == .drawing ? output.text : fitted(output.text))
            }
            return text
        case .hidden, .exercise: return nil
        }
    }

    /// Returns the question of an exercise.
    func question(of exercise: Exercise) -> StyledText {
        var text = StyledText()
        switch exercise.kind {
        case .predict:
            for question in exercise.questions { text = text + source(question.text, mark: "?") }
        case .explain:
            let questions = exercise.questions.map { Self.words(ofDecision: $0.text) }
            for question in questions { text = text + source(question, mark: "?") }
        case .choice:
            for (index, option) in exercise.options.enumerated() {
                text = text + wrapped("  \(index + 1)  \(Self.plain(option))", hanging: 3)
            }
        case .goal, .free: break
        }
        return text
    }

    /// Returns the question of a `blame` line in words.
    static func words(ofDecision line: String) -> String {
        let words = Word.split(line)
        guard words.count == 3, words[0].text == "blame" else { return line }
        return "which element or step decided the \(words[2].text) of \(words[1].text)"
    }

    /// Returns sentences and Swift that are as wide in every session, in lines that fit.
    private func fitted(_ text: StyledText) -> StyledText {
        StyledText(
            lines: text.lines.flatMap { line -> [StyledText.Line] in
                guard line.columns > columns else { return [line] }
                let style = line.spans.first?.style ?? .plain
                return TextFitting.wrap(line.plain, columns: columns, hanging: 2).map { .init($0, style: style) }
            }
        )
    }

    /// Returns a line with the mark of an input before it.
    private func source(_ line: String, mark: Character = ">") -> StyledText {
        var text = StyledText()
        for (index, part) in line.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for row in TextFitting.wrap("\(index == 0 ? mark : ".") \(part)", columns: columns, hanging: 2) {
                text.append(row, style: .source)
            }
        }
        return text
    }

    /// Returns prose in lines.
    func wrapped(_ text: String, style: TextStyle = .plain, hanging: Int = 0) -> StyledText {
        StyledText(
            lines: TextFitting.wrap(said(text), columns: columns, hanging: hanging).map {
                StyledText.Line($0, style: style)
            }
        )
    }

    /// Returns a line with the signs of the style, or words for them.
    func said(_ line: String) -> String {
        switch style {
        case .unicode: line
        case .ascii: ASCIIText.similar(to: line)
        case .text: PlainWords.line(line)
        }
    }

    /// Returns prose without the marks of Markdown for code and emphasis.
    static func plain(_ text: String) -> String {
        text.replacing("`", with: "").replacing("**", with: "").replacing(#/\*(\S[^*]*)\*/#) { $0.output.1 }
    }
}
