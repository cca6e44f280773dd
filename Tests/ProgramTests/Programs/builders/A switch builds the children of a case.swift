enum Message {
    case text(String)
    case photo(CGSize)
    case typing
}

let messages: [Message] = [.text("Hi!"), .photo(CGSize(width: 40, height: 30)), .typing]
Column(alignment: .leading, underflow: .justifyToStart) {
    for message in messages {
        switch message {
        case .text(let text):
            Label(text: text)
        case .photo(let size):
            Spacer(size: size)
        case .typing:
            Label(text: "…").opacity(0.5)
        }
    }
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 24×16
// expect:   Spacer 0,16 40×30
// expect:   Opacity 0,46 8×16
// expect:     Label 0,0 8×16
