// swift-format-ignore-file: NeverForceUnwrap

// MARK: - View controller as in the documentation, with state

final class ChatViewController {
    struct State: Equatable {
        var messages: [Message] = []
        var draft = ""
        var isTyping = false
    }

    enum Action {
        case send
        case edit(String)
        case receive(Message)
        case setTyping(Bool)
    }

    private let blueprintView = BlueprintView()
    private var renders = 0
    private(set) var state: State {
        didSet {
            guard state != oldValue else { return }
            render()
        }
    }

    init(state: State = State()) {
        self.state = state
        render()
    }

    func dispatch(_ actions: Action...) {
        for action in actions { reduce(&state, action) }
    }

    private func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .send:
            guard !state.draft.isEmpty else { break }
            state.messages.append(Message(id: state.messages.count, text: state.draft, sender: .me))
            state.draft.removeAll()
        case .edit(let text):
            state.draft = text
        case .receive(let message):
            state.messages.append(message)
            state.isTyping = false
        case .setTyping(let isTyping):
            state.isTyping = isTyping
        }
    }

    private func render() {
        renders += 1
        blueprintView.element = element
    }

    var element: Element {
        ChatScreen(state: state, onSend: { [weak self] in self?.dispatch(.send) })
    }

    var summary: String { "\(renders) renders, \(state.messages.count) messages" }
}

struct Message: Equatable, Identifiable {
    enum Sender: Equatable {
        case me
        case other(name: String)
    }

    let id: Int
    var text: String
    var sender: Sender
}

struct Bubble: ProxyElement {
    var message: Message

    var elementRepresentation: Element {
        let isMe = message.sender == .me
        return Label(text: message.text) { label in
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 12)
            label.color = isMe ? .white : .black
        }
        .inset(horizontal: 8, vertical: 4)
        .box(background: isMe ? .blue : UIColor(white: 0.9, alpha: 1), corners: .rounded(radius: 10))
        .constrainedTo(width: .atMost(180))
        .aligned(vertically: .top, horizontally: isMe ? .trailing : .leading)
        .inset(horizontal: 8)
    }
}

struct ChatScreen: ProxyElement {
    var state: ChatViewController.State
    var onSend: () -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly, minimumSpacing: 6) {
            Column(alignment: .fill, minimumSpacing: 4) {
                for message in state.messages {
                    Bubble(message: message).keyed(message.id)
                }
                if state.isTyping {
                    Label(text: "•••").opacity(0.5).inset(left: 16)
                }
            }
            .scrollable(.fittingHeight) { $0.alwaysBounceVertical = true }
            .stackLayoutChild(priority: .flexible)

            Row(alignment: .center, underflow: .growProportionally, minimumSpacing: 4) {
                TextField(text: state.draft).stackLayoutChild(priority: .flexible)
                Button(isEnabled: !state.draft.isEmpty, onTap: onSend, wrapping: Label(text: "Send"))
                    .stackLayoutChild(priority: .fixed)
            }
            .stackLayoutChild(priority: .fixed)
        }
    }
}

let controller = ChatViewController()
controller.dispatch(.edit("Hi, is the table still available?"), .send)
controller.dispatch(
    .setTyping(true),
    .receive(Message(id: 1, text: "Yes!", sender: .other(name: "Sam"))),
    .setTyping(true),
    .edit("Great")
)
controller.dispatch(.setTyping(true))
print(controller.summary)
controller.element
// expect: 7 renders, 2 messages
// expect: ChatScreen 0,0 300×160
// expect:   ScrollView 0,0 300×110
// expect:     Column 0,0 300×76
// expect:       Bubble.0 0,0 300×32
// expect:         Aligned 8,0 284×32
// expect:           ConstrainedSize 136,0 148×32
// expect:             Box 0,0 148×32
// expect:               Inset 0,0 148×32
// expect:                 Label 8,4 132×24
// expect:       Bubble.1 0,36 300×20
// expect:         Aligned 8,0 284×20
// expect:           ConstrainedSize 0,0 40×20
// expect:             Box 0,0 40×20
// expect:               Inset 0,0 40×20
// expect:                 Label 8,4 24×12
// expect:       Inset 0,60 300×16
// expect:         Opacity 16,0 284×16
// expect:           Label 0,0 284×16
// expect:   Row 0,116 300×44
// expect:     TextField 0,0 264×44
// expect:     Button 268,14 32×16
// expect:       Label 0,0 32×16
