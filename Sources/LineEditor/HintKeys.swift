/// The keys that concern the texts around a line, as the terminal sends them.
///
/// They are found among the bytes, before libedit's maps of keys: in vi's insert map, a binding that begins with Escape
/// would hold back a lone Escape.
enum HintKeys {
    /// Shift-Tab, which moves back in the list of candidates.
    static let back = keys(["\u{1b}[Z"])
    /// Right, End, Ctrl-E and Ctrl-F, which insert a suggestion.
    static let all = keys([
        "\u{5}", "\u{6}", "\u{1b}[C", "\u{1b}OC", "\u{1b}[F", "\u{1b}OF", "\u{1b}[4~", "\u{1b}[8~",
    ])
    /// Alt-F, Alt-Right and Ctrl-Right, which insert its first word.
    static let word = keys(["\u{1b}f", "\u{1b}[1;3C", "\u{1b}[1;5C"])

    private static func keys(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    /// Returns the first word of a text, with the spaces before and after it.
    static func firstWord(of text: String) -> String {
        let space = text.prefix(while: \.isWhitespace)
        let word = text.dropFirst(space.count).prefix { !$0.isWhitespace }
        let rest = text.dropFirst(space.count + word.count).prefix(while: \.isWhitespace)
        return String(space + word + rest)
    }
}
