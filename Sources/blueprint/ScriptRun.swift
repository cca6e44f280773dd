import BlueprintInspector
import BlueprintREPL
import LineEditor

/// A run of scripts, each in its own session.
struct ScriptRun: Sendable {
    /// The source of a script's lines.
    enum Source: Sendable {
        /// A file, or standard input for `-`.
        case file(String)
        /// The arguments of the command line.
        case lines([String])

        /// The name of the source in errors.
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
    /// True if a script continues after an error.
    var keepsGoing = false
    /// True if outputs are printed as JSON.
    var printsJSON = false
    /// True if commands that read or write files are refused.
    let isSafe: Bool
    /// The printer of the output.
    let printer: Printer
    /// The line that shows progress.
    let progress = ProgressLine()

    /// Creates a run of scripts with the options of all subcommands.
    init(sources: [Source], options: OutputOptions) {
        self.sources = sources
        isSafe = options.safe
        printer = options.colour.printer
    }

    /// Runs all scripts, even if one fails.
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

    /// Prints results on standard output and failures on standard error; with JSON, both on standard output.
    private func show(_ output: Output) {
        progress.end()
        defer { progress.begin() }
        if printsJSON {
            if let json = output.json { printer.print(json.text) }
        } else if output.isFailure {
            printer.printError(output.text)
        } else {
            printer.print(output.text)
        }
    }
}
