import BlueprintUI
import BlueprintUICommonControls
import ChatModels

struct ChatBubble: ProxyElement {
    let message: ChatMessage

    var elementRepresentation: Element {
        Row(alignment: .bottom, minimumSpacing: 6) {
            if message.isIncoming {
                Avatar(user: message.sender)
            }
            Column(alignment: message.isIncoming ? .leading : .trailing) {
                Label(text: message.text) { $0.color = message.isIncoming ? .black : .white }
                    .inset(uniform: 10)
                    .box(background: bubbleColor, corners: .rounded(radius: 12))
                Label(text: message.status.description) { $0.font = .systemFont(ofSize: 10) }
            }
        }
    }

    private var bubbleColor: UIColor {
        switch message.status {
        case .sending: return .lightGray
        case .failed(let error): return error.isFatal ? .red : .orange
        case .sent: return .blue
        }
    }
}
