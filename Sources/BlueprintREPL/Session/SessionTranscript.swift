import BlueprintInspector

/// The lines of a session, for a transcript of all of it.
struct SessionTranscript {
    /// The lines so far.
    private(set) var inputs: [String] = []
    /// The lines that made a root.
    private(set) var rootInputs: Set<String> = []
    /// The transcript that is being written; nil if none is.
    var recording: Recording?

    /// Adds a line.
    mutating func append(_ line: String) {
        inputs.append(line)
        recording?.add(line)
    }

    /// Begins to record the session in a file, from its first line on, or ends the recording if the path is nil.
    ///
    /// - Throws: ``SessionFileError`` if the file cannot be written.
    mutating func record(_ path: String?, in files: any SessionFiles) throws -> Output {
        guard let path else {
            guard let recording else { throw InputError("nothing is being recorded") }
            self.recording = nil
            return Output(.note, StyledText("recording to \(recording.path) ended"))
        }
        let recording = Recording(path: path, lines: inputs, files: files)
        // An existing file is replaced only if the lines so far can be written.
        try recording.write(in: files)
        self.recording = recording
        return Output(.note, StyledText("recording this session to \(path), from its first line; record stop ends it"))
    }

    /// Notes a line that made a root.
    mutating func noteRoot(_ line: String) { rootInputs.insert(line) }

    /// Forgets the last line, because it runs again later.
    mutating func removeLast() { inputs.removeLast() }
}
