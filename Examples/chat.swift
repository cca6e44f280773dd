import BlueprintUI
import BlueprintUICommonControls
import Foundation
import UIKit

// A conversation: bubbles at both sides, and below each the reactions to it, which a layout in this file wraps into
// lines.
//
// The file is as it would be in an app; `blueprint run Examples/chat.swift` draws its last lines.

// MARK: - Messages

struct Participant: Hashable {
    var name: String
    var isMe = false
}

struct Reaction {
    var mark: String
    var count: Int
}

struct Message {
    enum Content {
        case text(String)
        case photo(UIImage?, caption: String)
        case deleted
    }

    var id: Int
    var author: Participant
    var content: Message.Content
    var reactions: [Reaction] = []
}

/// Consecutive messages of one author, which share a name.
struct Burst {
    var author: Participant
    var messages: [Message]
}

func bursts(of messages: [Message]) -> [Burst] {
    var result: [Burst] = []
    for message in messages {
        if var last = result.last, last.author == message.author {
            last.messages.append(message)
            result[result.count - 1] = last
        } else {
            result.append(Burst(author: message.author, messages: [message]))
        }
    }
    return result
}

// MARK: - A layout that wraps into lines

/// Places its children after each other and starts a new line if one does not fit.
struct LineBreakLayout: Layout {
    var gap: CGFloat
    /// True if lines are aligned to the trailing edge.
    var isReversed = false

    /// The measured sizes, kept for placing.
    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subelements: Subelements, environment: Environment) -> Cache {
        Cache(sizes: subelements.map { $0.sizeThatFits(.unconstrained) })
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize {
        let frames = frames(of: cache.sizes, within: proposal.width.maximum)
        return CGSize(
            width: frames.map(\.maxX).max() ?? 0,
            height: frames.map(\.maxY).max() ?? 0
        )
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) {
        for (subelement, frame) in zip(subelements, frames(of: cache.sizes, within: size.width)) {
            let x = isReversed ? size.width - frame.maxX : frame.minX
            subelement.place(at: CGPoint(x: x, y: frame.minY), size: frame.size)
        }
    }

    private func frames(of sizes: [CGSize], within width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var corner = CGPoint.zero
        var lineHeight: CGFloat = 0
        for size in sizes {
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + lineHeight + gap)
                lineHeight = 0
            }
            frames.append(CGRect(origin: corner, size: size))
            corner.x += size.width + gap
            lineHeight = max(lineHeight, size.height)
        }
        return frames
    }
}

/// Chips that wrap into lines.
struct ReactionBar: Element {
    var reactions: [Reaction]
    var isMine: Bool

    var content: ElementContent {
        ElementContent(layout: LineBreakLayout(gap: 4, isReversed: isMine)) { builder in
            for reaction in reactions {
                builder.add(key: reaction.mark, element: chip(reaction))
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }

    private func chip(_ reaction: Reaction) -> Element {
        Label(text: "\(reaction.mark) \(reaction.count)") { label in
            label.font = .systemFont(ofSize: 12)
            label.color = .darkGray
        }
        .inset(horizontal: 4, vertical: 1)
        .box(corners: .capsule, borders: .solid(color: .lightGray, width: 1))
    }
}

// MARK: - Colors of a conversation

struct ChatPalette {
    var mine: UIColor
    var theirs: UIColor
    var faint: UIColor

    static let day = ChatPalette(mine: .systemBlue, theirs: .lightGray, faint: .gray)
}

enum ChatPaletteKey: EnvironmentKey {
    static let defaultValue = ChatPalette.day
}

extension Environment {
    var chatPalette: ChatPalette {
        get { self[ChatPaletteKey.self] }
        set { self[ChatPaletteKey.self] = newValue }
    }
}

// MARK: - The elements

/// A message in the color of its side.
struct Bubble: ProxyElement {
    var message: Message

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            let palette = environment.chatPalette
            return inside(palette)
                .inset(horizontal: 8, vertical: 4)
                .box(
                    background: message.author.isMe ? palette.mine : palette.theirs,
                    corners: .rounded(radius: 10)
                )
        }
    }

    private func inside(_ palette: ChatPalette) -> Element {
        switch message.content {
        case .text(let text):
            return Label(text: text) { $0.color = message.author.isMe ? .white : .black }
        case .photo(let image, let caption):
            return Column(alignment: .leading, minimumSpacing: 4) {
                Image(image: image)
                if !caption.isEmpty {
                    Label(text: caption) { $0.font = .systemFont(ofSize: 12) }
                }
            }
        case .deleted:
            return Label(text: "deleted") { label in
                label.font = .italicSystemFont(ofSize: 14)
                label.color = palette.faint
            }
        }
    }
}

/// Consecutive messages of one author, at that author's side.
struct BurstView: ProxyElement {
    var burst: Burst

    var elementRepresentation: Element {
        Column(alignment: burst.author.isMe ? .trailing : .leading, minimumSpacing: 2) {
            if !burst.author.isMe {
                Label(text: burst.author.name) { label in
                    label.font = .boldSystemFont(ofSize: 12)
                    label.color = .gray
                }
            }
            for message in burst.messages {
                Bubble(message: message)
                    .constrainedTo(width: .atMost(200))
                    .stackLayoutChild(key: message.id)
                if !message.reactions.isEmpty {
                    ReactionBar(reactions: message.reactions, isMine: burst.author.isMe)
                        .constrainedTo(width: .atMost(120))
                }
            }
        }
    }
}

/// The conversation, with the input field below it.
struct ChatScreen: ProxyElement {
    var messages: [Message]
    var draft = ""

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly, minimumSpacing: 8) {
            Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 10) {
                for burst in bursts(of: messages) {
                    BurstView(burst: burst)
                }
            }
            .inset(horizontal: 8)
            .scrollable(.fittingHeight)
            .stackLayoutChild(priority: .grows)
            composer
                .stackLayoutChild(priority: .fixed)
        }
        .inset(vertical: 8)
    }

    private var composer: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            TextField(text: draft) { field in
                field.placeholder = "Message"
            }
            .stackLayoutChild(priority: .grows)
            Label(text: "Send") { $0.color = draft.isEmpty ? .lightGray : .systemBlue }
                .stackLayoutChild(priority: .fixed)
        }
        .inset(horizontal: 8)
    }
}

// MARK: - An example conversation

let me = Participant(name: "Me", isMe: true)
let noor = Participant(name: "Noor")

let conversation = [
    Message(id: 1, author: noor, content: .text("The tent is dry again.")),
    Message(
        id: 2,
        author: noor,
        content: .photo(UIImage(named: "tent@120x40"), caption: "Proof"),
        reactions: [Reaction(mark: "+1", count: 12), Reaction(mark: "wow", count: 3), Reaction(mark: "ha", count: 1)]
    ),
    Message(
        id: 3,
        author: me,
        content: .text("Then we leave on Friday, early."),
        reactions: [Reaction(mark: "ok", count: 2)]
    ),
    Message(id: 4, author: me, content: .deleted),
]

ChatScreen(messages: conversation, draft: "And the stove?")
