import SwiftUI
import BlueprintUI
import BlueprintUICommonControls

struct ReceiptLine: ProxyElement {
    var line: ReceiptLineModel

    var elementRepresentation: Element {
        Row(underflow: .spaceEvenly) {
            Label(text: line.title)
            Label(text: line.amount.localized(currency: .usd))
        }
    }
}

#Preview("line", traits: .fixedLayout(width: 320, height: 44)) {
    ReceiptLine(line: ReceiptLineModel(title: "Coffee", amount: Money(cents: 350)))
}
