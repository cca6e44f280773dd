import BlueprintInspector

/// The config file, whose lines run before the first line of a session.
extension Session {
    /// Runs the lines of a config file; returns the errors, each with its place.
    ///
    /// A line after an error runs, too.
    ///
    /// - Parameter path: the path of the file, as errors and `settings` name it.
    package func configure(_ text: String, from path: String) -> [Output] {
        var errors: [Output] = []
        for input in ScriptLines(text) {
            for output in perform(expanded(input.text)) {
                guard let error = output.error else { continue }
                let place = SourcePlace(file: path, firstLine: input.line, input: input.text)
                errors.append(place.output(of: error, style: settings.style))
            }
            workspace.settingSources.note("line \(input.line) of \(path)", settings)
            // A session cannot end, or fill the screen, before it begins.
            (end, wish) = (nil, nil)
        }
        workspace.forgetSteps()
        return errors
    }
}
