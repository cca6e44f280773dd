import BlueprintInspector

/// A script that a line of a session runs.
struct LoadedScript {
    private let path: String
    private let inputs: ScriptLines

    /// Reads a script.
    ///
    /// - Parameter depth: the number of scripts that run around it.
    /// - Throws: an ``InputError`` if scripts are nested too deeply, or a ``SessionFileError``.
    init(_ path: String, at depth: Int, in session: Session) throws {
        guard depth < session.options.limits.nestedScripts else {
            throw InputError(
                "\(path) runs itself",
                fix: "a script must not run itself, directly or through another one"
            )
        }
        self.path = path
        inputs = ScriptLines(try session.files.read(path))
    }

    /// Runs the inputs, up to the first error, which gets its place.
    func run(in session: Session) -> [Output] {
        var outputs: [Output] = []
        for input in inputs {
            let place = SourcePlace(
                file: path,
                firstLine: input.line,
                input: input.text,
                isWrapped: session.options.isInteractive
            )
            for output in session.perform(input.text) {
                outputs.append(place.located(output, style: session.settings.style))
                if output.kind == .error { return outputs }
            }
            if session.isFinished { break }
        }
        return outputs
    }
}
