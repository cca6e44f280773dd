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

    /// Begins a recording with the lines so far.
    init(path: String, lines: [String], files: any SessionFiles) {
        self.path = path
        replay = Session(files: ReadOnlyFiles(files: files), options: SessionOptions(givesJSON: false))
        for line in lines { add(line) }
    }

    /// Adds a line with its output, or a remark.
    func add(_ line: String) {
        let outputs = replay.perform(line)
        parts.append(Remark(line).map { .remark($0) } ?? .exchange(input: line, outputs: outputs))
    }

    /// Writes the transcript.
    ///
    /// - Throws: ``SessionFileError`` if that fails; the file is then unchanged.
    func write(in files: any SessionFiles) throws {
        try files.write(Transcript.text(of: parts), to: path)
    }

    /// Writes the transcript; returns the error if that fails.
    func save(to files: any SessionFiles) -> [Output] {
        do {
            try write(in: files)
            return []
        } catch {
            let reason = (error as? SessionFileError).map { "\($0.path.shownPath): \($0.reason)" } ?? "\(error)"
            let failure = InputError("the transcript cannot be written: \(reason)")
            return [Output(.error, failure.text(in: ""), error: failure)]
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
