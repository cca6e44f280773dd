import ArgumentParser
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that gives lessons.
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract: "Take lessons, page by page, with exercises.",
        discussion: """
            Without an argument, the first built-in lesson that is not finished is given, then those after it; a number \
            begins with that lesson, a second one with that page of it. Files and folders are lessons of your own, in the \
            order of their names: Markdown with sessions and exercises, as "help lessons" in a session describes. \
            blueprint check tests them.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "The number of a built-in lesson and of its page, or Markdown files and folders of lessons.",
        completion: .file(extensions: ["md"])
    )
    var lessons: [String] = []

    @Option(help: ArgumentHelp("Ask questions about random trees.", valueName: "number"))
    var quiz: Int?

    @Option(help: ArgumentHelp("Ask the same questions for the same number.", valueName: "number"))
    var seed: UInt64?

    @Option(help: "Add a line of JSON to a file for each exercise tried.", completion: .file())
    var report: String?

    @Option(help: "Write the lessons as Markdown to print, without answers, and exit.", completion: .file())
    var handout: String?

    @Flag(help: "Add the answers to the handout.")
    var answers = false

    @Flag(help: "Replace the file of the handout if it exists.")
    var force = false

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if let quiz, !(1...100).contains(quiz) { throw ValidationError("A quiz has 1 to 100 questions.") }
        if quiz != nil, !lessons.isEmpty { throw ValidationError("--quiz and lessons exclude each other.") }
        if seed != nil, quiz == nil { throw ValidationError("--seed belongs to --quiz NUMBER.") }
        if answers, handout == nil { throw ValidationError("--answers belongs to --handout FILE.") }
        if force, handout == nil { throw ValidationError("--force belongs to --handout FILE.") }
        if options.safe, report != nil || handout != nil {
            throw ValidationError(SafeMode.refusal(of: "--report and --handout write files") + ".")
        }
    }

    func run() throws {
        let learn = LearnRun(
            lessons: lessons,
            quiz: quiz.map { (count: $0, seed: seed) },
            report: report,
            handout: handout,
            hasAnswers: answers,
            replacesHandout: force,
            isSafe: options.safe,
            printer: options.colour.printer
        )
        SessionThread.run(showing: learn.progress) { learn.perform() }
    }
}
