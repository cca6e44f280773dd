import UIKit

/// A time of a message: a day, counted from today backwards, and minutes of that day.
struct Moment: Hashable, Comparable {
    var daysAgo = 0
    var minute: Int

    init(_ hour: Int, _ minute: Int, daysAgo: Int = 0) {
        self.daysAgo = daysAgo
        self.minute = hour * 60 + minute
    }

    static func < (lhs: Moment, rhs: Moment) -> Bool {
        (-lhs.daysAgo, lhs.minute) < (-rhs.daysAgo, rhs.minute)
    }

    var clock: String {
        let minutes = minute % 60
        return "\(minute / 60):" + (minutes < 10 ? "0\(minutes)" : "\(minutes)")
    }

    var day: String {
        switch daysAgo {
        case 0: return "Today"
        case 1: return "Yesterday"
        case 2..<7: return "\(daysAgo) days ago"
        default: return "\(daysAgo / 7) weeks ago"
        }
    }
}

/// One message of a chat.
struct Message: Identifiable {
    enum Content {
        case text(String)
        case pictures([Attachment])
        case file(name: String, kilobytes: Int)
        case voice(seconds: Int, levels: [CGFloat])
        case poll(Poll)
        case deleted
        case notice(String)
    }

    enum Receipt: Comparable {
        case sending, failed, sent, delivered, read

        var sign: String {
            switch self {
            case .sending: return "◷"
            case .failed: return "!"
            case .sent: return "✓"
            case .delivered, .read: return "✓✓"
            }
        }
    }

    let id: Int
    var sender: Person
    var content: Content
    var moment: Moment
    var receipt = Receipt.read
    var reactions: [Reaction] = []
    var quoted: Quote?
    var isEdited = false

    var isOwn: Bool { sender == .me }

    /// The message in one line, for lists and quotes.
    var summary: String {
        switch content {
        case .text(let text): return text
        case .pictures(let list): return list.count == 1 ? "Picture" : "\(list.count) pictures"
        case .file(let name, _): return "File: \(name)"
        case .voice(let seconds, _): return "Voice message, \(seconds) s"
        case .poll(let poll): return "Poll: \(poll.question)"
        case .deleted: return "Deleted message"
        case .notice(let text): return text
        }
    }

    /// The number of emoji if the text has nothing else and at most three of them.
    var jumboCount: Int? {
        guard case .text(let text) = content, !text.isEmpty, text.count <= 3 else { return nil }
        let isEmoji = text.unicodeScalars.allSatisfy { $0.value > 0x1F000 }
        return isEmoji ? text.count : nil
    }
}

struct Attachment: Hashable {
    enum Progress: Hashable {
        case done
        case uploading(percent: Int)
        case failed
    }

    var name: String
    var width: CGFloat
    var height: CGFloat
    var progress = Progress.done
}

struct Reaction: Hashable {
    var sign: String
    var people: Set<Person>

    var isOwn: Bool { people.contains(.me) }
}

struct Quote: Hashable {
    var name: String
    var text: String
}

struct Poll {
    struct Answer: Hashable {
        var text: String
        var votes: Int
        var isOwn = false
    }

    var question: String
    var answers: [Answer]
    var isClosed = false

    var votes: Int { answers.reduce(0) { $0 + $1.votes } }

    func share(of answer: Answer) -> CGFloat {
        votes == 0 ? 0 : CGFloat(answer.votes) / CGFloat(votes)
    }
}
