import CLineEditor
import Foundation

extension LineEditor {
    /// The number of scalars in the edited line.
    var length: Int { editor.map { cle_line_length($0) } ?? 0 }

    /// The number of scalars before the cursor.
    var cursor: Int { editor.map { cle_line_cursor($0) } ?? 0 }

    /// Returns the first scalars of the edited line.
    func scalars(_ count: Int) -> [Unicode.Scalar] {
        guard let editor else { return [] }
        return (0..<max(0, count)).map { Unicode.Scalar(cle_line_scalar(editor, $0)) ?? "\u{fffd}" }
    }

    /// Returns the first scalars as text.
    func text(_ count: Int) -> String {
        String(String.UnicodeScalarView(scalars(count)))
    }

    /// Returns the cell of the cursor after a number of scalars.
    func position(after count: Int) -> CellPosition {
        var position = CellPosition()
        position.advance(over: prompt.plain.unicodeScalars, columns: columns)
        position.advance(over: scalars(count), columns: columns)
        return position
    }

    /// Runs an editing command for libedit.
    func run(_ command: cle_command) -> cle_outcome {
        guard let editor else { return CLE_OUTCOME_NOTHING }
        if let outcome = runInEntry(command) { return outcome }
        switch command {
        case CLE_COMMAND_COMPLETE:
            return complete()
        case CLE_COMMAND_BACK:
            return complete(back: true)
        case CLE_COMMAND_SUGGESTION:
            return acceptSuggestion()
        case CLE_COMMAND_PASTE:
            return paste()
        case CLE_COMMAND_REDRAW:
            redraw()
            return CLE_OUTCOME_NOTHING
        case CLE_COMMAND_QUOTE:
            quoting = .next
            return CLE_OUTCOME_NOTHING
        case CLE_COMMAND_TRANSPOSE:
            return transpose()
        case CLE_COMMAND_LITERAL:
            return insertLiteral()
        default:
            cle_move(editor, Int32(clamping: length - cursor))
            return CLE_OUTCOME_REFRESH
        }
    }
}
