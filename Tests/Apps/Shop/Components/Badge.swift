import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A word on a color: what is special about a product.
struct Badge: ProxyElement {
    var text: String
    var background: UIColor
    var foreground = UIColor.white

    init(_ mark: Product.Mark) {
        switch mark {
        case .new: (text, background) = ("NEW", Design.Color.positive)
        case .sale(let percent): (text, background) = ("−\(percent) %", Design.Color.sale)
        case .limited: (text, background) = ("LIMITED", .black)
        }
    }

    static let soldOut = Badge(text: "SOLD OUT", background: Design.Color.muted)

    private init(text: String, background: UIColor) {
        self.text = text
        self.background = background
    }

    var elementRepresentation: Element {
        Label.styled(text, Design.Font.tag, color: foreground, lines: 1)
            .inset(horizontal: 6, vertical: 3)
            .box(background: background, corners: .rounded(radius: 3, corners: [.topRight, .bottomRight]))
    }
}

/// A number on the corner of an icon, such as that of things in the cart.
struct CountOnCorner: ProxyElement {
    var count: Int
    var wrapped: Element

    var elementRepresentation: Element {
        guard count > 0 else { return wrapped }
        return wrapped.decorate(
            layering: .above,
            position: .aligned(
                to: .topTrailing,
                horizontalGuide: { $0[.trailing] - $0.width / 2 },
                verticalGuide: { $0.height / 2 }
            )
        ) {
            Label.styled(count > 9 ? "9+" : "\(count)", Design.Font.tag, color: .white)
                .inset(horizontal: 5, vertical: 2)
                .box(background: Design.Color.brand, corners: .capsule)
        }
    }
}

extension Element {
    func count(_ count: Int) -> Element { CountOnCorner(count: count, wrapped: self) }
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
    Column(alignment: .leading, minimumSpacing: Space.xs) {
        Badge(.new)
        Badge(.sale(percent: 30))
        Badge(.limited)
        Badge.soldOut
    }
}

#Preview("Counts on corners", traits: .sizeThatFitsLayout) {
    Row(alignment: .center, minimumSpacing: Space.l) {
        for count in [0, 1, 12] {
            Label.title("♡").count(count)
        }
    }
    .inset(uniform: Space.m)
}
