/// The border characters, one for each combination of light and heavy strokes that meet in a cell.
struct BorderGlyphs: Sendable {
    /// The characters by the weights of the strokes up, right, down and left: 0 none, 1 light, 2 heavy.
    private let table: [Character]
    /// The characters of strokes for two edges with a gap between them.
    private let gaps: GapGlyphs

    private init(table: [Character], gaps: GapGlyphs) {
        self.table = table
        self.gaps = gaps
    }

    /// Returns the character for strokes of these weights; weights above 2 count as 2.
    ///
    /// - Parameter gaps: a bit for each stroke, up the lowest, for two edges.
    func character(up: UInt8, right: UInt8, down: UInt8, left: UInt8, gaps: UInt8 = 0) -> Character {
        if gaps != 0, let character = self.gaps.character(up > 0, right > 0, down > 0, left > 0, gaps) {
            return character
        }
        let index = [up, right, down, left].reduce(0) { $0 * 3 + Int(truncatingIfNeeded: min($1, 2)) }
        return table[index]
    }

    /// Heavy lines and light dashes; a double line for two edges.
    static let unicode = BorderGlyphs(
        table: Array(
            " ╴╸╷┐┑╻┒┓╶╌╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
                + "╵┘┙╎┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
                + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
        ),
        gaps: GapGlyphs(down: "  ║    ╥║ ║╢ ╨╟╫", across: " ═  ══ ╤   ╡ ╧╞╪", both: "   ╗  ╔╦ ╝ ╣╚╩╠╬")
    )

    /// `=` and `|` for heavy strokes, `-` and `:` for light ones, and `+` where they meet; `"` and `~` for two edges.
    static let ascii = BorderGlyphs(
        table: (0..<81).map { index in
            let (up, right, down, left) = (index / 27, index / 9 % 3, index / 3 % 3, index % 3)
            if up + down == 0 { return right + left == 0 ? " " : max(right, left) == 2 ? "=" : "-" }
            if right + left == 0 { return max(up, down) == 2 ? "|" : ":" }
            return "+"
        },
        gaps: GapGlyphs(down: "  \"     \" \"     ", across: " ~  ~~          ", both: "")
    )
}

/// The border characters of strokes for two edges with a gap between them.
private struct GapGlyphs: Sendable {
    // By the strokes: 8 for up, 4 for right, 2 for down and 1 for left; a space where there is no character of its own,
    // as for a corner with a gap on one side, which stays that of its frame.
    private let down: [Character]
    private let across: [Character]
    private let both: [Character]

    /// Creates the characters for gaps in vertical strokes, in horizontal ones, and in both.
    init(down: String, across: String, both: String) {
        (self.down, self.across, self.both) = (Array(down), Array(across), Array(both))
    }

    /// Returns the character for some strokes, with a bit for each for two edges; nil if one line that
    /// crosses the cell is whole on one side.
    func character(_ up: Bool, _ right: Bool, _ down: Bool, _ left: Bool, _ gaps: UInt8) -> Character? {
        func isGap(_ isFirst: Bool, _ first: UInt8, _ isSecond: Bool, _ second: UInt8) -> Bool {
            (isFirst || isSecond) && (!isFirst || gaps & first != 0) && (!isSecond || gaps & second != 0)
        }
        let family =
            switch (isGap(up, 1, down, 4), isGap(right, 2, left, 8)) {
            case (true, true): both
            case (true, false): self.down
            case (false, true): across
            case (false, false): [Character]()
            }
        let index = (up ? 8 : 0) + (right ? 4 : 0) + (down ? 2 : 0) + (left ? 1 : 0)
        guard family.indices.contains(index), family[index] != " " else { return nil }
        return family[index]
    }
}
