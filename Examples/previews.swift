// Previews are drawn by blueprint run, one after another: blueprint run Examples/previews.swift
import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A line of an order: what was bought, how often, and its price.
struct OrderLine: ProxyElement {
    var title: String
    var price: String
    var count = 1

    var elementRepresentation: any Element {
        Row(alignment: .center, underflow: .spaceEvenly, minimumSpacing: 8) {
            Label(text: count > 1 ? "\(count) × \(title)" : title)
                .stackLayoutChild(priority: .grows)
            Label(text: price) { $0.font = .boldSystemFont(ofSize: 16) }
                .stackLayoutChild(priority: .fixed)
        }
        .inset(horizontal: 16, vertical: 12)
    }
}

#if DEBUG
import SwiftUI

#Preview("One", traits: .fixedLayout(width: 240, height: 48)) {
    OrderLine(title: "Coffee", price: "3.20")
}

#Preview("Several", traits: .sizeThatFitsLayout) {
    let count = 12
    return OrderLine(title: "Tea", price: "30.00", count: count)
}

struct OrderLinePreviews: PreviewProvider {
    static let long = OrderLine(title: "Sandwich with everything", price: "7.40")

    static var previews: some View {
        ElementPreview(named: "Narrow", with: .fixed(width: 160, height: 64)) { long }
    }
}
#endif
