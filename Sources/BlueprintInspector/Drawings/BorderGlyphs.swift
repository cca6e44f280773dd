/// The border characters, one for each combination of light and heavy strokes that meet in a cell.
struct BorderGlyphs: Sendable {
    /// The characters by the weights of the strokes up, right, down and left: 0 none, 1 light, 2 heavy.
    private let table: [Character]

    /// Returns the character for strokes of these weights; weights above 2 count as 2.
    func character(up: UInt8, right: UInt8, down: UInt8, left: UInt8) -> Character {
        let index = [up, right, down, left].reduce(0) { $0 * 3 + Int(truncatingIfNeeded: min($1, 2)) }
        return table[index]
    }

    /// Heavy lines and light dashes.
    static let unicode = BorderGlyphs(
        table: Array(
            " ╴╸╷┐┑╻┒┓╶╌╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
                + "╵┘┙╎┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
                + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
        )
    )

    /// `=` and `|` for heavy strokes, `-` and `:` for light ones, and `+` where they meet.
    static let ascii = BorderGlyphs(
        table: (0..<81).map { index in
            let (up, right, down, left) = (index / 27, index / 9 % 3, index / 3 % 3, index % 3)
            if up + down == 0 { return right + left == 0 ? " " : max(right, left) == 2 ? "=" : "-" }
            if right + left == 0 { return max(up, down) == 2 ? "|" : ":" }
            return "+"
        }
    )
}
