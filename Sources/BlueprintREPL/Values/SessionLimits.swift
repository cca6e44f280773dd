import SwiftInterpreter

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
