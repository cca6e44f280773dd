import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A way to pay.
protocol PaymentMethod {
    var title: String { get }
    var sign: String { get }
    var fee: Money { get }
    func isOffered(for total: Money) -> Bool
}

extension PaymentMethod {
    var fee: Money { .euro(0) }
    func isOffered(for total: Money) -> Bool { true }
}

struct CardPayment: PaymentMethod {
    var lastDigits: String

    var title: String { "Card ending in \(lastDigits)" }
    var sign: String { "▭" }
}

struct InvoicePayment: PaymentMethod {
    let title = "Invoice, 14 days"
    let sign = "✉"

    var fee: Money { .euro(1, 50) }
    func isOffered(for total: Money) -> Bool { total <= .euro(200) }
}

/// The checkout: steps, the form of one of them, and a button to go on.
struct CheckoutScreen: ProxyElement {
    enum Step: Int, CaseIterable {
        case address, payment, review

        var title: String {
            switch self {
            case .address: return "Address"
            case .payment: return "Payment"
            case .review: return "Review"
            }
        }
    }

    var step = Step.address
    var address = Address()
    var touched: Set<Address.Field> = []
    var methods: [PaymentMethod] = [CardPayment(lastDigits: "4242"), InvoicePayment()]
    var methodIndex = 0
    var cart: Cart

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            ShopBar(title: "Checkout", canGoBack: true).stackLayoutChild(priority: .fixed)
            StepsBar(titles: Step.allCases.map(\.title), current: step.rawValue).stackLayoutChild(priority: .fixed)
            body
                .inset(uniform: Space.m)
                .scrollable { $0.keyboardAdjustmentMode = .adjustsWhenVisible }
                .stackLayoutChild(priority: .grows)
            ShopButton(title: step == .review ? "Buy now" : "Continue", state: buttonState)
                .inset(uniform: Space.m)
                .stackLayoutChild(priority: .fixed)
        }
        .box(background: Design.Color.canvas)
    }

    private var buttonState: ShopButton.State {
        let problems = address.problems
        if problems.isEmpty { return .ready }
        return .disabled(reason: problems.count == 1 ? "One field is missing" : "\(problems.count) fields are missing")
    }

    private var body: Element {
        switch step {
        case .address: return AddressForm(address: address, touched: touched)
        case .payment: return paymentList
        case .review: return review
        }
    }

    private var paymentList: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            for (index, method) in methods.enumerated() where method.isOffered(for: cart.total) {
                PaymentRow(method: method, isSelected: index == methodIndex)
            }
        }
    }

    private var review: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: Space.m) {
            card("Deliver to", text: "\(address.name)\n\(address.street)\n\(address.postcode) \(address.town)")
            card("Pay by", text: methods.indices.contains(methodIndex) ? methods[methodIndex].title : "—")
            CartSummary(cart: cart)
        }
    }

    private func card(_ title: String, text: String) -> Element {
        Column(alignment: .fill, minimumSpacing: Space.xs) {
            Label.small(title)
            Label.body(text)
        }
        .inset(uniform: Space.m)
        .box(background: Design.Color.raised, corners: .rounded(radius: 8))
    }
}

/// The fields of an address, which show what is wrong after they were touched.
struct AddressForm: ProxyElement {
    var address: Address
    var touched: Set<Address.Field>

    @FocusState private var focusedField: Address.Field?

    init(address: Address, touched: Set<Address.Field> = []) {
        self.address = address
        self.touched = touched
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            field(.name, "Name")
            field(.street, "Street")
            Row(alignment: .top, underflow: .growProportionally, minimumSpacing: Space.s) {
                field(.postcode, "Postcode").constrainedTo(width: .absolute(110)).stackLayoutChild(priority: .fixed)
                field(.town, "Town").stackLayoutChild(priority: .grows)
            }
            Label.small("Country: \(address.country.rawValue)")
        }
    }

    private func field(_ field: Address.Field, _ name: String) -> Element {
        let problem = touched.contains(field) ? address.problems[field] : nil
        return Column(alignment: .fill, minimumSpacing: 2) {
            TextField(text: address[field]) { textField in
                textField.placeholder = name
                textField.keyboardType = field == .postcode ? .numberPad : .default
            }
            .focused(when: $focusedField, equals: field)
            .inset(horizontal: Space.s)
            .box(
                corners: .rounded(radius: 6),
                borders: .solid(color: problem == nil ? Design.Color.line : Design.Color.sale, width: 1)
            )
            if let problem {
                Label.styled(problem, Design.Font.small, color: Design.Color.sale)
            }
        }
    }
}

/// A way to pay, with a mark if it is chosen.
struct PaymentRow: ProxyElement {
    var method: PaymentMethod
    var isSelected: Bool

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Space.m) {
            Label.title(method.sign).stackLayoutChild(priority: .fixed)
            Column(alignment: .fill) {
                Label.headline(method.title)
                if method.fee > .euro(0) {
                    Label.small("plus \(method.fee)")
                }
            }
            Label.title(isSelected ? "◉" : "○").stackLayoutChild(priority: .fixed)
        }
        .inset(uniform: Space.m)
        .box(corners: .rounded(radius: 8), borders: .solid(color: Design.Color.line, width: isSelected ? 2 : 1))
    }
}

/// The steps of something, with lines between their dots.
struct StepsBar: ProxyElement {
    var titles: [String]
    var current: Int

    var elementRepresentation: Element {
        EqualStack(direction: .horizontal) { stack in
            for (index, title) in titles.enumerated() {
                stack.add(child: step(title, at: index))
            }
        }
        .inset(horizontal: Space.m, vertical: Space.s)
    }

    private func step(_ title: String, at index: Int) -> Element {
        Column(alignment: .center, minimumSpacing: Space.xs) {
            Box(
                backgroundColor: index <= current ? Design.Color.brand : Design.Color.line,
                cornerStyle: .capsule
            )
            .constrainedTo(width: 10, height: 10)
            Label.styled(
                title,
                index == current ? Design.Font.tag : .systemFont(ofSize: 12),
                color: index <= current ? Design.Color.ink : Design.Color.muted,
                lines: 1
            )
        }
    }
}

#Preview("Checkout, address", traits: .fixedLayout(width: 375, height: 667)) {
    CheckoutScreen(cart: Samples.cart)
}

#Preview("Checkout, payment", traits: .fixedLayout(width: 375, height: 667)) {
    CheckoutScreen(step: .payment, address: Samples.address, cart: Samples.cart)
}

#Preview("Checkout, payment of a large sum", traits: .fixedLayout(width: 375, height: 500)) {
    CheckoutScreen(step: .payment, address: Samples.address, cart: Samples.largeCart)
}

#Preview("Checkout, review", traits: .fixedLayout(width: 375, height: 667)) {
    CheckoutScreen(step: .review, address: Samples.address, methodIndex: 1, cart: Samples.cart)
}

#Preview("Address with problems", traits: .fixedLayout(width: 343, height: 300)) {
    var address = Samples.address
    address.town = ""
    address.postcode = "1204"
    return AddressForm(address: address, touched: [.postcode, .town])
}
