/// The emulation of a terminal: a program's output goes in, and what a person would see can be read.
///
/// It understands what xterm does, as far as a line editor and a program for the whole screen use it. Whatever else a
/// program sends is collected in `unknown`.
package struct TerminalScreen {
    package internal(set) var columns: Int
    package internal(set) var rows: Int
    /// The place of the cursor.
    package internal(set) var cursor = Position(row: 0, column: 0)
    /// The style of the text that follows.
    package internal(set) var style = CellStyle()
    /// The numbers of DEC's private modes that are set, such as 2004 for bracketed paste.
    ///
    /// At the start these are 7, autowrap, and 25, the visible cursor.
    package internal(set) var modes: Set<Int> = [7, 25]
    /// The rows that scrolled off the top of the main screen, as text.
    package internal(set) var scrolledOff: [String] = []
    package internal(set) var title = ""
    /// The number of bytes that the program sent.
    package internal(set) var bytesReceived = 0
    /// The number of completed synchronised updates.
    package internal(set) var synchronisedUpdates = 0
    /// The number of times that the bell rang.
    package internal(set) var bells = 0
    /// The sequences that the emulation does not know, as text without the escape character.
    package internal(set) var unknown: [String] = []

    var buffer: ScreenBuffer
    /// The screen that is not shown; nil for the alternate one, which is blank whenever it is entered.
    var main: (buffer: ScreenBuffer, cursor: SavedCursor)?
    var saved = SavedCursor()
    /// The rows that scroll.
    var region: Range<Int>
    var mustWrap = false
    var isInserting = false
    /// The place of the last cluster, which a combining mark joins.
    var last: Position?
    var replies: [String] = []
    private var parser = OutputParser()

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        buffer = ScreenBuffer(columns: columns, rows: rows)
        region = 0..<rows
    }

    /// Interprets output of the program; a sequence may continue in the next call.
    package mutating func write(_ bytes: some Collection<UInt8>) {
        bytesReceived += bytes.count
        for piece in parser.pieces(of: bytes) { interpret(piece) }
    }

    /// Interprets output of the program; a sequence may continue in the next call.
    package mutating func write(_ text: String) {
        write(text.utf8)
    }

    /// Returns the terminal's answers to what the program asked since the last call.
    package mutating func takeReplies() -> [String] {
        defer { replies = [] }
        return replies
    }

    private mutating func interpret(_ piece: OutputPiece) {
        switch piece {
        case .character(let scalar): show(scalar)
        case .control(let scalar): control(scalar)
        case .escape(let final, let intermediates): escape(final, intermediates)
        case .sequence(let sequence): execute(sequence)
        case .systemCommand(let text): system(text)
        case .otherString: break
        }
    }
}

extension TerminalScreen {
    /// The rows of the screen as text, without trailing blanks.
    package var lines: [String] {
        buffer.rows.map { ScreenBuffer.text(of: $0) }
    }

    /// The text of the screen, and before it that of the rows that scrolled off the main one.
    package var text: String {
        var all = (isAlternate ? [] : scrolledOff) + lines
        while all.last?.isEmpty == true { all.removeLast() }
        return all.joined(separator: "\n")
    }

    /// The text of the row that contains the cursor.
    package var currentLine: String { ScreenBuffer.text(of: buffer.rows[cursor.row]) }

    /// The cells, row by row.
    package var cells: [[Cell]] { buffer.rows }

    package func cell(at position: Position) -> Cell {
        buffer.rows[position.row][position.column]
    }

    /// Returns the place of the first cell of a text; nil if no row contains it.
    package func position(of text: String) -> Position? {
        let wanted = Array(text)
        for (row, cells) in buffer.rows.enumerated() {
            let columns = cells.indices.filter { cells[$0].character != nil }
            let characters = columns.compactMap { cells[$0].character }
            guard characters.count >= wanted.count, !wanted.isEmpty else { continue }
            for start in 0...(characters.count - wanted.count)
            where characters[start..<(start + wanted.count)].elementsEqual(wanted) {
                return Position(row: row, column: columns[start])
            }
        }
        return nil
    }

    /// True while the alternate screen is shown.
    package var isAlternate: Bool { main != nil }
    package var isCursorVisible: Bool { modes.contains(25) }
    /// True if the program enabled bracketed paste.
    package var hasBracketedPaste: Bool { modes.contains(2004) }
    /// True during a synchronised update, when a person does not see the screen change.
    package var isUpdating: Bool { modes.contains(2026) }

    /// A description for failures: the cells in a frame, and what cannot be seen.
    package var report: String {
        let frame = lines.map { "│" + $0 }.joined(separator: "\n")
        let state =
            "\(columns)×\(rows), cursor at row \(cursor.row) column \(cursor.column), modes "
            + modes.sorted().map(String.init).joined(separator: " ") + (isAlternate ? ", alternate screen" : "")
        let above = isAlternate || scrolledOff.isEmpty ? "" : scrolledOff.joined(separator: "\n") + "\n"
        return above + frame + "\n" + state + (unknown.isEmpty ? "" : "\nunknown: \(unknown)")
    }
}

/// The state that "save cursor" saves.
struct SavedCursor {
    var position = Position(row: 0, column: 0)
    var style = CellStyle()
    var mustWrap = false
    var hasOrigin = false
}
