import BlueprintInspector

/// A transcript that is being written: the lines of a session, replayed in a second session as `check` will replay
/// them.
///
/// It omits output that only a terminal gets, such as drawings after edits, so a recorded session prints the same
/// everywhere. A comment alone on a line becomes prose.
final class Recording {
    /// The path of the file, which is written after each line.
    let path: String
    private let replay: Session
    private var parts: [RecordedPart] = []
    /// The number of lines that the file does not have.
    private var missing = 0
    /// The error that was returned last, until the transcript is written again.
    private var saidFailure: InputError?

    /// Begins a recording with the lines so far.
    init(path: String, lines: [String], files: any SessionFiles) {
        self.path = path
        replay = Session(files: ReadOnlyFiles(files: files), options: SessionOptions(givesJSON: false))
        for line in lines { add(line) }
    }

    /// Adds a line with its output, or a remark.
    func add(_ line: String) {
        let outputs = replay.perform(line)
        missing += 1
        parts.append(Remark(line).map { .remark($0) } ?? .exchange(input: line, outputs: outputs))
    }

    /// Writes the transcript.
    ///
    /// - Throws: ``SessionFileError`` if that fails; the file is then unchanged.
    func write(in files: any SessionFiles) throws {
        try files.write(Transcript.text(of: parts), to: path)
        missing = 0
    }

    /// Writes the transcript; returns the error if that fails, unless it is that of the line before.
    func save(to files: any SessionFiles) -> [Output] {
        guard missing > 0 else { return [] }
        let failure = fault(in: files)
        defer { saidFailure = failure }
        guard let failure, failure != saidFailure else { return [] }
        return [Output(.error, failure.text(in: ""), error: failure)]
    }

    /// Writes what could not be written before, for the last time.
    ///
    /// - Throws: an ``InputError`` that says how many lines the file does not have, if that fails.
    func end(in files: any SessionFiles) throws {
        guard missing > 0, let failure = fault(in: files) else { return }
        let lines = "\(Phrasing.count(missing, "line")) \(missing == 1 ? "is" : "are") missing in \(path.shownPath)"
        throw InputError("recording ended, but \(lines): \(failure.message)", fix: failure.fix)
    }

    /// Writes the transcript, unless another program has changed the file; returns the error if that fails.
    private func fault(in files: any SessionFiles) -> InputError? {
        if files.hasChanged(path) {
            return InputError(
                "the transcript is not written: \(path.shownPath) was changed by another program",
                fix: "to replace it, type record \(path) \(CommandContext.force)"
            )
        }
        do {
            try write(in: files)
            return nil
        } catch {
            let reason = (error as? SessionFileError).map { "\($0.path.shownPath): \($0.reason)" } ?? "\(error)"
            return InputError("the transcript cannot be written: \(reason)")
        }
    }
}

/// Files that can be read; writing has no effect.
private struct ReadOnlyFiles: SessionFiles {
    let files: any SessionFiles

    func read(_ path: String) throws -> String { try files.read(path) }
    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws { try body { _ in } }
    // The session itself wrote what it saved.
    func keeps(_ path: String) -> Bool { false }
    func swiftFiles(in folder: String) -> [String]? { files.swiftFiles(in: folder) }
    func paths(startingWith prefix: String) -> [String] { files.paths(startingWith: prefix) }
}
