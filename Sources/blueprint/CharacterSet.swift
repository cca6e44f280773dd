import BlueprintInspector
import Foundation
import LineEditor

/// The characters that the terminal shows, according to the locale.
enum CharacterSet {
    /// All characters, as UTF-8.
    case unicode
    /// Only ASCII: the symbols of the program are replaced by similar characters.
    case ascii

    /// The characters of a locale, given by environment variables; without any, those of the C locale.
    init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        let name = names.first { !$0.isEmpty }?.uppercased() ?? "C"
        self = name.contains("UTF-8") || name.contains("UTF8") ? .unicode : .ascii
    }

    /// The characters that standard output shows; a pipe and a file take all of them.
    static let ofOutput: CharacterSet =
        Terminal.isTerminal(STDOUT_FILENO) ? CharacterSet(environment: ProcessInfo.processInfo.environment) : .unicode

    /// Returns a text with characters that are shown; its width stays the same.
    func shown(_ text: String) -> String {
        self == .ascii ? ASCIIText.similar(to: text) : text
    }
}
