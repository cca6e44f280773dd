import BlueprintInspector
import SwiftInterpreter

/// The options of a session.
package struct SessionOptions: Sendable {
    /// True at a terminal: drawings follow edits, and an empty line repeats the last stepping command.
    package var isInteractive: Bool
    /// The width of output in columns; 80 where output must be the same everywhere.
    package var columns: Int
    /// The rows of the terminal, to which drawings of frames are scaled; nil for no limit.
    package var rows: Int?
    /// True if the program can fill the screen of a terminal with the inspector.
    package var fillsScreen = false
    /// The way to the clipboard.
    package var clipboard = ClipboardAccess.none("copy needs the prompt of a session at a terminal")
    /// True if commands that read or write files are refused.
    package var isSafe: Bool
    /// True if outputs also contain JSON, which takes long for large trees.
    package var givesJSON: Bool
    /// The characters of drawings until `style` sets others.
    package var style: DrawingStyle
    /// The limits beyond which an input ends with an error.
    package var limits: SessionLimits
    /// The number of elements up to which a tree is kept while a command lays it out again elsewhere; a larger one is
    /// freed, as both together would take too much memory.
    package var mostElementsKept = 50_000
    /// Called repeatedly during evaluation and layout; if it returns true, the line ends with an error.
    package var isInterrupted: @Sendable () -> Bool

    /// The options of formatters whose text is said in words before it is wrapped.
    var unwrapped: SessionOptions {
        var options = self
        options.columns = Self.mostColumns
        return options
    }

    /// A width that no line reaches.
    private static let mostColumns = 100_000

    /// Creates options, by default those of a script.
    package init(
        isInteractive: Bool = false,
        columns: Int = 80,
        rows: Int? = nil,
        isSafe: Bool = false,
        givesJSON: Bool = true,
        style: DrawingStyle = .unicode,
        limits: SessionLimits = .standard,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.isInteractive = isInteractive
        self.columns = columns
        self.rows = rows
        self.isSafe = isSafe
        self.givesJSON = givesJSON
        self.style = style
        self.limits = limits
        self.isInterrupted = isInterrupted
    }
}

/// The limits of a session: beyond each, an input ends with one error and changes nothing, or the oldest is dropped.
///
/// `help limits` lists them.
package struct SessionLimits: Equatable, Sendable {
    /// The bytes of a line that is read.
    package var lineBytes = 1 << 20
    /// The bytes of a script, from a file or a pipe.
    package var scriptBytes = 64 << 20
    /// The bytes of an input, which may have several lines.
    package var inputBytes = 1_000_000
    /// The bytes of a document.
    package var documentBytes = 2_000_000
    /// The depth of nested brackets, also of the angle brackets of types.
    package var brackets = 200
    /// The depth of calls and expressions.
    package var calls = 4_000
    /// The steps of an evaluation.
    package var steps = 2_000_000
    /// The elements or characters of a value.
    package var count = 1_000_000
    /// The measurements and placements in a layout.
    package var layoutSteps = 2_000_000
    /// The elements of a tree, together with those that are only measured.
    package var elements = 500_000
    /// The scripts that run each other.
    package var nestedScripts = 20
    /// The steps that can be undone.
    package var undoneEdits = 1_000
    /// The lines of the history.
    package var historyLines = 1_000
    /// The inputs from a pipe that wait for a declaration.
    package var waitingInputs = 1_000
    /// The interrupted sessions that are kept.
    package var keptSessions = 100

    /// The usual limits.
    package init() {}

    /// The usual limits.
    package static let standard = SessionLimits()
}

extension SessionLimits {
    /// Returns the limits of an evaluation that a function can end.
    func evaluation(isCancelled: @escaping () -> Bool) -> Limits {
        Limits(
            maximumSteps: steps,
            maximumDepth: calls,
            maximumSourceLength: documentBytes,
            maximumBrackets: brackets,
            maximumCount: count,
            isCancelled: isCancelled
        )
    }
}

/// The way from a session to the clipboard.
package enum ClipboardAccess: Hashable, Sendable {
    /// There is none, for a reason such as “there is no terminal”.
    case none(String)
    /// The terminal may take text.
    case terminal

    /// The size of the longest text in UTF-8; in base64, it is what tmux takes of one escape sequence: 1 MiB.
    package static let mostBytes = 767 << 10
}

/// The mode that a session has with `--safe`, and in a lesson.
package enum SafeMode {
    /// Returns the refusal of something in that mode, such as `'load' reads or writes files`.
    package static func refusal(of doing: String) -> String { "\(doing), which is refused in safe mode" }
}
