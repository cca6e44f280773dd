import BlueprintUI
import BlueprintUICommonControls
import Listable
import UIKit

struct ProductItem: BlueprintItemContent, Equatable {
    var product: Product

    var identifierValue: String { product.id }

    func element(with info: ApplyItemContentInfo) -> Element {
        Row(alignment: .center, minimumSpacing: 12) {
            AsyncImage(url: product.imageURL, placeholder: UIImage(named: "box"))
                .constrainedTo(size: CGSize(width: 48, height: 48))
            Column {
                Label(text: product.name)
                Label(text: PriceFormatter.shared.string(from: product.price)) { $0.color = .gray }
            }
        }
        .inset(uniform: 12)
    }

    func backgroundElement(with info: ApplyItemContentInfo) -> Element? {
        Box(backgroundColor: info.state.isSelected ? .selected : .white)
    }
}
