import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The look of the chat, which the environment has.
struct ChatStyle {
    var own: BubbleStyle
    var others: BubbleStyle
    var background: UIColor
    var text: UIColor
    var faint: UIColor
    var accent: UIColor
    var sizes: Sizes = .regular

    struct BubbleStyle {
        var fill: UIColor
        var text: UIColor
        var link: UIColor
        var radius: CGFloat = 18
    }

    struct Sizes {
        var text: CGFloat
        var small: CGFloat
        var avatar: CGFloat

        static let regular = Sizes(text: 16, small: 12, avatar: 32)
        static let large = Sizes(text: 24, small: 18, avatar: 44)
    }

    static let light = ChatStyle(
        own: BubbleStyle(fill: UIColor(red: 0.2, green: 0.4, blue: 0.95, alpha: 1), text: .white, link: .white),
        others: BubbleStyle(fill: UIColor(white: 0.92, alpha: 1), text: .black, link: .systemBlue),
        background: .white,
        text: .black,
        faint: UIColor(white: 0.45, alpha: 1),
        accent: UIColor(red: 0.2, green: 0.4, blue: 0.95, alpha: 1)
    )

    static let dark: ChatStyle = {
        var style = ChatStyle.light
        style.others = BubbleStyle(fill: UIColor(white: 0.2, alpha: 1), text: .white, link: .systemTeal)
        style.background = .black
        style.text = .white
        style.faint = UIColor(white: 0.6, alpha: 1)
        return style
    }()

    /// The same look with larger texts and pictures.
    var enlarged: ChatStyle {
        var style = self
        style.sizes = .large
        return style
    }

    func bubble(isOwn: Bool) -> BubbleStyle { isOwn ? own : others }

    struct Key: EnvironmentKey {
        static var defaultValue: ChatStyle { .light }
    }
}

extension Environment {
    var chatStyle: ChatStyle {
        get { self[ChatStyle.Key.self] }
        set { self[ChatStyle.Key.self] = newValue }
    }
}

/// An element that needs the style of the chat.
protocol StyledElement: ProxyElement {
    func element(in style: ChatStyle) -> Element
}

extension StyledElement {
    var elementRepresentation: Element {
        EnvironmentReader { environment in element(in: environment.chatStyle) }
    }
}

extension Element {
    func chatStyle(_ style: ChatStyle) -> Element {
        adaptedEnvironment(key: ChatStyle.Key.self, value: style)
    }
}

/// A text of one line or more in the style of the chat.
struct ChatText: StyledElement {
    enum Level {
        case title, strong, normal, small

        func font(in sizes: ChatStyle.Sizes) -> UIFont {
            switch self {
            case .title: return .boldSystemFont(ofSize: sizes.text * 1.25)
            case .strong: return .systemFont(ofSize: sizes.text, weight: .semibold)
            case .normal: return .systemFont(ofSize: sizes.text)
            case .small: return .systemFont(ofSize: sizes.small)
            }
        }
    }

    var text: String
    var level = Level.normal
    var color: KeyPath<ChatStyle, UIColor> = \.text
    var lines = 0

    init(_ text: String, _ level: Level = .normal, color: KeyPath<ChatStyle, UIColor> = \.text, lines: Int = 0) {
        self.text = text
        self.level = level
        self.color = color
        self.lines = lines
    }

    func element(in style: ChatStyle) -> Element {
        Label(text: text) { label in
            label.font = level.font(in: style.sizes)
            label.color = style[keyPath: color]
            label.numberOfLines = lines
        }
    }
}

#Preview("Chat texts", traits: .sizeThatFitsLayout) {
    Column(alignment: .leading, minimumSpacing: 4) {
        ChatText("Hiking group", .title)
        ChatText("Noor", .strong, color: \.accent)
        ChatText("See you at the station")
        ChatText("9:41", .small, color: \.faint)
    }
    .inset(uniform: 8)
}
