import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The place of a message among those of the same person, which decides about corners and the avatar.
struct GroupPosition: OptionSet, Hashable {
    let rawValue: Int

    static let first = GroupPosition(rawValue: 1)
    static let last = GroupPosition(rawValue: 2)
    static let only: GroupPosition = [.first, .last]

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(index: Int, count: Int) {
        self = []
        if index == 0 { insert(.first) }
        if index == count - 1 { insert(.last) }
    }
}

/// A message in a bubble, with reactions below it.
struct Bubble: StyledElement {
    var message: Message
    var position: GroupPosition
    var showsName = false
    var onTap: (Message) -> Void = { _ in }

    func element(in style: ChatStyle) -> Element {
        let look = style.bubble(isOwn: message.isOwn)
        return Column(alignment: message.isOwn ? .trailing : .leading, minimumSpacing: 2) {
            if showsName, position.contains(.first), !message.isOwn {
                ChatText(message.sender.name, .small, color: \.faint, lines: 1).inset(left: look.radius / 2)
            }
            face(look, style).tappable { onTap(message) }
            if !message.reactions.isEmpty {
                ReactionFlow(
                    items: message.reactions.map(ReactionPill.init),
                    more: { ReactionPill(text: "+\($0)", isOwn: false) }
                )
            }
            if message.receipt == .failed {
                Label(text: "Not sent. Tap to try again.") { label in
                    label.font = .systemFont(ofSize: style.sizes.small)
                    label.color = .systemRed
                }
            }
        }
        .accessibilityElement(
            label: "\(message.sender.name): \(message.summary)",
            value: message.moment.clock,
            traits: [.staticText],
            customActions: ["Reply", "React"].map { name in
                AccessibilityElement.CustomAction(name: name) { true }
            }
        )
    }

    private func face(_ look: ChatStyle.BubbleStyle, _ style: ChatStyle) -> Element {
        if let count = message.jumboCount, case .text(let text) = message.content {
            return Label(text: text) { $0.font = .systemFont(ofSize: count == 1 ? 48 : 36) }
        }
        if case .pictures(let attachments) = message.content {
            return PictureGrid(attachments: attachments)
        }
        return Column(alignment: .fill, minimumSpacing: 6) {
            if let quote = message.quoted {
                QuoteView(quote: quote, color: look.text)
            }
            MessageBody(message: message, look: look)
        }
        .inset(horizontal: 12, vertical: 8)
        .box(background: look.fill, corners: .rounded(radius: look.radius, corners: corners))
        .opacity(message.receipt == .sending ? 0.6 : 1)
    }

    /// All corners but those where the bubble touches another one of the same person.
    private var corners: CornerStyle.Corners {
        var corners: CornerStyle.Corners = .all
        if !position.contains(.last) { corners.remove(message.isOwn ? .bottomRight : .bottomLeft) }
        if !position.contains(.first) { corners.remove(message.isOwn ? .topRight : .topLeft) }
        return corners
    }
}

/// The message that another one answers.
struct QuoteView: ProxyElement {
    var quote: Quote
    var color: UIColor

    var elementRepresentation: Element {
        Row(alignment: .fill, underflow: .growUniformly, minimumSpacing: 6) {
            Rule(orientation: .vertical, color: color, thickness: .points(2)).stackLayoutChild(priority: .fixed)
            Column(alignment: .fill) {
                text(quote.name) { $0.font = .boldSystemFont(ofSize: 12) }
                text(quote.text) { label in
                    label.numberOfLines = 2
                    label.font = .systemFont(ofSize: 12)
                }
            }
        }
        .opacity(0.8)
    }

    private func text(_ text: String, configure: (inout Label) -> Void) -> Element {
        Label(text: text) { label in
            label.color = color
            configure(&label)
        }
    }
}

/// A reaction with its number.
struct ReactionPill: StyledElement {
    var text: String
    var isOwn: Bool

    init(text: String, isOwn: Bool) {
        self.text = text
        self.isOwn = isOwn
    }

    init(_ reaction: Reaction) {
        text = reaction.people.count > 1 ? "\(reaction.sign) \(reaction.people.count)" : reaction.sign
        isOwn = reaction.isOwn
    }

    func element(in style: ChatStyle) -> Element {
        ChatText(text, .small, lines: 1)
            .inset(horizontal: 6, vertical: 3)
            .box(
                background: style.others.fill,
                corners: .capsule,
                borders: isOwn ? .solid(color: style.accent, width: 1) : .none
            )
    }
}

#Preview("Bubble, short", traits: .fixedLayout(width: 300, height: 60)) {
    Bubble(message: Samples.hiking[7], position: .only)
}

#Preview("Bubble with reactions", traits: .fixedLayout(width: 280, height: 220)) {
    Bubble(message: Samples.hiking[3], position: .first, showsName: true)
}

#Preview("Bubble with a quote", traits: .fixedLayout(width: 260, height: 110)) {
    Bubble(message: Samples.hiking[4], position: .first)
}

#Preview("Bubble, one emoji", traits: .sizeThatFitsLayout) {
    Bubble(message: Samples.hiking[5], position: .last)
}

#Preview("Bubbles in the dark, large", traits: .fixedLayout(width: 300, height: 420)) {
    Column(alignment: .fill, minimumSpacing: 4) {
        Bubble(message: Samples.hiking[3], position: .first, showsName: true)
        Bubble(message: Samples.hiking[1], position: .last)
    }
    .chatStyle(.dark.enlarged)
}
