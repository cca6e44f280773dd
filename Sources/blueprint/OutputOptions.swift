import ArgumentParser
import BlueprintInspector
import Foundation
import LineEditor

/// The options of all subcommands.
struct OutputOptions: ParsableArguments {
    @Option(help: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never.")
    var colour: ColourChoice = .auto

    @Flag(help: "Refuse commands that read or write files, for scripts you do not trust; keep no history.")
    var safe = false
}

/// The colour mode of the output.
enum ColourChoice: String, ExpressibleByArgument, CaseIterable {
    /// Colours on a terminal that supports them, unless `NO_COLOR` is set.
    case auto
    /// Colours everywhere.
    case always
    /// No colours.
    case never

    /// Returns true if output to a file descriptor has colours.
    func applies(to descriptor: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let forbids = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
            return !forbids && Terminal.isTerminal(descriptor) && Terminal.understandsEscapes
        }
    }

    /// A printer with this colour mode.
    var printer: Printer {
        Printer(hasColour: applies(to: STDOUT_FILENO), hasErrorColour: applies(to: STDERR_FILENO))
    }
}

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

/// The option of the subcommands that read Swift files.
struct StubOption: ParsableArguments {
    @Flag(help: "Make up what files use of other modules, and write it to App.stubs beside them.")
    var stubs = false

    /// The lines of settings that turn it on; none without it.
    var lines: [String] { stubs ? ["stubs on"] : [] }
}
