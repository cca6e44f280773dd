import BlueprintInspector
import BlueprintREPL
import LineEditor

/// A run of transcript files that are checked one after another.
struct TranscriptRun: Sendable {
    private let files: [String]
    private let updates: Bool
    private let isSafe: Bool
    private let printer: Printer
    /// The line that shows progress.
    let progress = ProgressLine()

    /// Creates a run that checks files, or updates them with the actual output.
    init(files: [String], updates: Bool, options: OutputOptions) {
        self.files = files
        self.updates = updates
        isSafe = options.safe
        printer = options.colour.printer
    }

    /// Checks all files, even if one fails.
    func perform() -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        return files.reduce(.success) { $0.worse(perform($1)) }
    }

    private func perform(_ file: String) -> ExitStatus {
        let text: String
        do {
            text = try SourceFile.read(file)
        } catch {
            printer.printError(error.output(for: file).text)
            return .failure
        }
        let disk = DiskFiles()
        disk.replacesFiles = true
        progress.begin()
        let check = TranscriptCheck(text, name: file, files: isSafe ? NoFiles() : disk, isSafe: isSafe)
        progress.end()
        guard check.inputCount > 0 else {
            return fail(file, "no transcript found: no code fence begins with an input, such as > tree")
        }
        if check.passed {
            let exercises = check.exerciseCount
            let played = exercises == 0 ? "" : ", \(Phrasing.count(exercises, "exercise")) right"
            printer.print(
                StyledText(
                    "\(file): \(Phrasing.count(check.inputCount, "input")) as recorded\(played)",
                    style: .success
                )
            )
            return .success
        }
        let faults = check.faultCount == 0 ? [] : ["\(Phrasing.count(check.faultCount, "fault")) in exercises"]
        guard updates, check.failureCount > 0 else {
            printer.print(check.difference)
            let verb = check.failureCount == 1 ? "differs" : "differ"
            let count = "\(check.failureCount) of \(Phrasing.count(check.inputCount, "input"))"
            let differing = check.failureCount == 0 ? [] : ["\(count) \(verb) from the transcript"]
            return fail(file, (differing + faults).joined(separator: "; "))
        }
        do {
            try disk.write(check.updatedText, to: file)
        } catch {
            return fail(file, (error as? SessionFileError)?.reason ?? "cannot be written")
        }
        printer.print("\(file): \(check.failureCount) of \(Phrasing.count(check.inputCount, "input")) updated")
        if let fault = faults.first {
            printer.print(check.difference)
            return fail(file, fault)
        }
        return .success
    }

    private func fail(_ file: String, _ reason: String) -> ExitStatus {
        printer.printError(StyledText("\(file): error: \(reason)", style: .error))
        return .failure
    }
}
