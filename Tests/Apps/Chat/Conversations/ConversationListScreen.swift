import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A list of any items, with lines between them, a head and something in place of no items.
struct List<Item: Identifiable>: ProxyElement {
    var items: [Item]
    var separatorInset: CGFloat = 0
    var row: (Item) -> Element
    var empty: () -> Element

    var elementRepresentation: Element {
        if items.isEmpty {
            empty()
        } else {
            Column(alignment: .fill, underflow: .justifyToStart) {
                for item in items {
                    row(item).keyed(item.id)
                    Rule(orientation: .horizontal, color: .separator).inset(left: separatorInset)
                }
            }
        }
    }
}

/// All conversations.
struct ConversationListScreen: StyledElement {
    enum Filter: String, CaseIterable {
        case all = "All"
        case unread = "Unread"
        case groups = "Groups"

        func matches(_ conversation: Conversation) -> Bool {
            switch self {
            case .all: return true
            case .unread: return conversation.unread > 0
            case .groups: return conversation.isGroup
            }
        }
    }

    var conversations: [Conversation]
    var filter = Filter.all
    var query = ""
    var selected: Conversation.ID?
    var connection = Connection.online

    enum Connection: Equatable {
        case online
        case connecting(attempt: Int)
        case offline(since: Moment)
    }

    private var shown: [Conversation] {
        conversations.filter { conversation in
            filter.matches(conversation)
                && (query.isEmpty || conversation.name.lowercased().contains(query.lowercased()))
        }
    }

    func element(in style: ChatStyle) -> Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            head.stackLayoutChild(priority: .fixed)
            ConnectionBar(connection: connection).stackLayoutChild(priority: .fixed)
            List(items: shown, separatorInset: 72) { conversation in
                ConversationRow(conversation: conversation, isSelected: conversation.id == selected)
            } empty: {
                empty
            }
            .scrollable(.fittingHeight) { $0.alwaysBounceVertical = true }
            .stackLayoutChild(priority: .grows)
        }
        .box(background: style.background)
    }

    private var head: Element {
        Column(alignment: .fill, minimumSpacing: 8) {
            Row(alignment: .center, underflow: .spaceEvenly) {
                ChatText("Chats", .title)
                ChatText("✎", .title, color: \.accent)
            }
            TextField(text: query) { field in
                field.placeholder = "Search"
                field.clearButtonMode = .always
            }
            FilterBar(selected: filter)
        }
        .inset(uniform: 16)
    }

    private var empty: Element {
        Column(alignment: .center, minimumSpacing: 4) {
            switch (conversations.isEmpty, query.isEmpty) {
            case (true, _):
                ChatText("No chats yet", .strong)
                ChatText("Write to somebody with the pen.", .small, color: \.faint)
            case (false, false):
                ChatText("Nobody is called “\(query)”", .strong)
            case (false, true):
                ChatText("Nothing here", .strong)
                ChatText("\(conversations.count) chats are hidden by the filter.", .small, color: \.faint)
            }
        }
        .inset(uniform: 40)
    }
}

/// The filters of the list beside each other.
struct FilterBar: StyledElement {
    var selected: ConversationListScreen.Filter

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {
            for filter in ConversationListScreen.Filter.allCases {
                chip(filter, style)
            }
        }
        .scrollable(.fittingWidth) { $0.showsHorizontalScrollIndicator = false }
    }

    private func chip(_ filter: ConversationListScreen.Filter, _ style: ChatStyle) -> Element {
        let isSelected = filter == selected
        return Label(text: filter.rawValue) { label in
            label.font = .systemFont(ofSize: style.sizes.text * 0.875, weight: isSelected ? .semibold : .regular)
            label.color = isSelected ? .white : style.text
        }
        .inset(horizontal: 12, vertical: 6)
        .box(background: isSelected ? style.accent : style.others.fill, corners: .capsule)
    }
}

/// A bar that says that there is no connection.
struct ConnectionBar: ProxyElement {
    var connection: ConversationListScreen.Connection

    private var text: String? {
        switch connection {
        case .online: return nil
        case .connecting(1): return "Connecting …"
        case .connecting(let attempt): return "Connecting … (attempt \(attempt))"
        case .offline(let moment): return "Offline since \(moment.clock)"
        }
    }

    var elementRepresentation: Element {
        guard let text else { return Empty() }
        return Label(text: text) { label in
            label.font = .systemFont(ofSize: 12, weight: .medium)
            label.color = .white
            label.alignment = .center
        }
        .inset(vertical: 4)
        .box(background: .systemOrange)
        .transition(.fade)
    }
}

#Preview("Chats", traits: .fixedLayout(width: 375, height: 667)) {
    ConversationListScreen(conversations: Samples.conversations, selected: 2)
}

#Preview("Chats, unread, connecting", traits: .fixedLayout(width: 375, height: 400)) {
    ConversationListScreen(conversations: Samples.conversations, filter: .unread, connection: .connecting(attempt: 3))
}

#Preview("Chats, none", traits: .fixedLayout(width: 320, height: 480)) {
    ConversationListScreen(conversations: [], connection: .offline(since: Moment(7, 30)))
}

#Preview("Chats, nobody found", traits: .fixedLayout(width: 320, height: 480)) {
    ConversationListScreen(conversations: Samples.conversations, query: "zoe")
}

#Preview("Chats in the dark, large", traits: .fixedLayout(width: 375, height: 667)) {
    ConversationListScreen(conversations: Samples.conversations).chatStyle(.dark.enlarged)
}
