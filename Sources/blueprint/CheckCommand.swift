import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that replays transcripts.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        _superCommandName: "blueprint",
        abstract: "Replay the transcripts in Markdown files and compare the output.",
        discussion: """
            A transcript is a code fence whose first line is an input; the fence may be indented. Inputs begin with \
            "> ", their continuation lines with ". "; the output follows. A lone … in the output matches any lines. Each file is one session.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "Markdown files with transcripts, and folders of them; - reads standard input.",
        completion: .file(extensions: ["md"])
    )
    var files: [String]

    @Flag(help: "Rewrite the files with the actual output.")
    var update = false

    @Flag(help: "Print the result of each file as one line of JSON.")
    var json = false

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if update, options.safe { throw ValidationError(SafeMode.refusal(of: "--update writes files") + ".") }
        if update, json { throw ValidationError("--update and --json exclude each other.") }
        if update, files.contains("-") { throw ValidationError("--update cannot rewrite standard input.") }
    }

    func run() throws {
        let check = TranscriptRun(files: files, updates: update, printsJSON: json, options: options)
        SessionThread.run(showing: check.progress) { check.perform() }
    }
}

/// A run of transcript files that are checked one after another.
struct TranscriptRun: Sendable {
    private let files: [String]
    private let updates: Bool
    private let printsJSON: Bool
    private let isSafe: Bool
    private let printer: Printer
    /// The line that shows progress.
    let progress = ProgressLine()

    /// Creates a run that checks files, or updates them with the actual output.
    init(files: [String], updates: Bool, printsJSON: Bool, options: OutputOptions) {
        self.files = files
        self.updates = updates
        self.printsJSON = printsJSON
        isSafe = options.safe
        printer = options.colour.printer
    }

    /// Checks all files, even if one fails.
    func perform() -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        // To read the library takes longer than to replay a short page, so all sessions share what this one has read.
        let names = Session()
        return files.reduce(.success) { $0.worse(perform(pathOf: $1, sharingNamesOf: names)) }
    }

    /// Checks a file, or the pages in a folder.
    private func perform(pathOf path: String, sharingNamesOf names: Session) -> ExitStatus {
        guard let pages = FolderFiles.paths(in: path, where: { $0.hasSuffix(".md") }) else {
            return perform(path, isNamed: true, names) ?? .success
        }
        guard !pages.isEmpty else { return fail(path, "the folder contains no file that ends in .md") }
        let statuses = pages.compactMap { perform($0, isNamed: false, names) }
        guard !statuses.isEmpty else { return fail(path, "no page of the folder contains a transcript") }
        return statuses.reduce(.success) { $0.worse($1) }
    }

    /// Checks a file; returns nil for one without transcripts that is only one of a folder.
    private func perform(_ file: String, isNamed: Bool, _ names: Session) -> ExitStatus? {
        let text: String
        do {
            text = try SourceFile.read(file)
        } catch {
            if printsJSON { return fail(file, error.reason) }
            printer.printError(error.output(for: file).text)
            return .failure
        }
        progress.begin()
        let check = TranscriptCheck(
            text,
            name: file,
            files: isSafe ? NoFiles() : CheckedFiles(),
            isSafe: isSafe,
            sharingNamesOf: names
        )
        progress.end()
        guard check.inputCount > 0 else {
            if !isNamed, check.passed { return nil }
            return fail(file, "no transcript found: no code fence begins with an input, such as > tree")
        }
        if printsJSON {
            printer.print(check.json(file: file))
            return check.passed ? .success : .failure
        }
        if check.passed {
            printer.print(Self.praise(of: check, file))
            return .success
        }
        let faults = check.faultCount == 0 ? [] : [Phrasing.count(check.faultCount, "fault") + " in the file"]
        guard updates, check.failureCount > 0, let updated = check.updatedText else {
            printer.print(check.difference)
            let verb = check.failureCount == 1 ? "differs" : "differ"
            let count = "\(check.failureCount) of \(Phrasing.count(check.inputCount, "input"))"
            let differing = check.failureCount == 0 ? [] : ["\(count) \(verb) from the transcript"]
            return fail(file, (differing + faults).joined(separator: "; "))
        }
        do {
            guard try SourceFile.read(file) == text else {
                return fail(file, "it was changed while it was checked, and is not updated; check it again")
            }
            try DiskFiles().write(Self.text(updated, like: file), to: file)
        } catch {
            let reason = (error as? SessionFileError)?.reason ?? (error as? SourceFile.Fault)?.reason
            return fail(file, reason ?? "cannot be written")
        }
        let count = "\(check.failureCount) of \(Phrasing.count(check.inputCount, "input")) updated"
        // An error of today that is written down passes tomorrow.
        let failures = check.newFailureCount
        let failing = failures == 0 ? "" : "; \(failures) of them \(failures == 1 ? "fails" : "fail") now"
        printer.print(StyledText("\(file.shownPath): \(count)\(failing)", style: failures == 0 ? .plain : .warning))
        if let fault = faults.first {
            printer.print(check.difference)
            return fail(file, fault)
        }
        return failures == 0 ? .success : .failure
    }

    /// Returns the line about a file whose outputs are as recorded.
    private static func praise(of check: TranscriptCheck, _ file: String) -> StyledText {
        let exercises = check.exerciseCount
        let played = exercises == 0 ? "" : ", \(Phrasing.count(exercises, "exercise")) right"
        // A recorded failure may be meant, or a mistake that --update has written down.
        let unmet =
            check.unmetCount == 0
            ? ""
            : "; \(Phrasing.count(check.unmetCount, "expectation")) in it "
                + (check.unmetCount == 1 ? "does not hold" : "do not hold")
        return StyledText(
            "\(file.shownPath): \(Phrasing.count(check.inputCount, "input")) as recorded\(played)\(unmet)",
            style: check.unmetCount == 0 ? .success : .warning
        )
    }

    /// Returns a text with the line breaks of a file, and with one at its end only if the file has one.
    private static func text(_ text: String, like file: String) -> String {
        guard let old = FileManager.default.contents(atPath: file) else { return text }
        let lines = text.droppingLastNewline
        let shown = old.contains(UInt8(ascii: "\r")) ? lines.replacing("\n", with: "\r\n") : lines
        let end = old.last == UInt8(ascii: "\n") ? (shown == lines ? "\n" : "\r\n") : ""
        return shown + end
    }

    private func fail(_ file: String, _ reason: String) -> ExitStatus {
        if printsJSON {
            printer.print(TranscriptCheck.json(file: file, error: reason))
        } else {
            printer.printError(StyledText("\(file.shownPath): error: \(reason)", style: .error))
        }
        return .failure
    }
}
