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
    /// The bytes that were typed ahead, for the one who reads next.
    var typedAhead: [UInt8] = []
    /// The files that sessions read and write.
    let files: DiskFiles = {
        let files = DiskFiles(notesReadings: true)
        files.takesPipes = false
        return files
    }()

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

    /// The options of sessions.
    var options: SessionOptions {
        var options = SessionOptions(
            givesJSON: false,
            style: CharacterSet.ofOutput == .ascii ? .ascii : .unicode,
            isInterrupted: { InterruptFlag.isRaised }
        )
        options.clipboard = TerminalClipboard().access
        return options
    }

    private static func outputs(of line: TypedText, in session: Session) -> [Output] {
        TerminalClipboard().outputs(session.run(line), of: session)
    }

    /// Shows the inspector until it is left.
    mutating func perform() -> End {
        let inspection = Inspection(
            files: sources.map { .init($0.paths.joined(separator: ", "), isScript: $0.isScript) },
            showing: shown.expression,
            preview: shown.preview,
            options: options,
            history: history,
            makeSession: { [files, options] in Session(files: files, options: options) },
            perform: { Self.outputs(of: $1, in: $0) }
        )
        if let failure = inspection.begin(with: lines) { return .refused(failure) }
        return show(inspection)
    }

    /// Shows the inspector of files that are watched until it is left.
    ///
    /// - Parameter input: the input to begin with.
    mutating func perform(watching file: WatchedFile, beginningWith input: TerminalInput?) -> End {
        let inspection = Inspection(
            watching: file,
            history: history,
            perform: { Self.outputs(of: $1, in: $0) }
        )
        if let input { inspection.take(input) }
        return show(inspection)
    }

    private mutating func show(_ inspection: Inspection) -> End {
        progress.endsOnInterrupt(false)
        let run = InspectRun(
            inspection,
            colours: printer.hasColour ? .asked : .none,
            progress: progress,
            files: sources.map(\.paths),
            takeReadings: { [files] in files.takeReadings().map(\.path) },
            typedAhead: typedAhead
        )
        guard let rest = run.perform() else { return .closed }
        typedAhead = rest
        history = inspection.history
        return inspection.end == .quit ? .quit : .left
    }
}
