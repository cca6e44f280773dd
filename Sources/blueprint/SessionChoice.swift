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

    /// Returns the message that there is no such session, or that it cannot be resumed.
    ///
    /// - Parameters:
    ///   - folder: the folder of journals; nil if none are kept.
    ///   - own: the number of the session that asks; nil if it has none.
    func refusal(in folder: JournalFolder?, own: Int? = nil) -> String {
        let running = folder?.running ?? []
        switch self {
        case .last:
            let isElsewhere = running.contains { $0 != own }
            return "there is no kept session" + (isElsewhere ? " that is not running or resumed elsewhere" : "")
        case .number(let number) where number == own: return "session \(number) is this one"
        case .number(let number):
            return running.contains(number)
                ? "session \(number) is running or resumed elsewhere" : "there is no kept session \(number)"
        }
    }
}
