// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A small design system as big teams wrap Blueprint.

public struct MarketStylesheet {
    public var colors: Colors
    public var typography: Typography
    public var spacings = Spacings()

    public struct Colors {
        public var fill: UIColor
        public var text: UIColor
        public var emphasis: UIColor
    }

    public struct Typography {
        public enum Style: CaseIterable { case heading, paragraph, caption }

        public let sizes: [Style: CGFloat]

        public subscript(style: Style) -> UIFont {
            UIFont.systemFont(ofSize: sizes[style, default: 14], weight: style == .heading ? .bold : .regular)
        }
    }

    public struct Spacings {
        public var s25: CGFloat = 2
        public var s50: CGFloat = 4
        public var s100: CGFloat = 8
    }

    public static let `default` = MarketStylesheet(
        colors: .init(fill: .white, text: .black, emphasis: .blue),
        typography: .init(sizes: [.heading: 20, .caption: 10])
    )
}

extension MarketStylesheet {
    struct Key: EnvironmentKey {
        static var defaultValue: MarketStylesheet? { nil }
    }
}

public extension Environment {
    var stylesheet: MarketStylesheet {
        get { self[MarketStylesheet.Key.self] ?? .default }
        set { self[MarketStylesheet.Key.self] = newValue }
    }
}

public protocol MarketElement: ProxyElement {
    func element(with stylesheet: MarketStylesheet) -> Element
}

public extension MarketElement {
    var elementRepresentation: Element {
        EnvironmentReader { element(with: $0.stylesheet) }
    }
}

public struct MarketLabel: MarketElement {
    public typealias Style = MarketStylesheet.Typography.Style

    public var text: String
    public var style: Style
    public var color: KeyPath<MarketStylesheet.Colors, UIColor>

    public init(_ text: String, style: Style = .paragraph, color: KeyPath<MarketStylesheet.Colors, UIColor> = \.text) {
        self.text = text
        self.style = style
        self.color = color
    }

    public func element(with stylesheet: MarketStylesheet) -> Element {
        Label(text: text) {
            $0.font = stylesheet.typography[style]
            $0.color = stylesheet.colors[keyPath: color]
        }
    }
}

public struct MarketButton: MarketElement {
    public enum Rank { case primary, secondary, tertiary }

    var title: String
    var rank: Rank
    var onTap: () -> Void

    public init(_ title: String, rank: Rank = .primary, onTap: @escaping () -> Void = {}) {
        (self.title, self.rank, self.onTap) = (title, rank, onTap)
    }

    public func element(with stylesheet: MarketStylesheet) -> Element {
        var box = Box(
            wrapping: MarketLabel(title).inset(horizontal: stylesheet.spacings.s100, vertical: stylesheet.spacings.s50)
        )
        switch rank {
        case .primary:
            box.backgroundColor = stylesheet.colors.emphasis
            fallthrough
        case .secondary:
            box.borderStyle = .solid(color: stylesheet.colors.emphasis, width: 1)
            box.cornerStyle = .rounded(radius: 4)
        case .tertiary:
            break
        }
        return box.tappable(onTap: onTap)
    }
}

public struct MarketStack<Content: Element>: MarketElement {
    var spacing: KeyPath<MarketStylesheet.Spacings, CGFloat>
    var children: [StackLayout.Child]

    public init(
        spacing: KeyPath<MarketStylesheet.Spacings, CGFloat> = \.s100,
        @ElementBuilder<StackLayout.Child> _ children: () -> [StackLayout.Child]
    ) {
        self.spacing = spacing
        self.children = children()
    }

    public func element(with stylesheet: MarketStylesheet) -> Element {
        Column(alignment: .leading, minimumSpacing: stylesheet.spacings[keyPath: spacing]) { children }
    }
}

struct MarketCard<Body: Element>: MarketElement {
    var body: Body

    func element(with stylesheet: MarketStylesheet) -> Element {
        body.inset(uniform: stylesheet.spacings.s100).box(background: stylesheet.colors.fill, shadow: .none)
    }
}

extension Element {
    func stylesheet(_ change: @escaping (inout MarketStylesheet) -> Void) -> Element {
        adaptedEnvironment { environment in
            change(&environment.stylesheet)
        }
    }
}

var taps = [String]()
let card = MarketCard(
    body: MarketStack<Empty>(spacing: \.s50) {
        MarketLabel("Refund", style: .heading)
        MarketLabel("It may take 2 days", style: .caption, color: \.emphasis)
        Row(minimumSpacing: 4) {
            MarketButton("Refund") { taps.append("refund") }
            MarketButton("Later", rank: .tertiary)
        }
    }
)
Overlay {
    card.stylesheet {
        $0.colors.emphasis = .orange; $0.spacings.s100 = 12
    }
}
// expect: Overlay 0,0 300×160
// expect:   AdaptedEnvironment 0,0 300×160
// expect:     MarketCard 0,0 300×160
// expect:       Box 0,0 300×160
// expect:         Inset 0,0 300×160
// expect:           MarketStack 12,12 276×136
// expect:             Column 0,0 276×136
// expect:               MarketLabel 0,0 60×20
// expect:                 Label 0,0 60×20
// expect:               MarketLabel.2 0,62 90×10
// expect:                 Label 0,0 90×10
// expect:               Row 0,114 129×22
// expect:                 MarketButton 0,0 66×22
// expect:                   Tappable 0,0 66×22
// expect:                     AccessibilityTraitsAdjust 0,0 66×22
// expect:                       Box 0,0 66×22
// expect:                         Inset 0,0 66×22
// expect:                           MarketLabel 12,4 42×14
// expect:                             Label 0,0 42×14
// expect:                 MarketButton.2 70,0 59×22
// expect:                   Tappable 0,0 59×22
// expect:                     AccessibilityTraitsAdjust 0,0 59×22
// expect:                       Box 0,0 59×22
// expect:                         Inset 0,0 59×22
// expect:                           MarketLabel 12,4 35×14
// expect:                             Label 0,0 35×14
