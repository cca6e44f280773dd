import BlueprintInspector

/// The lines of a session, for a transcript of all of it.
struct SessionTranscript {
    /// The lines so far.
    private(set) var inputs: [String] = []
    /// The command of the last line, even if it is left out; nil if that was none.
    private(set) var lastCommand: Command?
    /// The outputs of the last line that did not copy them.
    private var lastOutputs: [Output] = []
    /// The lines that made a root.
    private(set) var rootInputs: Set<String> = []
    /// The transcript that is being written; nil if none is.
    var recording: Recording?

    /// Adds a line that was run, or leaves it out; returns the remark that it is missing in the transcript that is being
    /// written.
    ///
    /// - Parameters:
    ///   - command: the command that it was read as; nil for Swift, and for what could not be read.
    ///   - outputs: the outputs of the line, which can be copied.
    mutating func append(_ line: String, readAs command: Command?, printing outputs: [Output]) -> String? {
        lastCommand = command
        if command?.name != Command.copy.name { lastOutputs = outputs }
        // Blank lines do nothing; a pipe may bring any number of them.
        guard !line.allSatisfy(\.isWhitespace) else { return nil }
        switch command?.transcription {
        case nil, .recorded:
            inputs.append(line)
            recording?.add(line)
            return nil
        case .omitted: return nil
        case .needsTerminal:
            guard let recording, let command else { return nil }
            return "\(command.name) is not recorded in \(recording.path.shownPath): it needs a terminal"
        }
    }

    /// Begins to record the session in a file, from its first line on, or ends the recording if the path is nil.
    ///
    /// - Throws: ``SessionFileError`` if the file cannot be written.
    mutating func record(_ path: String?, in files: any SessionFiles) throws -> Output {
        guard let path else {
            guard let recording else { throw InputError("nothing is being recorded") }
            self.recording = nil
            try recording.end(in: files)
            return Output(.note, StyledText("recording to \(recording.path.shownPath) ended"))
        }
        let recording = Recording(path: path, lines: inputs, files: files)
        // An existing file is replaced only if the lines so far can be written.
        try recording.write(in: files)
        self.recording = recording
        let sentence = "recording this session to \(path.shownPath), from its first line; record stop ends it"
        return Output(.note, StyledText(sentence))
    }

    /// Returns the text of an answer, or of the last outputs.
    ///
    /// - Throws: an ``InputError`` if there is none, or if it is too long.
    func copied(_ answer: PlainAnswer?) throws -> String {
        if let answer { return try answer.copied() }
        guard !lastOutputs.isEmpty else {
            throw InputError("the last line has no output to copy", fix: .type(["copy frames"]))
        }
        return try PlainAnswer(lastOutputs).copied()
    }

    /// Notes a line that made a root.
    mutating func noteRoot(_ line: String) { rootInputs.insert(line) }

    /// Forgets the last line, because it runs again later.
    mutating func removeLast() { inputs.removeLast() }
}

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
