import BlueprintUI
import BlueprintUICommonControls
import CartDomain

struct CartScreen: ProxyElement {
    @ObservedObject var store: CartStore
    let analytics: AnalyticsTracking

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            if store.items.isEmpty {
                EmptyCart(onBrowse: { analytics.track(.browseTapped) })
            } else {
                for item in store.items {
                    CartRow(item: item, onRemove: { store.remove(item.id) })
                }
                TotalRow(total: store.total, currency: store.currency)
            }
        }
    }
}

struct CartRow: ProxyElement {
    var item: CartItem
    var onRemove: () -> Void
    var elementRepresentation: Element {
        Row {
            Label(text: item.title)
            Label(text: "\(item.quantity)")
            IconButton(icon: .trash, onTap: onRemove)
        }
    }
}
