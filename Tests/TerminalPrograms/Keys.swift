/// The characters that keys send.
package enum Keys {
    package static let interrupt = control("c")
    package static let endOfInput = control("d")
    package static let suspend = control("z")
    package static let searchBack = control("r")
    package static let lineStart = control("a")
    package static let lineEnd = control("e")
    package static let tab = "\t"
    package static let backTab = "\u{1b}[Z"
    package static let enter = "\r"
    package static let escape = "\u{1b}"
    package static let backspace = "\u{7f}"
    package static let up = "\u{1b}[A"
    package static let down = "\u{1b}[B"
    package static let right = "\u{1b}[C"
    package static let left = "\u{1b}[D"
    package static let home = "\u{1b}[H"
    package static let end = "\u{1b}[F"
    package static let insert = "\u{1b}[2~"
    package static let delete = "\u{1b}[3~"
    package static let pageUp = "\u{1b}[5~"
    package static let pageDown = "\u{1b}[6~"

    /// Returns what a letter sends together with the control key.
    package static func control(_ letter: Unicode.Scalar) -> String {
        String(Character(Unicode.Scalar(UInt8(letter.value & 0x1f))))
    }

    /// Returns what a key sends together with the alternative key.
    package static func alternative(_ key: String) -> String {
        escape + key
    }
}
