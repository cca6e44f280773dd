import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A conversation in the list.
struct ConversationRow: StyledElement {
    var conversation: Conversation
    var isSelected = false

    func element(in style: ChatStyle) -> Element {
        Row { row in
            row.verticalAlignment = .center
            row.horizontalUnderflow = .growUniformly
            row.minimumHorizontalSpacing = 12

            row.addFixed(child: AvatarStack(people: conversation.people))
            row.addFlexible(child: middle)
            row.addFixed(child: end(style))
        }
        .inset(horizontal: 16, vertical: 10)
        .box(background: isSelected ? style.others.fill : style.background)
        .accessibilityElement(
            label: conversation.name,
            value: conversation.preview,
            traits: isSelected ? [.button, .selected] : [.button]
        )
    }

    private var middle: Element {
        Column(alignment: .fill, minimumSpacing: 2) {
            ChatText(conversation.name, conversation.unread > 0 ? .strong : .normal, lines: 1)
            ChatText(conversation.preview, .small, color: conversation.typing.isEmpty ? \.faint : \.accent, lines: 2)
        }
    }

    private func end(_ style: ChatStyle) -> Element {
        Column(alignment: .trailing, minimumSpacing: 4) {
            if let moment = conversation.messages.last?.moment {
                ChatText(moment.daysAgo == 0 ? moment.clock : moment.day, .small, color: \.faint, lines: 1)
            }
            if conversation.unread > 0 {
                UnreadCount(count: conversation.unread, isMuted: conversation.isMuted)
            }
        }
    }
}

/// The number of messages that were not read; gray if the conversation is muted.
struct UnreadCount: StyledElement {
    var count: Int
    var isMuted: Bool

    func element(in style: ChatStyle) -> Element {
        Label(text: count < 100 ? "\(count)" : "99+") { label in
            label.font = .boldSystemFont(ofSize: style.sizes.small)
            label.color = .white
        }
        .inset(horizontal: 6, vertical: 2)
        .constrainedTo(width: .atLeast(20))
        .box(background: isMuted ? style.faint : style.accent, corners: .capsule)
    }
}

#Preview("Conversation", traits: .fixedLayout(width: 375, height: 72)) {
    ConversationRow(conversation: Samples.group, isSelected: true)
}

#Preview("Conversation, long name", traits: .fixedLayout(width: 320, height: 72)) {
    ConversationRow(conversation: Samples.conversations[1])
}

#Preview("Conversation, no messages", traits: .fixedLayout(width: 320, height: 72)) {
    ConversationRow(conversation: Samples.conversations[4])
}

#Preview("Unread", traits: .sizeThatFitsLayout) {
    Row(minimumSpacing: 8) {
        UnreadCount(count: 1, isMuted: false)
        UnreadCount(count: 23, isMuted: true)
        UnreadCount(count: 1234, isMuted: false)
    }
}
