import BlueprintInspector

/// A script that a line of a session runs.
struct LoadedScript {
    let path: String
    private let inputs: ScriptLines

    /// Reads a script.
    ///
    /// - Parameter around: the paths of the scripts that run around it.
    /// - Throws: an ``InputError`` if scripts are nested too deeply, or a ``SessionFileError``.
    init(_ path: String, within around: [String], in session: Session) throws {
        let limit = session.options.limits.nestedScripts
        guard around.count < limit else {
            guard around.contains(path) else {
                throw InputError("\(path.shownPath) is not run: scripts nest at most \(limit) deep")
            }
            throw InputError(
                "\(path.shownPath) runs itself",
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
