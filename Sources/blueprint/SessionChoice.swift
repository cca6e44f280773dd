import ArgumentParser
import TextFiles

/// The kept session that an option names.
enum SessionChoice: ExpressibleByArgument, Equatable {
    /// The one used last.
    case last
    /// The one with a number in the list of `sessions`.
    case number(Int)

    /// Reads the number of a session.
    init?(argument: String) {
        guard let number = Int(argument), number > 0 else { return nil }
        self = .number(number)
    }

    /// The option's value in the help.
    var defaultValueDescription: String { "the one used last" }

    /// Returns the chosen journal; nil if there is none.
    func journal(among journals: [Journal]) -> Journal? {
        switch self {
        case .last: journals.first
        case .number(let number): journals.first { $0.number == number }
        }
    }

    /// The message that there is no such session.
    var refusal: String {
        switch self {
        case .last: "there is no kept session"
        case .number(let number): "there is no kept session \(number)"
        }
    }
}
