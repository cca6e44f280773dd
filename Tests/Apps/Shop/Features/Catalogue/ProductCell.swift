import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A product in the catalogue.
struct ProductCell: ProxyElement {
    var product: Product
    var isFavorite = false
    var onFavorite: () -> Void = {}

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.xs) {
            picture
            Label.small(product.maker).modify { $0.numberOfLines = 1 }
            Label.headline(product.name, lines: 2)
            PriceTag(of: product)
            if let rating = product.rating {
                Rating(stars: rating.stars, count: rating.count)
            }
        }
        .accessibilityCombine()
    }

    private var picture: Element {
        ProductImage(product.pictures.first)
            .opacity(product.isSoldOut ? 0.5 : 1)
            .decorate(layering: .above, position: .aligned(to: .topLeading)) {
                Column(alignment: .leading, minimumSpacing: 2) {
                    if product.isSoldOut {
                        Badge.soldOut
                    } else {
                        for mark in product.marks {
                            Badge(mark)
                        }
                    }
                }
                .inset(top: Space.s)
            }
            .decorate(layering: .above, position: .corner(.topRight, UIOffset(horizontal: -20, vertical: 20))) {
                heart
            }
    }

    private var heart: Element {
        Label.styled(isFavorite ? "♥" : "♡", Design.Font.title, color: Design.Color.sale)
            .tappable(onTap: onFavorite)
            .accessibilityElement(
                label: "Favorite",
                value: isFavorite ? "on" : "off",
                traits: isFavorite ? [.button, .selected] : [.button]
            )
    }
}

#Preview("Product cell", traits: .fixedLayout(width: 160, height: 320)) {
    ProductCell(product: Samples.shirt, isFavorite: true)
}

#Preview("Product cell, long texts", traits: .fixedLayout(width: 140, height: 300)) {
    ProductCell(product: Samples.kettle)
}

#Preview("Product cell, sold out", traits: .fixedLayout(width: 160, height: 300)) {
    ProductCell(product: Samples.lamp)
}
