import BlueprintUI
import BlueprintUICommonControls
import Foundation
import UIKit

/// An article, its quantity, and their total price.
struct ReceiptLine {
    var name: String
    var count = 1
    var price: Double
}

/// A receipt: lines of goods between two rules, and their sum.
struct Receipt: ProxyElement {
    var shop: String
    var lines: [ReceiptLine]
    var thanks: String

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            Label(text: shop) { $0.alignment = .center }
            Rule(orientation: .horizontal, color: .black, thickness: .points(16))
            for line in lines {
                Entry(name: line.count == 1 ? line.name : "\(line.count) \(line.name)", price: line.price)
            }
            Rule(orientation: .horizontal, color: .black, thickness: .points(16))
            Entry(name: "TOTAL", price: lines.reduce(0) { $0 + $1.price })
            Spacer(size: CGSize(width: 0, height: 16))
            Label(text: thanks) { $0.alignment = .center }
        }
    }
}

/// A name that wraps in the width that its price leaves.
struct Entry: ProxyElement {
    var name: String
    var price: Double

    var elementRepresentation: Element {
        Row(alignment: .bottom, underflow: .growUniformly, minimumSpacing: 16) {
            Label(text: name)
                .stackLayoutChild(priority: .flexible)
            Label(text: String(format: "%.2f", price))
                .stackLayoutChild(priority: .fixed)
        }
    }
}
