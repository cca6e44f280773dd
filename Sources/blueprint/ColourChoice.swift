import ArgumentParser
import Foundation
import LineEditor

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
