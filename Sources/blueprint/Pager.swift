import Foundation
import LineEditor

/// A program that shows text page by page: the one in `PAGER`, else `less`.
struct Pager {
    private let command: String
    /// The options of `less`.
    private let options: String

    /// The pager of an environment; nil if there is none.
    ///
    /// An empty `PAGER` and a terminal that cannot move its cursor have none.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["TERM"] ?? "dumb" != "dumb" else { return nil }
        let chosen = environment["PAGER"] ?? "less"
        guard let program = chosen.split(separator: " ").first.map(String.init) else { return nil }
        let folders = program.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
        guard folders.contains(where: { access($0 + program, X_OK) == 0 }) else { return nil }
        command = chosen
        // Unless the user chose otherwise: end at once if the text fits, leave the text on the screen, and say how to leave.
        let own = environment["LESS"] ?? "FXPs\(Self.prompt)$"
        options = own.hasPrefix(Self.keepingColours) ? own : Self.keepingColours + own
    }

    /// The option that shows colours, not their escape sequences; the user's options are behind it.
    private static let keepingColours = "-R "
    /// The last row of `less`, in its own notation.
    private static let prompt = "q leaves?e, this is the end:, space shows the next page."

    /// Shows text that is made while it is read; returns false if the program could not be started.
    ///
    /// - Parameter text: passes pieces to a function that returns false when the reader needs no more.
    func show(_ text: (_ put: (String) -> Bool) -> Void) -> Bool {
        setenv("LESS", options, 1)
        // A key that was typed ahead neither writes a file nor starts a program.
        setenv("LESSSECURE", "1", 1)
        guard let program = ForegroundProgram(command) else { return false }
        text { program.write($0) }
        program.finish()
        return true
    }
}
