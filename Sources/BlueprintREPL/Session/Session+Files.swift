import BlueprintInspector
import BlueprintUI

/// Files: scripts, transcripts and exports.
extension Session {
    /// Runs the lines of a script, up to the first error.
    func runScript(_ path: String) throws -> [Output] {
        guard scriptDepth < options.limits.nestedScripts else {
            throw InputError(
                "\(path) runs itself",
                fix: "a script must not run itself, directly or through another one"
            )
        }
        let text = try files.read(path)
        scriptDepth += 1
        defer { scriptDepth -= 1 }
        var outputs: [Output] = []
        for input in ScriptLines(text) {
            let isWrapped = options.isInteractive
            let place = SourcePlace(file: path, firstLine: input.line, input: input.text, isWrapped: isWrapped)
            for output in perform(input.text) {
                outputs.append(place.located(output, style: settings.style))
                if output.kind == .error { return outputs }
            }
            if isFinished { break }
        }
        return outputs
    }

    /// Makes the files of a module the document: they are read as a whole, as the compiler reads them.
    func run(_ module: ModuleText) -> [Output] {
        reading(module.text) {
            do {
                try SourceParser.checkSize(of: module)
                return try restoringIfInterrupted {
                    try settings.onScreen { try take(context.editor.running(module), typed: module.name) }
                }
            } catch {
                let error = InputError(from: error).located(in: module)
                // As of a compiled program, all that it printed is seen.
                return error.printedLines.flatMap(Output.printed) + [error.output(in: module.text)]
            }
        }
    }

    /// Does the work of a line; if it is interrupted or its layout is stopped, nothing has changed.
    ///
    /// A line that has already written a file is complete.
    func restoringIfInterrupted(_ work: () throws -> [Output]) throws -> [Output] {
        let before = (workspace: workspace, screen: screen.contents, recording: transcript.recording)
        let writtenBefore = written.count
        let failure: InputError
        do {
            let outputs = try Interruption.checking(options.isInterrupted, during: work)
            // The result of interrupted work is incomplete.
            guard options.isInterrupted(), written.count == writtenBefore else { return outputs }
            failure = .interrupted
        } catch let stopped as LayoutStopped {
            failure = stopped.inputError
        } catch {
            guard options.isInterrupted() else { throw error }
            failure = .interrupted
        }
        (workspace, transcript.recording) = (before.workspace, before.recording)
        screen.restore(before.screen)
        throw failure
    }
}
