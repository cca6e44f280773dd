import BlueprintUI
import BlueprintUICommonControls
import Foundation
import UIKit

// A receipt as a shop would show it after a purchase: the model first, then the format of money and text, then the
// elements from small to large, and at the end a purchase to display.
//
// The file is as it would be in an app; `blueprint run Examples/market-receipt.swift` draws its last lines.

// MARK: - Purchases

/// An amount of money in cents, so that sums are exact.
struct Money: Equatable {
    var cents: Int

    static let zero = Money(cents: 0)

    static func + (left: Money, right: Money) -> Money {
        Money(cents: left.cents + right.cents)
    }

    static func * (money: Money, count: Int) -> Money {
        Money(cents: money.cents * count)
    }

    /// Returns a percentage of the amount, rounded to cents.
    func share(_ percent: Int) -> Money {
        Money(cents: Int((Double(cents) * Double(percent) / 100).rounded()))
    }
}

/// An article with its price and quantity.
struct LineItem {
    enum Kind {
        case food
        case household
        case deposit
    }

    var name: String
    var price: Money
    var count = 1
    var kind: LineItem.Kind = .food

    var total: Money { price * count }

    /// The tax included in prices of this kind, in percent.
    var taxPercent: Int {
        switch kind {
        case .food: return 7
        case .household: return 19
        case .deposit: return 0
        }
    }
}

/// The method of payment.
enum Payment {
    case cash(given: Money)
    case card(lastDigits: String)
}

struct Purchase {
    var shop: String
    var items: [LineItem]
    var payment: Payment

    var total: Money { items.reduce(Money.zero) { $0 + $1.total } }

    /// The taxes by their percentage, the highest first; goods without tax are left out.
    var taxes: [(percent: Int, amount: Money)] {
        var totals: [Int: Money] = [:]
        for item in items where item.taxPercent > 0 {
            totals[item.taxPercent] = (totals[item.taxPercent] ?? Money.zero) + item.total
        }
        return totals.keys.sorted { $0 > $1 }.map { percent in
            (percent: percent, amount: (totals[percent] ?? Money.zero).share(percent))
        }
    }
}

// MARK: - Formats and styles

/// Formats money.
struct MoneyFormatter {
    private let formatter: NumberFormatter

    init(locale: String, currency: String) {
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = .currency
        formatter.currencyCode = currency
    }

    func text(_ money: Money) -> String {
        formatter.string(from: NSNumber(value: Double(money.cents) / 100)) ?? "?"
    }
}

/// The text styles of a receipt.
enum ReceiptStyle {
    case title
    case item
    case detail
    case sum

    var font: UIFont {
        switch self {
        case .title: return .boldSystemFont(ofSize: 20)
        case .item: return .systemFont(ofSize: 16)
        case .detail: return .systemFont(ofSize: 12)
        case .sum: return .boldSystemFont(ofSize: 16)
        }
    }

    var color: UIColor {
        switch self {
        case .title, .item, .sum: return .black
        case .detail: return .darkGray
        }
    }

    func label(_ text: String, alignment: NSTextAlignment = .left) -> Label {
        Label(text: text) { label in
            label.font = font
            label.color = color
            label.alignment = alignment
        }
    }
}

// MARK: - The elements

/// A text on the left that wraps, and an amount on the right that does not.
struct AmountRow: ProxyElement {
    var text: String
    var amount: String
    var style: ReceiptStyle = .item

    var elementRepresentation: Element {
        Row(alignment: .bottom, underflow: .growUniformly, minimumSpacing: 16) {
            style.label(text)
                .stackLayoutChild(priority: .flexible)
            style.label(amount, alignment: .right)
                .stackLayoutChild(priority: .fixed)
        }
    }
}

/// A line item; if the quantity is more than one, the calculation is shown below it.
struct ItemRow: ProxyElement {
    var item: LineItem
    var money: MoneyFormatter

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 2) {
            AmountRow(text: item.name, amount: money.text(item.total))
            if item.count > 1 {
                ReceiptStyle.detail.label("\(item.count) × \(money.text(item.price))")
            }
        }
    }
}

/// A dashed line from edge to edge, where the paper could be torn.
struct TearLine: Element {
    var dash: CGFloat = 6

    var content: ElementContent {
        ElementContent(layout: Dashes(dash: dash)) { builder in
            for _ in 0..<24 {
                builder.add(element: Box(backgroundColor: .gray))
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }

    private struct Dashes: Layout {
        var dash: CGFloat

        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            CGSize(width: CGFloat(subelements.count) * dash * 2 - dash, height: 1)
        }

        func placeSubelements(
            in size: CGSize,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) {
            let step = (size.width + dash) / CGFloat(subelements.count)
            for (index, subelement) in subelements.enumerated() {
                subelement.place(
                    in: CGRect(x: CGFloat(index) * step, y: 0, width: dash, height: size.height)
                )
            }
        }
    }
}

/// The whole receipt.
struct MarketReceipt: ProxyElement {
    var purchase: Purchase
    var money: MoneyFormatter

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 8) {
            ReceiptStyle.title.label(purchase.shop, alignment: .center)
            TearLine()
            for item in purchase.items {
                ItemRow(item: item, money: money)
            }
            TearLine()
            AmountRow(text: "Total", amount: money.text(purchase.total), style: .sum)
            for tax in purchase.taxes {
                AmountRow(text: "\(tax.percent)% tax", amount: money.text(tax.amount), style: .detail)
            }
            payment
        }
        .inset(uniform: 12)
        .box(background: .white, corners: .rounded(radius: 6), borders: .solid(color: .lightGray, width: 1))
    }

    private var payment: Element {
        switch purchase.payment {
        case .card(let digits):
            return AmountRow(text: "Card ending in \(digits)", amount: money.text(purchase.total), style: .detail)
        case .cash(let given):
            return Column(alignment: .fill) {
                AmountRow(text: "Cash", amount: money.text(given), style: .detail)
                AmountRow(text: "Change", amount: money.text(change(from: given)), style: .detail)
            }
        }
    }

    private func change(from given: Money) -> Money {
        Money(cents: max(0, given.cents - purchase.total.cents))
    }
}

// MARK: - An example purchase

let saturday = Purchase(
    shop: "Garden Market",
    items: [
        LineItem(name: "Tomatoes on the vine", price: Money(cents: 349)),
        LineItem(name: "Oat milk", price: Money(cents: 189), count: 3),
        LineItem(name: "Paper towels", price: Money(cents: 425), kind: .household),
        LineItem(name: "Bottle deposit", price: Money(cents: 25), count: 3, kind: .deposit),
    ],
    payment: .cash(given: Money(cents: 2000))
)

MarketReceipt(purchase: saturday, money: MoneyFormatter(locale: "en_US", currency: "USD"))
    .constrainedTo(width: .absolute(260))
    .scrollable(.fittingHeight)
