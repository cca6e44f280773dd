/// Gives a lesson, or lists the lessons.
struct LessonCommand: Command {
    let name = "lesson"
    let aliases = ["lessons", "learn"]
    let group = CommandGroup.learn
    let syntax = "[N]"
    let summary = "Gives a lesson, or lists the lessons."
    let details = """
        A lesson shows pages and asks questions; Enter turns the page. Its lines run
        in a session of its own, so your tree stays as it is. In a lesson: next,
        back, hint, skip, again, try LINE (undone afterwards), keep (takes the
        lesson's tree to your session), leave. A lesson that you left goes on where
        it was. In a script, lesson N prints the whole lesson.
        """
    let example = "lesson 1"
    let transcription = Transcription.needsTerminal

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        Lesson.all.map { Completion(String($0.number), summary: $0.title) }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else {
            return .say(
                Output(.result, Lesson.list(columns: context.options.columns, marks: context.files.lessonMarks))
            )
        }
        guard let number = Int(word.text, radix: 10), let lesson = Lesson.all.first(where: { $0.number == number })
        else {
            throw InputError(
                "there is no lesson '\(word.text)'",
                fix: "type lesson to list the lessons",
                at: word.offset
            )
        }
        guard context.options.isInteractive else {
            return .say(Output(.result, lesson.text(columns: context.options.columns)))
        }
        return .wish(.lesson(number))
    }
}
