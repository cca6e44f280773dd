import BlueprintUI
import BlueprintUICommonControls

struct ReceiptElement: ProxyElement {
    let purchase: Purchase

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 4) {
            for item in purchase.items {
                Line(title: "\(item.count) × \(item.name)", amount: item.total)
            }
            Rule(orientation: .horizontal, color: .black)
            Line(title: "Tax", amount: purchase.tax)
            Line(title: "Total", amount: purchase.total + purchase.tax, isBold: true)
        }
        .inset(uniform: 16)
    }
}

private struct Line: ProxyElement {
    var title: String
    var amount: Int
    var isBold = false

    var elementRepresentation: Element {
        Row(alignment: .top, underflow: .justifyToStart, minimumSpacing: 8) {
            label(title).stackLayoutChild(priority: .flexible)
            label(money(amount)).stackLayoutChild(priority: .fixed)
        }
    }

    private func label(_ text: String) -> Label {
        Label(text: text) { $0.font = isBold ? .boldSystemFont(ofSize: 14) : .systemFont(ofSize: 14) }
    }
}
