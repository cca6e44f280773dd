/// Shows a lesson, or lists the lessons.
struct LessonCommand: Command {
    let name = "lesson"
    let group = CommandGroup.learn
    let syntax = "[N]"
    let summary = "Shows a lesson, or lists the lessons."
    let example = "lesson 1"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        Lesson.all.map { Completion(String($0.number), summary: $0.title) }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else {
            return .say(Output(.result, Lesson.list(columns: context.options.columns)))
        }
        guard let number = Int(word.text, radix: 10), let lesson = Lesson.all.first(where: { $0.number == number })
        else {
            throw InputError(
                "there is no lesson '\(word.text)'",
                fix: "type lesson to list the lessons",
                at: word.offset
            )
        }
        return .say(Output(.result, lesson.text(columns: context.options.columns)))
    }
}
