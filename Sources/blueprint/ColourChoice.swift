import ArgumentParser
import Foundation
import LineEditor

/// When to print colours.
enum ColourChoice: String, ExpressibleByArgument, CaseIterable {
    /// On a terminal that knows them, unless `NO_COLOR` is set.
    case auto
    /// In any case.
    case always
    /// Nowhere.
    case never

    /// Whether what is written to the descriptor gets colours.
    func applies(to descriptor: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let forbids = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
            return !forbids && Terminal.isTerminal(descriptor) && Terminal.understandsEscapes
        }
    }

    /// Standard output and standard error, with this choice.
    var printer: Printer {
        Printer(hasColour: applies(to: STDOUT_FILENO), hasErrorColour: applies(to: STDERR_FILENO))
    }
}
