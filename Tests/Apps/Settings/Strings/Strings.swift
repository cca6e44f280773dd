import Foundation

/// A language that the app is translated into.
enum Language: String, CaseIterable {
    case english = "en"
    case german = "de"
    case hebrew = "he"

    var isRightToLeft: Bool { self == .hebrew }

    var ownName: String {
        switch self {
        case .english: return "English"
        case .german: return "Deutsch"
        case .hebrew: return "עברית"
        }
    }
}

/// The texts of one language.
///
/// A text that is not translated yet is shown in English.
struct Strings: Equatable {
    var language: Language

    subscript(_ key: StringKey) -> String {
        StringTable.tables[language]?[key] ?? StringTable.english[key] ?? "⟨\(key.rawValue)⟩"
    }

    /// Returns a text with `%1`, `%2` and so on replaced by arguments.
    func callAsFunction(_ key: StringKey, _ arguments: CustomStringConvertible...) -> String {
        arguments.enumerated().reduce(self[key]) { text, argument in
            text.replacingOccurrences(of: "%\(argument.offset + 1)", with: argument.element.description)
        }
    }

    /// The keys that have no text in the language.
    var untranslated: [StringKey] {
        guard let table = StringTable.tables[language] else { return StringKey.allCases }
        return StringKey.allCases.filter { table[$0] == nil }
    }
}
