import BlueprintInspector

/// A transcript that is being written: the lines of a session, replayed beside it as `check` will replay them.
///
/// What a terminal adds, such as drawings after edits, is not in it, so a recorded session prints the same anywhere.
final class Recording {
    /// The file that is written after each line.
    let path: String
    private let replay: Session
    private var exchanges: [(input: String, outputs: [Output])] = []

    /// A recording of the lines so far, which goes on with those that come.
    init(path: String, lines: [String], files: any SessionFiles) {
        self.path = path
        replay = Session(files: ReadOnlyFiles(files: files), options: SessionOptions(givesJSON: false))
        for line in lines { add(line) }
    }

    /// Adds a line with what it prints.
    func add(_ line: String) {
        exchanges.append((line, replay.perform(line)))
    }

    /// Writes the transcript; what comes back is the failure if that is not possible.
    func save(to files: any SessionFiles) -> [Output] {
        do {
            try files.write(Transcript.text(of: exchanges), to: path)
            return []
        } catch let error as SessionFileError {
            let failure = InputError("the transcript cannot be written: \(error.path): \(error.reason)")
            return [Output(.error, failure.text(in: ""), error: failure)]
        } catch {
            return []
        }
    }
}

/// Files that can be read; what is written goes nowhere.
private struct ReadOnlyFiles: SessionFiles {
    let files: any SessionFiles

    func read(_ path: String) throws -> String { try files.read(path) }
    func write(_ text: String, to path: String) throws {}
    func exists(_ path: String) -> Bool { files.exists(path) }
    func paths(startingWith prefix: String) -> [String] { files.paths(startingWith: prefix) }
}
