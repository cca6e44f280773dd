/// Messages between two people or more.
struct Conversation: Identifiable {
    let id: Int
    var people: [Person]
    var title: String?
    var messages: [Message]
    var unread = 0
    var isMuted = false
    var draft = Draft()
    var typing: [Person] = []

    var isGroup: Bool { people.count > 1 }

    var name: String {
        if let title { return title }
        switch people.count {
        case 0: return "Nobody"
        case 1: return people[0].name.isEmpty ? "Unknown" : people[0].name
        case 2: return people.map(\.shortName).joined(separator: " and ")
        default: return people.prefix(2).map(\.shortName).joined(separator: ", ") + " and \(people.count - 2) more"
        }
    }

    /// The line below the name in a list.
    var preview: String {
        if let person = typing.first { return "\(person.shortName) is writing …" }
        if !draft.text.isEmpty { return "Draft: \(draft.text)" }
        guard let last = messages.last else { return "No messages yet" }
        switch (last.content, last.isOwn, isGroup) {
        case (.notice, _, _): return last.summary
        case (_, true, _): return "You: \(last.summary)"
        case (_, false, true): return "\(last.sender.shortName): \(last.summary)"
        case (_, false, false): return last.summary
        }
    }
}

/// A message that is being written.
struct Draft: Equatable {
    var text = ""
    var attachments: [Attachment] = []
    var reply: Quote?
    /// The seconds of a recording that runs.
    var recording: Int?

    static let limit = 2000

    var remaining: Int { Self.limit - text.count }
    var isEmpty: Bool { text.allSatisfy(\.isWhitespace) && attachments.isEmpty }
    var canSend: Bool { !isEmpty && remaining >= 0 }
}

/// Everything that can happen in a thread.
enum ThreadEvent {
    case write(String)
    case attach(Attachment)
    case detach(at: Int)
    case reply(to: Message.ID)
    case send(at: Moment)
    case delivered(Message.ID, Message.Receipt)
    case react(Message.ID, String)
    case delete(Message.ID)
    case vote(Message.ID, answer: Int)
}

extension Conversation {
    /// Applies an event; returns false if it changes nothing.
    @discardableResult
    mutating func apply(_ event: ThreadEvent) -> Bool {
        switch event {
        case .write(let text):
            draft.text = text
        case .attach(let attachment):
            draft.attachments.append(attachment)
        case .detach(let index):
            guard draft.attachments.indices.contains(index) else { return false }
            draft.attachments.remove(at: index)
        case .reply(let id):
            guard let message = messages.first(where: { $0.id == id }) else { return false }
            draft.reply = Quote(name: message.sender.name, text: message.summary)
        case .send(let moment):
            return send(at: moment)
        case .delivered(let id, let receipt):
            return change(id) { $0.receipt = max($0.receipt, receipt) }
        case .react(let id, let sign):
            return change(id) { $0.toggle(sign) }
        case .delete(let id):
            return change(id) {
                $0.content = .deleted
                $0.reactions = []
            }
        case .vote(let id, let answer):
            return change(id) { $0.vote(for: answer) }
        }
        return true
    }

    private mutating func send(at moment: Moment) -> Bool {
        guard draft.canSend else { return false }
        defer { draft = Draft() }
        var next = (messages.map(\.id).max() ?? 0) + 1
        if !draft.attachments.isEmpty {
            messages.append(
                Message(id: next, sender: .me, content: .pictures(draft.attachments), moment: moment, receipt: .sending)
            )
            next += 1
        }
        guard !draft.text.isEmpty else { return true }
        messages.append(
            Message(
                id: next,
                sender: .me,
                content: .text(draft.text),
                moment: moment,
                receipt: .sending,
                quoted: draft.reply
            )
        )
        return true
    }

    private mutating func change(_ id: Message.ID, _ change: (inout Message) -> Void) -> Bool {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return false }
        change(&messages[index])
        return true
    }
}

extension Message {
    /// Adds a reaction, or takes the own one back.
    fileprivate mutating func toggle(_ sign: String) {
        if let index = reactions.firstIndex(where: { $0.sign == sign }) {
            if reactions[index].people.remove(.me) == nil { reactions[index].people.insert(.me) }
            if reactions[index].people.isEmpty { reactions.remove(at: index) }
        } else {
            reactions.append(Reaction(sign: sign, people: [.me]))
        }
    }

    fileprivate mutating func vote(for answer: Int) {
        guard case .poll(var poll) = content, !poll.isClosed, poll.answers.indices.contains(answer) else { return }
        for index in poll.answers.indices where poll.answers[index].isOwn {
            poll.answers[index].isOwn = false
            poll.answers[index].votes -= 1
        }
        poll.answers[answer].isOwn = true
        poll.answers[answer].votes += 1
        content = .poll(poll)
    }
}
