import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A price, and the price before a sale struck out beside it.
struct PriceTag: ProxyElement {
    enum Emphasis {
        case list, page

        var font: UIFont { self == .list ? Design.Font.headline : Design.Font.title }
    }

    var price: Money
    var salePrice: Money?
    var emphasis = Emphasis.list

    init(of product: Product, emphasis: Emphasis = .list) {
        price = product.price
        salePrice = product.salePrice
        self.emphasis = emphasis
    }

    init(_ price: Money) {
        self.price = price
    }

    var elementRepresentation: Element {
        if let salePrice {
            return Flow(lineAlignment: .leading, itemAlignment: .bottom, itemSpacing: Space.s) {
                Label.styled(salePrice.description, emphasis.font, color: Design.Color.sale)
                AttributedLabel(attributedText: struckOut).flowChild()
            }
            .accessibilityElement(label: "\(salePrice), before \(price)", value: nil, traits: [.staticText])
        }
        return Label.styled(price.description, emphasis.font)
    }

    private var struckOut: NSAttributedString {
        var text = AttributedText(price.description)
        text.font = Design.Font.small
        text.color = Design.Color.muted
        text.underlineStyle = .single
        return text.attributedString
    }
}

#Preview("Price", traits: .sizeThatFitsLayout) {
    PriceTag(.euro(1249))
}

#Preview("Price, reduced", traits: .fixedLayout(width: 200, height: 24)) {
    PriceTag(of: Samples.shirt, emphasis: .page)
}

#Preview("Price, reduced in a narrow cell", traits: .fixedLayout(width: 90, height: 40)) {
    PriceTag(of: Samples.shirt)
}
