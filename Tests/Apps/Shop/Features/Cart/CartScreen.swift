import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The cart: its lines, a voucher, and the sum.
struct CartScreen: ProxyElement {
    var cart: Cart
    var voucherCode = ""
    var voucherError: CartError?
    var onEvent: (Event) -> Void = { _ in }

    enum Event {
        case setCount(Int, line: Int)
        case remove(line: Int)
        case applyVoucher(String)
        case checkOut
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            ShopBar(title: "Cart", canGoBack: true, cartCount: cart.count).stackLayoutChild(priority: .fixed)
            if cart.isEmpty {
                EmptyState(
                    sign: "⛟",
                    title: "Your cart is empty",
                    message: "Things that you add stay here for 14 days.",
                    action: .init(title: "Go to the catalogue")
                )
                .stackLayoutChild(priority: .grows)
            } else {
                content.scrollable().stackLayoutChild(priority: .grows)
                ShopButton(title: "Check out · \(cart.total)") { onEvent(.checkOut) }
                    .inset(uniform: Space.m)
                    .stackLayoutChild(priority: .fixed)
            }
        }
        .box(background: Design.Color.canvas)
    }

    private var content: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: Space.m) {
            for (index, line) in cart.lines.enumerated() {
                CartLineRow(line: line) {
                    onEvent(.setCount($0, line: index))
                } onRemove: {
                    onEvent(.remove(line: index))
                }
                .keyed(line.product.id)
                Rule(orientation: .horizontal, color: Design.Color.line)
            }
            VoucherField(code: voucherCode, voucher: cart.voucher, error: voucherError)
            CartSummary(cart: cart)
        }
        .inset(uniform: Space.m)
    }
}

/// A line of the cart: a picture, the name, the number and the price.
struct CartLineRow: ProxyElement {
    var line: CartLine
    var onCount: (Int) -> Void = { _ in }
    var onRemove: () -> Void = {}

    var elementRepresentation: Element {
        Row(alignment: .top, underflow: .growUniformly, minimumSpacing: Space.m) {
            ProductImage(line.product.pictures.first, ratio: .square)
                .constrainedTo(width: 72, height: 72)
                .stackLayoutChild(priority: .fixed)
            Column(alignment: .fill, minimumSpacing: Space.xs) {
                Label.headline(line.product.name, lines: 2)
                if let size = line.size {
                    Label.small("Size \(size.rawValue)")
                }
                Row(alignment: .center, underflow: .spaceEvenly, minimumSpacing: Space.s) {
                    QuantityStepper(count: line.count, onChange: onCount).stackLayoutChild(priority: .fixed)
                    PriceTag(line.total)
                }
                Label.small("Remove").tappable(onTap: onRemove)
            }
        }
        .editingMenu(show: .onLongPress) {
            EditingMenuItem(.delete, onSelect: onRemove)
            EditingMenuItem.copying(line.product.name)
        }
    }
}

/// A field for the code of a voucher, or the voucher that is used.
struct VoucherField: ProxyElement {
    var code: String
    var voucher: Voucher?
    var error: CartError?

    var elementRepresentation: Element {
        if let voucher {
            return Row(alignment: .center, underflow: .spaceEvenly) {
                Label.styled("✓ \(voucher.code)", Design.Font.headline, color: Design.Color.positive)
                Label.small("Remove").tappable {}
            }
        }
        return Column(alignment: .fill, minimumSpacing: Space.xs) {
            Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Space.s) {
                TextField(text: code) { field in
                    field.placeholder = "Voucher"
                    field.autocapitalizationType = .allCharacters
                    field.returnKeyType = .done
                }
                .inset(horizontal: Space.s)
                .box(corners: .rounded(radius: 8), borders: .solid(color: Design.Color.line, width: 1))
                ShopButton(title: "Use", style: .small, state: code.isEmpty ? .disabled(reason: nil) : .ready)
                    .stackLayoutChild(priority: .fixed)
            }
            if let error {
                Label.styled(message(of: error), Design.Font.small, color: Design.Color.sale)
            }
        }
    }

    private func message(of error: CartError) -> String {
        switch error {
        case .soldOut(let name): return "\(name) is sold out"
        case .tooMany(let name, 1): return "There is only one \(name) left"
        case .tooMany(let name, let available): return "There are only \(available) of \(name)"
        case .minimumNotReached(let missing): return "Add things for \(missing) to use this voucher"
        }
    }
}

/// The sum of a cart, line by line.
struct CartSummary: ProxyElement {
    var cart: Cart

    private var rows: [(title: String, amount: String, isStrong: Bool)] {
        var rows = [("Subtotal", cart.subtotal.description, false)]
        if cart.discount > .euro(0) {
            rows.append(("Voucher", (-cart.discount).description, false))
        }
        rows.append(("Shipping", cart.shipping == .euro(0) ? "free" : "\(cart.shipping)", false))
        rows.append(("Total", cart.total.description, true))
        return rows.map { (title: $0.0, amount: $0.1, isStrong: $0.2) }
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            for row in rows {
                Row(alignment: .align(to: .bottom), underflow: .spaceEvenly, minimumSpacing: Space.s) {
                    Label.styled(row.title, row.isStrong ? Design.Font.title : Design.Font.body)
                    Label.styled(row.amount, row.isStrong ? Design.Font.title : Design.Font.body)
                }
            }
            Label.small("Includes \(cart.includedTax) of tax")
        }
    }
}

#Preview("Cart", traits: .fixedLayout(width: 375, height: 667)) {
    CartScreen(cart: Samples.cart)
}

#Preview("Cart, large, with a voucher", traits: .fixedLayout(width: 320, height: 640)) {
    CartScreen(cart: Samples.largeCart)
}

#Preview("Cart, empty", traits: .fixedLayout(width: 375, height: 667)) {
    CartScreen(cart: Cart())
}

#Preview("Cart, voucher refused", traits: .fixedLayout(width: 375, height: 667)) {
    var cart = Samples.cart
    cart.setCount(0, at: 0)
    cart.voucher = .amount(.euro(10), code: "TENNER", minimum: .euro(50))
    var refused: CartError?
    do {
        try cart.check()
    } catch {
        refused = error as? CartError
    }
    cart.voucher = nil
    return CartScreen(cart: cart, voucherCode: "TENNER", voucherError: refused)
}

#Preview("Cart line", traits: .fixedLayout(width: 300, height: 140)) {
    CartLineRow(line: CartLine(product: Samples.kettle, count: 2))
}

#Preview("Voucher", traits: .fixedLayout(width: 300, height: 48)) {
    VoucherField(code: "", voucher: .freeShipping(code: "FREESHIP"))
}

#Preview("Sum", traits: .fixedLayout(width: 260, height: 140)) {
    CartSummary(cart: Samples.largeCart)
}
