import BlueprintInspector
import BlueprintREPL
import Foundation
import FullScreen
import LineEditor

/// An inspector of files in full screen, which follows them.
struct FileInspection {
    /// The files: scripts, and modules of Swift files.
    let sources: [ScriptRun.Source]
    /// The element or the preview to show of files that only declare; nil looks for one.
    let shown: (expression: String?, preview: String?)
    /// The settings to begin with.
    let lines: [String]
    /// The printer of what is said outside of the screen.
    let printer: Printer
    /// The line that says how long something takes.
    let progress: ProgressLine
    /// The lines that `:` recalls, oldest first.
    var history: [String] = []

    /// The end of an inspection.
    enum End {
        /// A setting to begin with is refused.
        case refused(StyledText)
        /// The terminal is gone.
        case closed
        /// The inspector was left.
        case left
        /// A line ended the session.
        case quit
    }

    /// Shows the inspector until it is left.
    ///
    /// - Parameter keys: the keys to begin with.
    mutating func perform(keys: [TerminalInput] = []) -> End {
        var options = SessionOptions(
            givesJSON: false,
            style: CharacterSet.ofOutput == .ascii ? .ascii : .unicode,
            isInterrupted: { InterruptFlag.isRaised }
        )
        let clipboard = TerminalClipboard()
        options.clipboard = clipboard.access
        let readFiles = DiskFiles(notesReadings: true)
        readFiles.takesPipes = false
        let inspection = Inspection(
            files: sources.map { .init($0.paths.joined(separator: ", "), isScript: $0.isScript) },
            showing: shown.expression,
            preview: shown.preview,
            options: options,
            history: history,
            makeSession: { [options] in Session(files: readFiles, options: options) },
            perform: { session, line in clipboard.outputs(session.run(line), of: session) }
        )
        if let failure = inspection.begin(with: lines) { return .refused(failure) }
        keys.forEach(inspection.take)
        let run = InspectRun(
            inspection,
            colours: printer.hasColour ? .asked : .none,
            progress: progress,
            files: sources.map(\.paths),
            takeReadings: { readFiles.takeReadings().map(\.path) }
        )
        guard run.perform() else { return .closed }
        history = inspection.history
        return inspection.end == .quit ? .quit : .left
    }
}
