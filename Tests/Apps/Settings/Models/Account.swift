/// The account of the person who uses the app.
struct Account: Equatable, Identifiable {
    enum Plan: Equatable {
        case free
        case supporter(since: Int)
        case family(members: Int, owner: String)

        var title: String {
            switch self {
            case .free: return "Free"
            case .supporter(let year): return "Supporter since \(year)"
            case .family(1, _): return "Family, only you"
            case .family(let members, let owner): return "Family of \(owner), \(members) members"
            }
        }
    }

    let id: Int
    var name: String
    var mail: String
    var bio = ""
    var plan = Plan.free
    var entryCount = 0
    var firstYear = 2024

    /// The first letters of the first and the last word of the name.
    var initials: String {
        let words = name.split(separator: " ")
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return letters.isEmpty ? "?" : String(letters).uppercased()
    }
}

extension Account {
    static let ida = Account(
        id: 1,
        name: "Ida Lindqvist",
        mail: "ida@example.org",
        bio: "Writes in the morning, before the tram fills up.",
        plan: .supporter(since: 2023),
        entryCount: 412,
        firstYear: 2022
    )

    static let longName = Account(
        id: 2,
        name: "Maximiliane Freifrau von Hohenstein-Rabenau zu Lichtenberg",
        mail: "maximiliane.von.hohenstein-rabenau@verwaltung.example.org",
        plan: .family(members: 5, owner: "Konstantin"),
        entryCount: 12_804
    )

    static let new = Account(id: 3, name: "", mail: "")
}
