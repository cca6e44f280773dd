import BlueprintInspector
import SwiftInterpreter

/// The text of `help limits`: what a session takes at most, and what happens beyond.
enum LimitsHelp {
    /// A limit with its number.
    private struct Row {
        var name: String
        var limit: String
        var beyond: String
    }

    private static func rows(_ limits: SessionLimits) -> [Row] {
        func row(_ name: String, _ limit: Int, _ beyond: String, bytes: Bool = false) -> Row {
            Row(name: name, limit: bytes ? size(limit) : Phrasing.grouped(limit), beyond: beyond)
        }
        return [
            row("length of a line", limits.lineBytes, "the line is not read", bytes: true),
            row("length of a script", limits.scriptBytes, "the script ends there", bytes: true),
            row("length of an input", limits.inputBytes, "the input is refused", bytes: true),
            row("length of a document", limits.documentBytes, "the edit is refused", bytes: true),
            row("depth of brackets", limits.brackets, "the input is refused"),
            row("depth of arrays", ArrayRun.limit, "the input is refused"),
            row("depth of calls", limits.calls, "the edit is refused, with the calls"),
            row("steps of an evaluation", limits.steps, "the edit is refused, with the calls"),
            row("elements of a value", limits.count, "the edit is refused"),
            row("steps of a layout", limits.layoutSteps, "refused: this bounds the time"),
            row("elements of a tree", limits.elements, "refused: this bounds the memory"),
            row("scripts in scripts", limits.nestedScripts, "the line is refused"),
            row("steps for undo", limits.undoneEdits, "the oldest is dropped"),
            row("lines of the history", limits.historyLines, "the oldest is dropped"),
            row("waiting inputs of a pipe", limits.waitingInputs, "all of them run"),
            row("interrupted sessions", limits.keptSessions, "the oldest is dropped, and named"),
        ]
    }

    /// Returns a number of bytes: `64 MiB`, or grouped digits.
    private static func size(_ bytes: Int) -> String {
        bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(Phrasing.grouped(bytes)) bytes"
    }

    /// Returns the limits in lines that fit into a number of columns.
    static func text(_ limits: SessionLimits, columns: Int) -> StyledText {
        let rows = rows(limits)
        let names = (rows.map(\.name.count).max() ?? 0) + 2
        let numbers = (rows.map(\.limit.count).max() ?? 0) + 2
        var text = StyledText("limits \u{b7} beyond each of them nothing is lost", style: .heading)
        for row in rows {
            let head = "  " + row.name.padded(to: names) + row.limit.padded(to: numbers)
            let room = columns - names - numbers - 2
            guard room >= row.beyond.count else {
                text.append("  " + row.name.padded(to: names) + row.limit)
                for line in TextFitting.wrap("    " + row.beyond, columns: columns, hanging: 2) { text.append(line) }
                continue
            }
            text.append(head + row.beyond)
        }
        return text
    }
}
