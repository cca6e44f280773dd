import BlueprintUI
import BlueprintUICommonControls
import UIKit

// The screens of an app as written for Blueprint on iOS: without `any`, and without declarations that exist only
// here.

struct Contact: Equatable {
    enum Presence: Equatable {
        case away(minutes: Int)
        case here
        case unknown
    }

    var id: Int
    var name: String
    var nickname: String?
    var presence: Presence
    var tags: [String] = []
}

struct AddressBookScreen: ProxyElement {
    var contacts: [Contact]
    var showsHeader: Bool
    var onShow: () -> Void = {}

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 4) {
            if showsHeader {
                AddressBookHeader(count: contacts.count)
                    .stackLayoutChild(priority: .fixed)
            }

            if contacts.isEmpty {
                Label(text: "Nobody").centered()
            } else {
                for contact in contacts {
                    ContactRow(contact: contact).keyed(contact.id)
                }
            }

            let named = contacts.compactMap(\.nickname)
            if let first = named.first {
                Label(text: first)
            }

            if #available(macOS 13, *) {
                footer
            }
        }
        .onAppear(onShow)
    }

    private var footer: Element {
        Rule(orientation: .horizontal, color: .lightGray, thickness: .points(2))
    }
}

struct AddressBookHeader: ProxyElement {
    var count: Int

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Label(text: "\(count) contacts") { label in
                label.font = .boldSystemFont(ofSize: environment.addressBookTheme.titleSize)
                label.color = environment.addressBookTheme.titleColor
            }
            .inset(horizontal: 8, vertical: 2)
            .box(background: .white, corners: .rounded(radius: 4))
        }
    }
}

struct ContactRow: ProxyElement {
    var contact: Contact

    var elementRepresentation: Element {
        Row(alignment: .align(to: .nameLine), underflow: .growUniformly, minimumSpacing: 8) {
            PresenceDot(presence: contact.presence)
                .stackLayoutChild(priority: .fixed, alignmentGuide: { $0.height })

            Label(text: contact.name)
                .stackLayoutChild(priority: .grows, key: "name")

            switch contact.presence {
            case .here:
                Empty()
            case .away(let minutes) where minutes < 60:
                Label(text: "\(minutes)m").stackLayoutChild(priority: .fixed)
            case .away, .unknown:
                Label(text: "?").stackLayoutChild(priority: .fixed)
            }
        }
    }
}

struct PresenceDot: Element {
    var presence: Contact.Presence

    var content: ElementContent {
        ElementContent(intrinsicSize: CGSize(width: 8, height: 8))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        DotView.describe { config in
            config[\.backgroundColor] = presence == .here ? .green : .gray
            config.layoutTransition = .specific(AnimationAttributes(duration: 0.1, curve: .easeOut))
            config.appearingTransition = .fade
            config.apply { view in
                view.isRound = context.bounds.width == context.bounds.height
            }
        }
    }

    final class DotView: UIView {
        var isRound = false
    }
}

extension VerticalAlignment {
    private enum NameLine: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat {
            context.height * 3 / 4
        }
    }

    static let nameLine = VerticalAlignment(NameLine.self)
}

struct AddressBookTheme {
    var titleSize: CGFloat = 16
    var titleColor: UIColor = .black
}

private struct AddressBookThemeKey: EnvironmentKey {
    static let defaultValue = AddressBookTheme()
}

extension Environment {
    var addressBookTheme: AddressBookTheme {
        get { self[AddressBookThemeKey.self] }
        set { self[AddressBookThemeKey.self] = newValue }
    }
}
