import BlueprintInspector
import BlueprintREPL
import LineEditor
import TextFiles

/// A run of scripts that are exported, each in its own session.
struct ExportRun: Sendable {
    private let targets: ExportTargets
    private let format: ExportFormat
    private let linesAfter: [String]
    private let size: String?
    private let scale: Double?
    private let replaces: Bool
    private let isSafe: Bool
    /// True if declarations that are not there are made up.
    var makesStubs = false
    /// The printer of exports, of the names of their files, and of failures.
    let output: RunPrinter

    /// A run with the options of the subcommand.
    ///
    /// - Parameters:
    ///   - size: the viewport as it is typed, or several for a picture; nil for that of the script.
    ///   - scale: the pixels of a PNG for one of its picture; nil for one.
    ///   - replaces: true to replace files that exist.
    init(
        targets: ExportTargets,
        format: ExportFormat,
        linesAfter: [String],
        size: String?,
        scale: Double?,
        replaces: Bool,
        options: OutputOptions
    ) {
        (self.targets, self.format, self.linesAfter) = (targets, format, linesAfter)
        (self.size, self.scale, self.replaces, isSafe) = (size, scale, replaces, options.safe)
        var printer = options.colour.printer
        // An export is the same at a terminal and in a file.
        printer.hasColour = false
        output = RunPrinter(printer: printer)
    }

    /// Exports all sources, even if one fails; nothing runs if a file must not be replaced.
    func perform() -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        let names = Session()
        let sizes = size.map { $0.split(separator: ",", omittingEmptySubsequences: false) } ?? []
        if let error = sizes.lazy.flatMap({ names.run(line: "viewport \($0)").compactMap(\.error) }).first {
            let fix = error.fix.map { "; \($0.text)" } ?? ""
            output.printer.printError("blueprint: error: --size: \(error.message)\(fix)")
            return .usage
        }
        guard mayWrite() else { return .failure }
        return targets.all.reduce(.success) { $0.worse(export($1, sharingNamesOf: names)) }
    }

    /// Returns true if all files may be written, and their folder exists; says otherwise why not.
    private func mayWrite() -> Bool {
        let disk = DiskFiles()
        let kept = replaces ? [] : targets.all.compactMap(\.path).filter(disk.keeps)
        for path in kept { fail(path, "the file exists; to replace it, add --force") }
        guard kept.isEmpty else { return false }
        guard let folder = targets.folder else { return true }
        do {
            try TextFile.createFolder(folder)
            return true
        } catch {
            fail(folder, error.reason)
            return false
        }
    }

    private func fail(_ path: String, _ reason: String) {
        output.printer.printError(StyledText("\(path.shownPath): error: \(reason)", style: .error))
    }

    private func export(_ target: ExportTargets.Target, sharingNamesOf names: Session) -> ExitStatus {
        let disk = DiskFiles()
        var runner = ScriptRunner(files: isSafe ? NoFiles() : disk, isSafe: isSafe, sharingNamesOf: names)
        runner.givesJSON = false
        runner.linesAfter = linesAfter
        runner.makesStubs = makesStubs
        var words = scale.map { ["--scale", "\($0)"] } ?? []
        if let size, size.contains(",") {
            words += ["--size", size]
        } else if let size {
            runner.linesAfter.append("viewport \(size)")
        }
        runner.export = ScriptExport(format, to: target.path, options: words)
        let report = SourceRun(runner: runner, disk: disk, progress: output.progress) { [output] in
            // What is printed is the export alone.
            if target.path == nil, $0.kind == .note { output.printer.printError($0.text) } else { output.show($0) }
        }.run(target.source)
        return report.passed ? .success : .failure
    }
}
