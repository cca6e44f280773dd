import UIKit

/// Somebody in a chat.
struct Person: Hashable, Identifiable {
    enum Presence: Hashable {
        case online
        case away(minutes: Int)
        case unknown
    }

    let id: Int
    var name: String
    var presence = Presence.unknown

    /// The first word of the name, or all of it if it is one word.
    var shortName: String { name.split(separator: " ").first.map(String.init) ?? name }

    var initials: String {
        let letters = name.split(whereSeparator: { $0 == " " || $0 == "-" }).compactMap(\.first).prefix(2)
        return letters.isEmpty ? "•" : String(letters).uppercased()
    }

    /// A color that is always the same for a person.
    var color: UIColor {
        let colors: [UIColor] = [.systemPink, .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemBrown]
        return colors[abs(id) % colors.count]
    }

    var presenceText: String? {
        switch presence {
        case .online: return "online"
        case .away(let minutes) where minutes < 60: return "\(minutes) min ago"
        case .away(let minutes) where minutes < 24 * 60: return "\(minutes / 60) h ago"
        case .away: return "a while ago"
        case .unknown: return nil
        }
    }
}

extension Person {
    static let me = Person(id: 0, name: "Me")
    static let noor = Person(id: 1, name: "Noor Haddad", presence: .online)
    static let jonas = Person(id: 2, name: "Jonas", presence: .away(minutes: 42))
    static let wilhelmina = Person(
        id: 3,
        name: "Wilhelmina van der Meulen-Oosterhout",
        presence: .away(minutes: 3000)
    )
    static let bot = Person(id: 4, name: "")
}
