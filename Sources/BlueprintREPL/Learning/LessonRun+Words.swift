import BlueprintInspector

/// Lines that mean something else in a lesson than in a session.
extension LessonRun {
    // MARK: - Help and lists

    /// Returns the output of `help` about a word of the lesson, and of the list of lessons; nil for another line.
    func explanation(of line: String) -> [Output]? {
        let words = line.split(separator: " ")
        switch (words.first.map(String.init) ?? "", words.count) {
        case ("lesson", 1), ("lessons", 1), ("learn", 1):
            (session.files as? LessonFiles)?.lessonMarks = currentMarks
            return session.run(line: line)
        case ("help", 2), ("?", 2): return LessonWord(rawValue: String(words[1])).map(help)
        default: return nil
        }
    }

    /// The progress in all lessons, with that of this one.
    private var currentMarks: [String: LessonMark] {
        var result = sessions.marks
        guard !plan.isGenerated else { return result }
        let solved = attempts.values.count { $0.result == .right }
        result[plan.title] = LessonMark(solved: solved, isFinished: sessions.marks[plan.title]?.isFinished ?? false)
        return result
    }

    private func help(about word: LessonWord) -> [Output] {
        let command = session.context.commands.named(word.rawValue)
        let outside = command.map { "; in a session of its own, \(word.rawValue) \($0.summary.lowercasedFirst)" } ?? ""
        let summary = word.summary.hasSuffix(".") ? String(word.summary.dropLast()) : word.summary
        return say("\(word.usage): \(summary)\(outside.isEmpty ? "." : outside)")
    }

    // MARK: - Lines for another session

    /// The commands about files and typed lines, which a lesson does not keep.
    private static let ownCommands: Set = ["history", "rerun"]

    /// Returns the refusal of a command about the files or the lines of a session; nil for another line.
    func refusal(of line: String) -> [Output]? {
        let context = session.context
        guard case .command(let name, _) = context.reader.classify(line), let command = context.commands.named(name),
            command.usesFiles || Self.ownCommands.contains(command.name)
        else { return nil }
        let way = canKeep ? "leave ends it, and keep takes its tree along" : "leave ends it; swift prints its tree"
        let error = InputError(
            "a \(plan.wholeWord) has neither files nor a history, so \(name) does nothing",
            fix: .advice(way)
        )
        return [error.output(in: line).shown(in: sessions.style, columns: sessions.columns, input: line)]
    }

    // MARK: - Answers

    /// The answer of an exercise that is over; nil for others.
    var answerWords: String? {
        guard let exercise, !isAsking, [.choice, .predict, .explain].contains(exercise.kind) else { return nil }
        return exercise.answerWords
    }

    /// Returns the answer for a number that is typed once more; nil for another line.
    func answeredBefore(_ line: String) -> [Output]? {
        guard let answerWords, line.allSatisfy({ $0.isNumber || " .,x×".contains($0) }) else { return nil }
        return say("\(answerWords); again asks once more")
    }

    /// Returns the error about words that are neither an answer nor a line of Swift; nil if they are one of them.
    func formError(of line: String, _ exercise: Exercise, _ outputs: [Output]) -> Output? {
        let isPlain = line.allSatisfy { $0.isLetter || $0.isNumber || " ,.×'#-".contains($0) }
        let errors = outputs.filter { $0.kind == .error }
        let isMisspelled = errors.contains { $0.error?.fix?.isNearName == true }
        guard isPlain, ![.goal, .free].contains(exercise.kind), !errors.isEmpty, !isMisspelled else { return nil }
        switch session.context.reader.classify(line) {
        case .command, .words: return nil
        default: break
        }
        let error = InputError(
            "'\(line)' is no answer here, and no line either",
            fix: .advice(exercise.invitation.lowercasedFirst)
        )
        return error.output(in: line).shown(in: sessions.style, columns: sessions.columns, input: line)
    }
}
