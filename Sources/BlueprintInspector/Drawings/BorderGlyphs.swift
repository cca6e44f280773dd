/// The border characters: one for each way in which light and heavy strokes can meet in a cell.
struct BorderGlyphs: Sendable {
    /// By the weights of the strokes up, right, down and left (0 none, 1 light, 2 heavy), in this order of importance.
    private let table: [Character]

    /// The character where strokes of these weights meet; weights above 2 count as 2.
    func character(up: UInt8, right: UInt8, down: UInt8, left: UInt8) -> Character {
        let index = Int(min(up, 2)) * 27 + Int(min(right, 2)) * 9 + Int(min(down, 2)) * 3 + Int(min(left, 2))
        return table[index]
    }

    /// Heavy lines against light dashes.
    static let unicode = BorderGlyphs(
        table: Array(
            " ╴╸╷┐┑╻┒┓╶╌╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
                + "╵┘┙╎┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
                + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
        )
    )

    /// `=` against `-`, `|` against `:`, and `+` where they meet.
    static let ascii = BorderGlyphs(
        table: (0..<81).map { index in
            let (up, right, down, left) = (index / 27, index / 9 % 3, index / 3 % 3, index % 3)
            if up + down == 0 { return right + left == 0 ? " " : max(right, left) == 2 ? "=" : "-" }
            if right + left == 0 { return max(up, down) == 2 ? "|" : ":" }
            return "+"
        }
    )
}
