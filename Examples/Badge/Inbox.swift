import BlueprintUI
import BlueprintUICommonControls
import UIKit

struct Sender {
    var name: String
    var unread: Int
}

/// The senders of messages, each with a picture and the number of unread messages.
struct Inbox: ProxyElement {
    var senders: [Sender]

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 16) {
            for sender in senders {
                Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 16) {
                    picture(of: sender)
                    Label(text: sender.name)
                }
            }
        }
        .inset(uniform: 16)
    }

    private func picture(of sender: Sender) -> Element {
        let picture = Avatar(name: sender.name)
        return sender.unread == 0 ? picture : picture.badged(Count(number: sender.unread))
    }
}

/// A view-backed element of a fixed size.
struct Avatar: Element {
    var name: String

    var content: ElementContent {
        ElementContent(intrinsicSize: CGSize(width: 40, height: 40))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIImageView.describe { config in
            config[\.image] = UIImage(named: name)
            config[\.contentMode] = .scaleAspectFill
        }
    }
}

/// A number on a red background with round ends.
struct Count: ProxyElement {
    var number: Int

    var elementRepresentation: Element {
        Label(text: "\(number)") { $0.color = .white }
            .inset(horizontal: 4, vertical: 2)
            .box(background: .red, corners: .capsule)
    }
}
