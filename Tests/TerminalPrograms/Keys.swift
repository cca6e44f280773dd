/// The characters that keys send.
enum Keys {
    static let interrupt = "\u{3}"
    static let endOfInput = "\u{4}"
    static let tab = "\t"
    static let enter = "\r"
    static let suspend = "\u{1a}"
    static let searchBack = "\u{12}"
    static let up = "\u{1b}[A"
    static let down = "\u{1b}[B"
    static let left = "\u{1b}[D"
    static let lineStart = "\u{1}"
    static let lineEnd = "\u{5}"
    static let backspace = "\u{7f}"
}
