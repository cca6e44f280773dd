import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The field in which a message is written, with what will be sent along.
struct Composer: StyledElement {
    var draft: Draft
    var send: (ThreadEvent) -> Void = { _ in }

    func element(in style: ChatStyle) -> Element {
        Column(alignment: .fill, minimumSpacing: 8) {
            if let reply = draft.reply {
                ReplyBar(quote: reply)
            }
            if !draft.attachments.isEmpty {
                AttachmentStrip(attachments: draft.attachments) { send(.detach(at: $0)) }
            }
            if let seconds = draft.recording {
                RecordingRow(seconds: seconds)
            } else {
                writing(style)
            }
            if draft.remaining < 100 {
                counter
            }
        }
        .inset(horizontal: 12, vertical: 8)
        .box(background: style.background, borders: .solid(color: style.others.fill, width: 1))
    }

    private func writing(_ style: ChatStyle) -> Element {
        Row(alignment: .bottom, underflow: .growUniformly, minimumSpacing: 8) {
            RoundButton(sign: "+", fill: style.others.fill, color: style.text)
                .stackLayoutChild(priority: .fixed)
            GrowingText(text: draft.text, placeholder: "Message", size: style.sizes.text)
                .inset(horizontal: 12, vertical: 8)
                .box(corners: .rounded(radius: 18), borders: .solid(color: style.others.fill, width: 1))
                .constrainedTo(height: .within(36...120))
            RoundButton(
                sign: draft.isEmpty ? "●" : "↑",
                fill: draft.canSend || draft.isEmpty ? style.accent : style.faint,
                color: .white
            )
            .userInteractionEnabled(draft.canSend || draft.isEmpty)
            .stackLayoutChild(priority: .fixed)
        }
    }

    private var counter: Element {
        ChatText(
            draft.remaining >= 0 ? "\(draft.remaining) left" : "\(-draft.remaining) too many",
            .small,
            color: draft.remaining >= 0 ? \.faint : \.accent
        )
        .aligned(vertically: .fill, horizontally: .trailing)
    }
}

/// A text view that is as high as its text.
struct GrowingText: UIViewElement {
    var text: String
    var placeholder: String
    var size: CGFloat

    func makeUIView() -> GrowingTextView { GrowingTextView(frame: .zero) }

    func updateUIView(_ view: GrowingTextView, with context: UIViewElementContext) {
        view.label.text = text.isEmpty ? placeholder : text
        view.label.font = .systemFont(ofSize: size)
        view.label.textColor = text.isEmpty ? context.environment.chatStyle.faint : context.environment.chatStyle.text
    }
}

/// A view with a label, as high as the text needs.
final class GrowingTextView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = label.sizeThatFits(size)
        return CGSize(
            width: size.width.isFinite ? max(fitting.width, size.width) : fitting.width,
            height: fitting.height
        )
    }
}

/// A sign in a circle.
struct RoundButton: ProxyElement {
    var sign: String
    var fill: UIColor
    var color: UIColor
    var side: CGFloat = 36
    var onTap: () -> Void = {}

    var elementRepresentation: Element {
        Button(
            onTap: onTap,
            wrapping: Label(text: sign) { label in
                label.font = .boldSystemFont(ofSize: side / 2)
                label.color = color
            }
            .centered()
            .box(background: fill, corners: .capsule)
            .constrainedTo(width: side, height: side)
        )
    }
}

/// The message that is answered, with a cross.
struct ReplyBar: StyledElement {
    var quote: Quote

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            QuoteView(quote: quote, color: style.text)
            ChatText("✕", .strong, color: \.faint).stackLayoutChild(priority: .fixed)
        }
    }
}

/// The things that are sent along, beside each other.
struct AttachmentStrip: ProxyElement {
    var attachments: [Attachment]
    var onRemove: (Int) -> Void = { _ in }

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {
            for (index, attachment) in attachments.enumerated() {
                PictureCell(attachment: attachment)
                    .constrainedTo(aspectRatio: AspectRatio(width: attachment.width, height: attachment.height))
                    .constrainedTo(width: .atMost(96), height: .absolute(64))
                    .box(corners: .rounded(radius: 8), clipsContent: true)
                    .decorate(
                        layering: .above,
                        position: .corner(.topRight, UIOffset(horizontal: -8, vertical: 8))
                    ) {
                        RoundButton(sign: "✕", fill: .black, color: .white, side: 20) { onRemove(index) }
                    }
            }
        }
        .scrollable(.fittingWidth)
    }
}

/// A recording that runs.
struct RecordingRow: StyledElement {
    var seconds: Int

    func element(in style: ChatStyle) -> Element {
        Row(alignment: .center, underflow: .spaceEvenly, minimumSpacing: 8) {
            Row(alignment: .center, minimumSpacing: 6) {
                Box(backgroundColor: .systemRed, cornerStyle: .capsule)
                    .constrainedTo(width: 10, height: 10)
                ChatText("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
            }
            ChatText("‹ slide to cancel", .small, color: \.faint)
            RoundButton(sign: "■", fill: .systemRed, color: .white)
        }
    }
}

#Preview("Composer, empty", traits: .fixedLayout(width: 375, height: 60)) {
    Composer(draft: Draft())
}

#Preview("Composer, long text with a reply", traits: .fixedLayout(width: 320, height: 220)) {
    Composer(draft: Draft(text: Samples.long, reply: Quote(name: "Noor", text: "Anyone for the ridge?")))
}

#Preview("Composer with attachments", traits: .fixedLayout(width: 375, height: 140)) {
    Composer(draft: Draft(attachments: Array(Samples.pictures.prefix(4))))
}

#Preview("Composer, too long", traits: .fixedLayout(width: 375, height: 160)) {
    Composer(draft: Draft(text: String(repeating: "ha", count: 1010)))
}

#Preview("Composer, recording", traits: .fixedLayout(width: 375, height: 60)) {
    Composer(draft: Draft(recording: 65))
}

#Preview("Attachments", traits: .fixedLayout(width: 200, height: 80)) {
    AttachmentStrip(attachments: Samples.pictures)
}

#Preview("Round button", traits: .sizeThatFitsLayout) {
    RoundButton(sign: "↑", fill: .systemBlue, color: .white)
}
