import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The content of a message inside its bubble.
struct MessageBody: StyledElement {
    var message: Message
    var look: ChatStyle.BubbleStyle

    func element(in style: ChatStyle) -> Element {
        WithTime(text: content(style), time: time(style), lineHeight: style.sizes.text)
    }

    private func content(_ style: ChatStyle) -> Element {
        switch message.content {
        case .text(let text):
            return AttributedLabel(attributedText: attributed(text, style)) { label in
                label.linkDetectionTypes = [.link, .phoneNumber]
                label.linkAttributes = [.foregroundColor: look.link, .underlineStyle: 1]
            }
        case .file(let name, let kilobytes):
            return FileRow(name: name, kilobytes: kilobytes, color: look.text)
        case .voice(let seconds, let levels):
            return VoiceRow(seconds: seconds, levels: levels, played: 0.4, color: look.text)
        case .poll(let poll):
            return PollView(poll: poll, color: look.text)
        case .deleted:
            return Label(text: "This message was deleted.") { label in
                label.font = .italicSystemFont(ofSize: style.sizes.text)
                label.color = look.text
            }
            .opacity(0.6)
        case .pictures, .notice:
            return Label(text: message.summary)
        }
    }

    private func time(_ style: ChatStyle) -> Element {
        let parts = [
            message.isEdited ? "edited" : nil, message.moment.clock, message.isOwn ? message.receipt.sign : nil,
        ]
        return Label(text: parts.compactMap { $0 }.joined(separator: " ")) { label in
            label.font = .systemFont(ofSize: style.sizes.small * 0.9)
            label.color = message.receipt == .failed ? .systemRed : look.text
        }
        .opacity(0.7)
    }

    /// The text with *bold* words in bold.
    private func attributed(_ text: String, _ style: ChatStyle) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (index, part) in text.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
            let size = style.sizes.text
            let font: UIFont = index % 2 == 1 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
            result.append(
                NSAttributedString(string: String(part), attributes: [.font: font, .foregroundColor: look.text])
            )
        }
        return result
    }
}

/// The name and the size of a file.
struct FileRow: ProxyElement {
    var name: String
    var kilobytes: Int
    var color: UIColor

    private var size: String { kilobytes < 1000 ? "\(kilobytes) KB" : "\(kilobytes / 1000) MB" }

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {
            Label(text: "▤") {
                $0.font = .systemFont(ofSize: 28); $0.color = color
            }
            .stackLayoutChild(priority: .fixed)
            Column(alignment: .leading) {
                Label(text: name) { label in
                    label.color = color
                    label.numberOfLines = 1
                    label.lineBreakMode = .byTruncatingMiddle
                }
                Label(text: size) { label in
                    label.color = color
                    label.font = .systemFont(ofSize: 12)
                }
            }
            .stackLayoutChild(priority: .shrinks)
        }
    }
}

/// The levels of a voice message as bars; those that were played are opaque.
struct VoiceRow: ProxyElement {
    var seconds: Int
    var levels: [CGFloat]
    var played: CGFloat
    var color: UIColor

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {
            Label(text: "▶") { $0.color = color }.stackLayoutChild(priority: .fixed)
            LayoutWriter { _, layout in
                layout.sizing = .fixed(CGSize(width: CGFloat(levels.count) * 4, height: 24))
                for (index, level) in levels.enumerated() {
                    let height = max(2, 24 * level)
                    let isPlayed = CGFloat(index) / CGFloat(max(1, levels.count)) < played
                    layout.add(
                        with: CGRect(x: CGFloat(index) * 4, y: (24 - height) / 2, width: 2, height: height),
                        child: Box(backgroundColor: color).opacity(isPlayed ? 1 : 0.4)
                    )
                }
            }
            .stackLayoutChild(priority: .fixed)
            Label(text: "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)") { label in
                label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
                label.color = color
            }
            .stackLayoutChild(priority: .fixed)
        }
        .accessibilityElement(label: "Voice message", value: "\(seconds) seconds", traits: [.startsMediaSession])
    }
}

/// A question with answers, each with a bar for its share of the votes.
struct PollView: ProxyElement {
    var poll: Poll
    var color: UIColor

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 8) {
            Label(text: poll.question) { label in
                label.font = .boldSystemFont(ofSize: 16)
                label.color = color
            }
            for answer in poll.answers {
                row(of: answer).keyed(answer.text)
            }
            Label(text: poll.isClosed ? "Closed · \(poll.votes) votes" : "\(poll.votes) votes") { label in
                label.font = .systemFont(ofSize: 12)
                label.color = color
            }
        }
    }

    private func row(of answer: Poll.Answer) -> Element {
        Column(alignment: .fill, minimumSpacing: 2) {
            Row(alignment: .top, underflow: .spaceEvenly, minimumSpacing: 8) {
                Label(text: (answer.isOwn ? "● " : "○ ") + answer.text) { $0.color = color }
                Label(text: "\(answer.votes)") { $0.color = color }.stackLayoutChild(priority: .fixed)
            }
            ShareBar(share: poll.share(of: answer), color: color)
        }
    }
}

/// A bar that is filled to a share.
struct ShareBar: Element {
    @Clamped(0...1) var share: CGFloat = 0
    var color: UIColor

    init(share: CGFloat, color: UIColor) {
        self.color = color
        self.share = share
    }

    var content: ElementContent {
        ElementContent(layout: FractionLayout(share: share)) { builder in
            builder.add(element: Box(backgroundColor: color, cornerStyle: .capsule).opacity(0.2))
            builder.add(element: Box(backgroundColor: color, cornerStyle: .capsule))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    private struct FractionLayout: Layout {
        var share: CGFloat

        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            CGSize(width: proposal.width.constrainedValue ?? 100, height: 4)
        }

        func placeSubelements(
            in size: CGSize,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) {
            subelements[0].place(filling: size)
            subelements[1].place(in: CGRect(x: 0, y: 0, width: size.width * share, height: size.height))
        }
    }
}

private func body(_ content: Message.Content, isOwn: Bool = false) -> Element {
    let message = Message(
        id: 1,
        sender: isOwn ? .me : .noor,
        content: content,
        moment: Moment(9, 5),
        isEdited: isOwn
    )
    return MessageBody(message: message, look: .init(fill: .white, text: .black, link: .blue))
}

#Preview("Body, text", traits: .fixedLayout(width: 240, height: 80)) {
    body(.text("This is *very* important, see https://example.org"), isOwn: true)
}

#Preview("Body, file", traits: .fixedLayout(width: 240, height: 60)) {
    body(.file(name: "Quarterly report, final, really final (3).pdf", kilobytes: 12_400))
}

#Preview("Body, voice", traits: .sizeThatFitsLayout) {
    body(.voice(seconds: 74, levels: Samples.wave))
}

#Preview("Body, poll", traits: .fixedLayout(width: 260, height: 220)) {
    body(.poll(Samples.poll))
}

#Preview("Body, deleted", traits: .fixedLayout(width: 260, height: 40)) {
    body(.deleted)
}
