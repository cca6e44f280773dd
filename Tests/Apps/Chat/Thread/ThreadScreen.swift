import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A part of a thread: a day, a mark, a notice, or messages of one person after each other.
enum ThreadItem {
    case day(String)
    case unread(count: Int)
    case notice(Message)
    case group([Message])

    /// Returns the items of a thread in the order of its messages.
    static func items(of messages: [Message], unread: Int = 0) -> [ThreadItem] {
        var items: [ThreadItem] = []
        let firstUnread = messages.count - unread
        var start = 0
        func belongs(_ first: Message, _ second: Message) -> Bool {
            first.sender == second.sender && first.moment.daysAgo == second.moment.daysAgo
                && second.moment.minute - first.moment.minute < 10
        }
        for group in messages.grouped(by: belongs) {
            if start == 0 || messages[start - 1].moment.daysAgo != group[0].moment.daysAgo {
                items.append(.day(group[0].moment.day))
            }
            var rest = group[...]
            if unread > 0, (start..<start + group.count).contains(firstUnread) {
                let before = group.prefix(firstUnread - start)
                if !before.isEmpty { items.append(.group(Array(before))) }
                items.append(.unread(count: unread))
                rest = group.dropFirst(firstUnread - start)
            }
            while let message = rest.first, case .notice = message.content {
                items.append(.notice(message))
                rest = rest.dropFirst()
            }
            if !rest.isEmpty { items.append(.group(Array(rest))) }
            start += group.count
        }
        return items
    }
}

/// A conversation: its head, its messages, and the composer.
struct ThreadScreen: StyledElement {
    var conversation: Conversation
    var send: (ThreadEvent) -> Void = { _ in }

    func element(in style: ChatStyle) -> Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            ThreadHead(conversation: conversation).stackLayoutChild(priority: .fixed)
            Rule(orientation: .horizontal, color: .separator).stackLayoutChild(priority: .fixed)
            messages
                .scrollable(.fittingHeight) { scroll in
                    scroll.keyboardDismissMode = .interactive
                    scroll.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
                }
                .stackLayoutChild(priority: .grows)
            Composer(draft: conversation.draft, send: send).stackLayoutChild(priority: .fixed)
        }
        .box(background: style.background)
    }

    private var messages: Element {
        Column(alignment: .fill, underflow: .justifyToEnd, minimumSpacing: 10) {
            if conversation.messages.isEmpty {
                ChatText("Say hello to \(conversation.name).", .small, color: \.faint).centered().inset(uniform: 40)
            }
            for item in ThreadItem.items(of: conversation.messages, unread: conversation.unread) {
                element(of: item)
            }
            if !conversation.typing.isEmpty {
                TypingIndicator(people: conversation.typing)
            }
        }
        .inset(horizontal: 12)
    }

    private func element(of item: ThreadItem) -> Element {
        switch item {
        case .day(let day):
            return ChatText(day, .small, color: \.faint).centered()
        case .unread(let count):
            return UnreadLine(count: count)
        case .notice(let message):
            return ChatText(message.summary, .small, color: \.faint).centered().keyed(message.id)
        case .group(let messages):
            return MessageGroup(messages: messages, showsNames: conversation.isGroup)
        }
    }
}

/// Messages of one person after each other, with the avatar beside the last one.
struct MessageGroup: StyledElement {
    var messages: [Message]
    var showsNames: Bool

    private var isOwn: Bool { messages.first?.isOwn ?? false }

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .bottom, underflow: isOwn ? .justifyToEnd : .justifyToStart, minimumSpacing: 8) {
            if !isOwn, let sender = messages.first?.sender {
                Avatar(person: sender).stackLayoutChild(priority: .fixed)
            }
            if isOwn {
                Spacer(width: 48).stackLayoutChild(priority: .fixed)
            }
            Column(alignment: isOwn ? .trailing : .leading, minimumSpacing: 2) {
                for (index, message) in messages.enumerated() {
                    Bubble(
                        message: message,
                        position: GroupPosition(index: index, count: messages.count),
                        showsName: showsNames
                    )
                    .keyed(message.id)
                }
            }
            .stackLayoutChild(priority: .shrinks)
            if !isOwn {
                Spacer(width: 40).stackLayoutChild(priority: .fixed)
            }
        }
    }
}

/// The head of a thread: a way back, the people, and what can be done.
struct ThreadHead: StyledElement {
    var conversation: Conversation

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 12) {
            ChatText("‹", .title, color: \.accent).stackLayoutChild(priority: .fixed)
            AvatarStack(people: conversation.people, side: 36).stackLayoutChild(priority: .fixed)
            Column(alignment: .fill) {
                ChatText(conversation.name, .strong, lines: 1)
                subtitle.map { ChatText($0, .small, color: \.faint, lines: 1) }
            }
            if conversation.isMuted {
                ChatText("🔕", .small).stackLayoutChild(priority: .fixed)
            }
        }
        .inset(horizontal: 12, vertical: 8)
    }

    private var subtitle: String? {
        guard conversation.isGroup else { return conversation.people.first?.presenceText }
        return conversation.people.map(\.shortName).joined(separator: ", ")
    }
}

/// A line above the messages that were not read.
struct UnreadLine: StyledElement {
    var count: Int

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            Rule(orientation: .horizontal, color: style.accent)
            ChatText(count == 1 ? "1 new message" : "\(count) new messages", .small, color: \.accent)
                .stackLayoutChild(priority: .fixed)
            Rule(orientation: .horizontal, color: style.accent)
        }
    }
}

/// Three dots beside the people who write.
struct TypingIndicator: StyledElement {
    var people: [Person]

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {
            for person in people.prefix(2) {
                Avatar(person: person, side: style.sizes.avatar * 0.75).keyed(person.id)
            }
            Row(minimumSpacing: 4) {
                for delay in 0..<3 {
                    Box(backgroundColor: style.faint, cornerStyle: .capsule)
                        .constrainedTo(width: 8, height: 8)
                        .opacity(1 - CGFloat(delay) * 0.3)
                }
            }
            .inset(horizontal: 12, vertical: 10)
            .box(background: style.others.fill, corners: .capsule)
        }
        .accessibilityElement(label: "\(people.count) people are writing", value: nil, traits: [.updatesFrequently])
    }
}

#Preview("Thread", traits: .fixedLayout(width: 375, height: 812)) {
    ThreadScreen(conversation: Samples.group)
}

#Preview("Thread after some events", traits: .fixedLayout(width: 375, height: 900)) {
    var conversation = Samples.group
    conversation.unread = 0
    conversation.apply(.react(5, "❤️"))
    conversation.apply(.delete(4))
    conversation.apply(.vote(3, answer: 1))
    conversation.apply(.write("See you *there*"))
    conversation.apply(.reply(to: 7))
    conversation.apply(.send(at: Moment(9, 50)))
    return ThreadScreen(conversation: conversation)
}

#Preview("Thread, empty", traits: .fixedLayout(width: 320, height: 568)) {
    ThreadScreen(conversation: Samples.conversations[4])
}

#Preview("Thread with pictures, dark", traits: .fixedLayout(width: 375, height: 500)) {
    ThreadScreen(conversation: Samples.conversations[1]).chatStyle(.dark)
}

#Preview("Head of a muted chat", traits: .fixedLayout(width: 320, height: 52)) {
    ThreadHead(conversation: Samples.conversations[1])
}

#Preview("Group of messages", traits: .fixedLayout(width: 320, height: 160)) {
    MessageGroup(messages: Array(Samples.hiking[4...5]), showsNames: true)
}

#Preview("Line of new messages", traits: .fixedLayout(width: 320, height: 20)) {
    UnreadLine(count: 1)
}

#Preview("Typing", traits: .sizeThatFitsLayout) {
    TypingIndicator(people: [.jonas, .noor, .bot])
}
