import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// The subcommand that gives lessons.
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        _superCommandName: "blueprint",
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

/// A course of lessons at the terminal, one after another.
struct LearnRun: Sendable {
    let lessons: [String]
    /// The number of questions about random trees, instead of lessons, and their seed.
    let quiz: (count: Int, seed: UInt64?)?
    let report: String?
    let handout: String?
    let hasAnswers: Bool
    let replacesHandout: Bool
    let isSafe: Bool
    let printer: Printer
    /// The line that shows progress.
    let progress = ProgressLine()

    /// Gives the lessons, or writes the handout.
    func perform() -> ExitStatus {
        guard let (found, start) = shelf() else { return .failure }
        var shelf = found
        if let report {
            do {
                shelf.report = try ReportFile(path: report)
            } catch {
                fail(error.description)
                return .failure
            }
        }
        if let handout { return write(shelf, from: start, to: handout) }
        guard StandardStreams.hasInput else {
            fail("standard input is closed")
            return .failure
        }
        let isGiven = give(shelf, from: start)
        return isGiven && shelf.report?.fault == nil ? .success : .failure
    }

    /// Gives the lessons, one after another, until one is left; returns false if the terminal failed.
    private func give(_ shelf: LessonShelf, from start: Int) -> Bool {
        let terminal = LessonTerminal(printer: printer, progress: progress)
        var index = start
        var page = self.page
        while shelf.items.indices.contains(index) {
            let run = shelf.give(index, page: page, style: SessionStyle.found(), canKeep: false, at: terminal)
            page = nil
            guard let run, run.end == .finished else { break }
            index += 1
            guard shelf.items.indices.contains(index), wants(shelf.items[index], of: shelf, at: terminal) else { break }
        }
        return !terminal.hasFailed
    }

    /// Asks whether to go on with a lesson.
    private func wants(_ next: LessonShelf.Item, of shelf: LessonShelf, at terminal: LessonTerminal) -> Bool {
        let name = next.name.isEmpty ? next.plan.title : "\(next.name): \(next.plan.title)"
        let part = shelf.progress[next.plan.title].part
        let begins = part > 0 ? "goes on where you left it" : "begins it"
        printer.print(StyledText("next: \(name) · Enter \(begins), leave ends", style: .dim))
        while let line = terminal.readLine() {
            let word = line.trimmingCharacters(in: .whitespaces).lowercased()
            if ["", "next", "yes", "y"].contains(word) { return true }
            if ["leave", "quit", "exit", "q", "no", "n"].contains(word) { return false }
            printer.print(StyledText("the lesson is over · Enter begins the next one, leave ends", style: .dim))
        }
        return false
    }

    // MARK: - Lessons

    /// The numbers that were typed: of a built-in lesson, and of its page; nil for files.
    private var numbers: [Int]? {
        let numbers = lessons.compactMap { Int($0, radix: 10) }
        return numbers.count == lessons.count && numbers.count <= 2 ? numbers : nil
    }

    /// The number of the page to begin with; nil for where the lesson was left.
    private var page: Int? { numbers?.dropFirst().first }

    /// Returns the lessons, and the position of the one to begin with; nil if they cannot be read.
    private func shelf() -> (LessonShelf, Int)? {
        let state = isSafe ? nil : StateFolder().lessons
        if let quiz {
            let shelf = LessonShelf.quiz(of: quiz.count, difficulty: nil, seed: quiz.seed, notingIn: state)
            return (shelf, 0)
        }
        if numbers != nil { return builtIn(notingIn: state) }
        var items: [LessonShelf.Item] = []
        for path in lessons {
            guard let files = files(in: path) else { return nil }
            for file in files {
                guard let plan = plan(of: file) else { return nil }
                items.append(LessonShelf.Item(name: "", plan: plan))
            }
        }
        let shelf = LessonShelf(items: items, file: state)
        return (shelf, lessons.count > 1 || items.count > 1 ? shelf.nextIndex : 0)
    }

    private func builtIn(notingIn state: StateFile?) -> (LessonShelf, Int)? {
        do {
            let shelf = try LessonShelf.builtIn(notingIn: state)
            guard let number = numbers?.first else { return (shelf, shelf.nextIndex) }
            guard shelf.items.indices.contains(number - 1) else {
                fail("there is no lesson \(number); there are \(shelf.items.count)")
                return nil
            }
            return (shelf, number - 1)
        } catch {
            fail(error.message)
            return nil
        }
    }

    private func plan(of file: String) -> LessonPlan? {
        do {
            let text = try SourceFile.read(file)
            do {
                let plan = try LessonPlan(text)
                if !plan.isEmpty { return plan }
                let isPage = file.hasSuffix(".md")
                let way = isPage ? "blueprint help lessons shows one" : "to run it: blueprint run \(file)"
                fail("\(file) has no lesson: a lesson begins with # and its title; \(way)")
            } catch {
                fail("\(file.shownPath):\(error.line): \(error.message)" + (error.fix.map { "; \($0)" } ?? ""))
            }
        } catch {
            printer.printError(error.output(for: file).text)
        }
        return nil
    }

    /// Returns the files of a path, which may be a folder; nil if it has none.
    private func files(in path: String) -> [String]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let lessons = names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted()
        guard !lessons.isEmpty else {
            fail("\(path.shownPath) has no lessons: no file whose name ends in .md")
            return nil
        }
        return lessons.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
    }

    // MARK: - Handout

    private func write(_ shelf: LessonShelf, from start: Int, to path: String) -> ExitStatus {
        if !replacesHandout, TextFile.wouldReplaceFile(at: path) {
            fail("\(path) exists; to replace it, add --force")
            return .failure
        }
        let items = numbers?.isEmpty == false ? [shelf.items[start]] : shelf.items
        let text = items.map { LessonHandout.markdown(of: $0.plan, withAnswers: hasAnswers) }.joined(separator: "\n")
        do {
            try DiskFiles().write(text, to: path)
        } catch {
            fail("\(path.shownPath): \((error as? SessionFileError)?.reason ?? "cannot be written")")
            return .failure
        }
        printer.print("\(path.shownPath): \(Phrasing.count(items.count, "lesson")) written")
        return .success
    }

    private func fail(_ message: String) {
        printer.printError(StyledText("blueprint: error: \(message)", style: .error))
    }
}
