// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

public protocol DesignToken {
    associatedtype Value
    var value: Value { get }
}

public enum SpacingToken: CGFloat, DesignToken {
    case xSmall = 2
    case small = 4
    case medium = 8
    case large = 16

    public var value: CGFloat { rawValue }
}

public enum ColorToken: String, DesignToken, CaseIterable {
    case textPrimary, textSecondary, surface, accent

    public var value: UIColor {
        switch self {
        case .textPrimary: .black
        case .textSecondary: .darkGray
        case .surface: .white
        case .accent: UIColor(red: 0.0, green: 0.42, blue: 1.0, alpha: 1.0)
        }
    }
}

extension UIEdgeInsets {
    static func uniform(_ token: SpacingToken) -> UIEdgeInsets {
        UIEdgeInsets(top: token.value, left: token.value, bottom: token.value, right: token.value)
    }
}

extension Element {
    func inset(_ token: SpacingToken) -> Inset {
        inset(by: .uniform(token))
    }
}

public struct ProductCard: ProxyElement {
    public enum Style {
        case compact
        case regular
        case featured(badge: String)

        fileprivate var imageSize: CGSize {
            switch self {
            case .compact: return CGSize(width: 24, height: 24)
            case .regular, .featured: return CGSize(width: 48, height: 48)
            }
        }

        fileprivate var isFeatured: Bool {
            if case .featured = self { return true }
            return false
        }
    }

    public struct Price: Comparable, ExpressibleByFloatLiteral, CustomStringConvertible {
        let amount: Double

        init(_ amount: Double) { self.amount = amount }
        public init(floatLiteral value: Double) { amount = value }

        public static func < (lhs: Price, rhs: Price) -> Bool { lhs.amount < rhs.amount }

        public var description: String { String(format: "$%.2f", amount) }
    }

    let name: String
    let price: Price
    let salePrice: Price?
    let style: Style

    public init(name: String, price: Price, salePrice: Price? = nil, style: Style = .regular) {
        self.name = name
        self.price = price
        self.salePrice = salePrice
        self.style = style
    }

    public var elementRepresentation: Element {
        let card = Row(alignment: .center, underflow: .growUniformly, minimumSpacing: SpacingToken.medium.value) {
            thumbnail.stackLayoutChild(priority: .fixed)
            details.stackLayoutChild(priority: .flexible)
            priceLabel.stackLayoutChild(priority: .fixed)
        }
        .inset(.small)
        .box(
            background: ColorToken.surface.value,
            corners: .rounded(radius: 8, corners: [.topLeft, .topRight]),
            borders: .solid(color: .lightGray, width: 1.0),
            shadow: .simple(radius: 4, opacity: 0.2, offset: CGSize(width: 0, height: 2), color: .black)
        )

        return card.if(style.isFeatured) { card in
            card.decorate(layering: .above, position: .corner(.topRight)) {
                Badge(text: badgeText ?? "")
            }
        }
    }

    private var badgeText: String? {
        guard case .featured(let badge) = style else { return nil }
        return badge
    }

    private var thumbnail: Element {
        Box(backgroundColor: ColorToken.accent.value.withAlphaComponent(0.25), cornerStyle: .rounded(radius: 4))
            .constrainedTo(size: style.imageSize)
    }

    @ElementBuilder<StackLayout.Child>
    private var lines: [StackLayout.Child] {
        Label(text: name) { $0.font = .systemFont(ofSize: 14, weight: .bold) }
        if let salePrice, salePrice < price {
            Label(text: "Save \(Price(price.amount - salePrice.amount))") {
                $0.font = .systemFont(ofSize: 10)
                $0.color = ColorToken.textSecondary.value
            }
        }
    }

    private var details: Element {
        Column(alignment: .leading, underflow: .justifyToStart) { lines }
    }

    private var priceLabel: Element {
        Label(text: min(price, salePrice ?? price).description) {
            $0.color = salePrice.map { $0 < price ? UIColor.red : UIColor.black } ?? .black
        }
    }
}

struct Badge: ProxyElement {
    var text: String

    var elementRepresentation: Element {
        Label(text: text) {
            $0.font = .boldSystemFont(ofSize: 8)
            $0.color = .white
        }
        .inset(uniform: 2)
        .box(background: .red, corners: .capsule)
    }
}

print(ColorToken.allCases.map(\.rawValue).joined(separator: "|"))
print(ProductCard.Price(3) > 2.5, ([3.5, 1.25] as [ProductCard.Price]).min()!)

Column(alignment: .fill, minimumSpacing: 10) {
    ProductCard(name: "Espresso beans", price: 14.5, style: .featured(badge: "NEW"))
    ProductCard(name: "Mug", price: 9.99, salePrice: 7.5, style: .compact)
}
.inset(uniform: 10)
// expect: textPrimary|textSecondary|surface|accent
// expect: true $1.25
// expect: Inset 0,0 300×160
// expect:   Column 10,10 280×140
// expect:     ProductCard 0,0 280×56
// expect:       LayoutWriter 0,0 280×56
// expect:         Content 0,0 280×56
// expect:           Box 0,0 280×56
// expect:             Inset 0,0 280×56
// expect:               Row 4,4 272×48
// expect:                 ConstrainedSize 0,0 48×48
// expect:                   Box 0,0 48×48
// expect:                 Column 56,17 160×14
// expect:                   Label 0,0 98×14
// expect:                 Label 224,16 48×16
// expect:           Badge 272,-6 16×12
// expect:             Inset 0,0 16×12
// expect:               Label 2,2 12×8
// expect:     ProductCard.2 0,108 280×32
// expect:       Inset 0,0 280×32
// expect:         Row 4,4 272×24
// expect:           ConstrainedSize 0,0 24×24
// expect:             Box 0,0 24×24
// expect:           Column 32,0 192×24
// expect:             Label 0,0 21×14
// expect:             Label.2 0,14 50×10
// expect:           Label 232,4 40×16
