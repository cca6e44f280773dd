import BlueprintUI
import BlueprintUICommonControls
import UIKit

let receipt = Receipt(
    shop: "CORNER BAKERY",
    lines: [
        ReceiptLine(name: "Sourdough loaf, sliced, extra crust", price: 4.2),
        ReceiptLine(name: "Croissant", count: 3, price: 5.1),
        ReceiptLine(name: "Filter coffee", count: 2, price: 6),
    ],
    thanks: "Thank you, come back tomorrow!"
)

// As in an app, a view displays the element; its height follows from the width of the paper.
let view = BlueprintView(element: receipt)
let size = CGSize(width: 256, height: view.sizeThatFits(CGSize(width: 256, height: 0)).height)
view.frame = CGRect(origin: .zero, size: size)
view.layoutIfNeeded()

var paper = Paper(size: size)
paper.print(view)
print(paper.text)
