import SwiftInterpreter

/// The limits of a session: beyond each, an input ends with one error and changes nothing, or the oldest is dropped.
///
/// `help limits` lists them.
public struct SessionLimits: Equatable, Sendable {
    /// The bytes of a line that is read.
    public var lineBytes = 1 << 20
    /// The bytes of a script, from a file or a pipe.
    public var scriptBytes = 64 << 20
    /// The bytes of an input, which may have several lines.
    public var inputBytes = 1_000_000
    /// The bytes of a document.
    public var documentBytes = 2_000_000
    /// The depth of nested brackets, also of the angle brackets of types.
    public var brackets = 200
    /// The depth of calls and expressions.
    public var calls = 4_000
    /// The steps of an evaluation.
    public var steps = 2_000_000
    /// The elements or characters of a value.
    public var count = 1_000_000
    /// The measurements and placements in a layout.
    public var layoutSteps = 2_000_000
    /// The elements of a tree, together with those that are only measured.
    public var elements = 500_000
    /// The scripts that run each other.
    public var nestedScripts = 20
    /// The edits that can be undone.
    public var undoneEdits = 1_000
    /// The lines of the history.
    public var historyLines = 1_000
    /// The inputs from a pipe that wait for a declaration.
    public var waitingInputs = 1_000
    /// The interrupted sessions that are kept.
    public var keptSessions = 10

    /// The usual limits.
    public init() {}

    /// The usual limits.
    public static let standard = SessionLimits()
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
