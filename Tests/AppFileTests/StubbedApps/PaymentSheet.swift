import BlueprintUI
import BlueprintUICommonControls
import MarketUI

struct PaymentSheet: ProxyElement {
    let stylesheet: MarketStylesheet
    let amount: Money
    let methods: [PaymentMethod]
    @Binding var selected: PaymentMethod

    var elementRepresentation: Element {
        MarketDialog(title: LocalizedString("payment.title"), stylesheet: stylesheet) {
            MarketLabel(amount.formattedString, style: stylesheet.typography.display10)
            Column {
                for method in methods {
                    MarketRadioRow(
                        title: method.displayName,
                        subtitle: method.detail ?? "",
                        isSelected: method == selected
                    )
                }
            }
            MarketDivider(orientation: .horizontal)
            MarketButton(title: LocalizedString("payment.pay"), style: .primary, onTap: pay)
        }
    }

    private func pay() {}
}
