import BlueprintUI
import BlueprintUICommonControls

struct OrderSummary: ProxyElement {
    var order: Order

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            for item in order.items {
                Row(underflow: .spaceEvenly) {
                    Label(text: "\(item.quantity) × \(item.name)")
                    Label(text: item.price.formatted)
                }
            }
            Rule(orientation: .horizontal, color: .lightGray)
            Row(underflow: .spaceEvenly) {
                Label(text: "Total")
                Label(text: order.total.formatted) { $0.font = .boldSystemFont(ofSize: 17) }
            }
            if let note = order.note {
                Label(text: note) { $0.color = .gray }
            }
        }
        .inset(uniform: 16)
    }
}
