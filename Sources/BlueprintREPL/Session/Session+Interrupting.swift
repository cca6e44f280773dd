import BlueprintBindings
import BlueprintInspector
import BlueprintUI

extension Session {
    /// Everything that a line may change and that an interrupted or failed line brings back.
    private struct Restorable {
        var settings: Settings
        var current: DocumentState
        var past: [DocumentState]
        var future: [DocumentState]
        var shownValue: EvaluatedDocument?
        var shownDocument: Document?
        var printedBefore: [String]
        var unfinishedLine: String?
        var labels: (known: NodeLabels?, before: NodeLabels)
        var focus: Selection.Item?
        var warnings: (findings: [WarningFinding], labels: NodeLabels?, keys: [String], contract: ContractCheck)
        var walk: (cursor: TraceCursor?, index: WalkIndex?, marks: [String: Int], lastStep: String?)
        var breakpoints: (all: Breakpoints, gone: Set<Int>)
        var recording: Recording?
        var screen: Screen.Contents
    }

    private var restorable: Restorable {
        get {
            Restorable(
                settings: settings,
                current: current,
                past: past,
                future: future,
                shownValue: shownValue,
                shownDocument: shownDocument,
                printedBefore: printedBefore,
                unfinishedLine: unfinishedLine,
                labels: (knownLabels, labelsBefore),
                focus: focus,
                warnings: (findings, findingLabels, warningKeys, contractCheck),
                walk: (cursor, walkIndex, marks, lastStep),
                breakpoints: (breakpoints, goneBreakpoints),
                recording: recording,
                screen: screen.contents
            )
        }
        set {
            (settings, current, past, future) = (newValue.settings, newValue.current, newValue.past, newValue.future)
            (shownValue, shownDocument) = (newValue.shownValue, newValue.shownDocument)
            (printedBefore, unfinishedLine) = (newValue.printedBefore, newValue.unfinishedLine)
            (knownLabels, labelsBefore) = newValue.labels
            focus = newValue.focus
            (findings, findingLabels, warningKeys, contractCheck) = newValue.warnings
            (cursor, walkIndex, marks, lastStep) = newValue.walk
            (breakpoints, goneBreakpoints) = newValue.breakpoints
            recording = newValue.recording
            screen.restore(newValue.screen)
        }
    }

    /// Does the work of a line; if it is interrupted or its layout is stopped, nothing has changed.
    ///
    /// A line that has already written a file is complete.
    func restoringIfInterrupted(_ work: () throws -> [Output]) throws -> [Output] {
        let before = restorable
        let hadWritten = hasWritten
        hasWritten = false
        defer { hasWritten = hasWritten || hadWritten }
        do {
            let outputs = try Interruption.checking(options.isInterrupted, during: work)
            // The result of interrupted work is incomplete.
            guard options.isInterrupted(), !hasWritten else { return outputs }
        } catch let stopped as LayoutStopped {
            restorable = before
            throw stopped.inputError
        } catch  where !options.isInterrupted() {
            throw error
        } catch {}
        restorable = before
        throw InputError.interrupted
    }

    /// Writes a file in pieces; if the work is interrupted, the file stays as it was.
    func store(_ text: Exporter.Text, in path: String) throws {
        try files.write(to: path) { write in
            try withoutActuallyEscaping(write) { write in
                try text { piece in
                    if Interruption.isRequested { throw InputError.interrupted }
                    try write(piece)
                }
            }
            if Interruption.isRequested { throw InputError.interrupted }
        }
        hasWritten = true
    }
}

extension InputError {
    /// The error of a line that Ctrl-C ended.
    static var interrupted: InputError {
        var error = InputError("interrupted; nothing has changed")
        error.isStopped = true
        return error
    }
}
