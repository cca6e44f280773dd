/// The fields of the profile while they are edited, with what is wrong about them.
struct ProfileForm: Equatable {
    enum Problem: Equatable {
        case nameMissing
        case mailWrong(String)

        func text(in strings: Strings) -> String {
            switch self {
            case .nameMissing: return strings[.profileNameMissing]
            case .mailWrong(let mail): return strings(.profileMailWrong, mail)
            }
        }
    }

    var name: String
    var mail: String
    var bio: String

    init(_ account: Account) {
        name = account.name
        mail = account.mail
        bio = account.bio
    }

    var nameProblem: Problem? { name.isEmpty ? .nameMissing : nil }

    var mailProblem: Problem? {
        let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
        let isRight = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && parts[1].last != "."
        return isRight ? nil : .mailWrong(mail)
    }

    var problems: [Problem] { [nameProblem, mailProblem].compactMap { $0 } }

    var canSave: Bool { problems.isEmpty }
}
