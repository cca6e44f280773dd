import BlueprintInspector
import BlueprintREPL
import LineEditor

/// Scripts that run one after another, each in a session of its own.
struct ScriptRun: Sendable {
    /// Where the lines of a script come from.
    enum Source: Sendable {
        /// A file, or standard input for `-`.
        case file(String)
        /// The command line itself.
        case lines([String])

        /// What stands for it before an error's place.
        var name: String {
            switch self {
            case .file("-"): "<stdin>"
            case .file(let path): path
            case .lines: "<command line>"
            }
        }
    }

    /// The scripts, in the order in which they run.
    let sources: [Source]
    /// Whether a script goes on after an error.
    var keepsGoing = false
    /// Whether answers are printed as JSON documents.
    var printsJSON = false
    /// Whether files are refused.
    let isSafe: Bool
    /// Where output goes.
    let printer: Printer
    /// What shows that a script goes on.
    let progress = ProgressLine(ctrlC: "ends")

    /// Scripts with what every command can be told.
    init(sources: [Source], options: OutputOptions) {
        self.sources = sources
        isSafe = options.safe
        printer = options.colour.printer
    }

    /// Runs them all, whatever fails.
    func perform() -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        return sources.reduce(.success) { $0.worse(perform($1)) }
    }

    private func perform(_ source: Source) -> ExitStatus {
        let text: String
        switch source {
        case .lines(let lines):
            text = lines.joined(separator: "\n")
        case .file(let path):
            do {
                text = try SourceFile.read(path)
            } catch {
                show(error.output(for: source.name))
                return .failure
            }
        }
        progress.begin()
        defer { progress.end() }
        var runner = ScriptRunner(files: isSafe ? NoFiles() : DiskFiles(), keepsGoing: keepsGoing, isSafe: isSafe)
        runner.givesJSON = printsJSON
        return runner.run(text, name: source.name, emit: show).passed ? .success : .failure
    }

    /// Prints an output: answers on standard output, failures on standard error; as JSON all on standard output.
    private func show(_ output: Output) {
        progress.end()
        defer { progress.begin() }
        if printsJSON {
            if let json = output.json { printer.print(json) }
        } else if output.isFailure {
            printer.printError(output.text)
        } else {
            printer.print(output.text)
        }
    }
}
