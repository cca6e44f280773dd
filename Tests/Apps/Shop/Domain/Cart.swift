/// A product in the cart.
struct CartLine: Hashable {
    var product: Product
    var size: Product.Size?
    var count = 1

    var total: Money { product.currentPrice * count }

    /// The sum without reductions.
    var fullTotal: Money { product.price * count }
}

/// A reduction that a code gives.
enum Voucher: Hashable {
    case percent(Int, code: String)
    case amount(Money, code: String, minimum: Money)
    case freeShipping(code: String)

    var code: String {
        switch self {
        case .percent(_, let code), .amount(_, let code, _), .freeShipping(let code): return code
        }
    }
}

enum CartError: Error, Equatable {
    case soldOut(name: String)
    case tooMany(name: String, available: Int)
    case minimumNotReached(missing: Money)
}

/// The things that a person is about to buy.
struct Cart: Equatable {
    private(set) var lines: [CartLine] = []
    var voucher: Voucher?

    static let freeShippingLimit = Money.euro(80)
    static let shippingPrice = Money.euro(4, 90)

    var isEmpty: Bool { lines.isEmpty }
    var count: Int { lines.map(\.count).reduce(0, +) }
    var subtotal: Money { lines.map(\.total).total }

    var discount: Money {
        switch voucher {
        case .percent(let percent, _): return subtotal.percent(percent)
        case .amount(let amount, _, let minimum) where subtotal >= minimum: return min(amount, subtotal)
        case .amount, .freeShipping, nil: return .euro(0)
        }
    }

    var shipping: Money {
        if case .freeShipping = voucher { return .euro(0) }
        return isEmpty || subtotal - discount >= Self.freeShippingLimit ? .euro(0) : Self.shippingPrice
    }

    var total: Money { subtotal - discount + shipping }

    /// The part of the total that is tax: 19 % are in each price.
    var includedTax: Money { Money(cents: total.cents - (total.cents * 100 + 59) / 119) }

    /// Adds a product, or one more of it.
    mutating func add(_ product: Product, size: Product.Size? = nil, count: Int = 1) throws {
        if let size {
            switch product.sizes[size] {
            case .soldOut?, nil: throw CartError.soldOut(name: product.name)
            case .inStock(let available)? where available < count + (self[product, size]?.count ?? 0):
                throw CartError.tooMany(name: product.name, available: available)
            default: break
            }
        }
        if let index = lines.firstIndex(where: { $0.product == product && $0.size == size }) {
            lines[index].count += count
        } else {
            lines.append(CartLine(product: product, size: size, count: count))
        }
    }

    mutating func setCount(_ count: Int, at index: Int) {
        guard lines.indices.contains(index) else { return }
        if count <= 0 {
            lines.remove(at: index)
        } else {
            lines[index].count = count
        }
    }

    subscript(product: Product, size: Product.Size?) -> CartLine? {
        lines.first { $0.product == product && $0.size == size }
    }

    /// Checks that a voucher can be used.
    func check() throws {
        if case .amount(_, _, let minimum) = voucher, subtotal < minimum {
            throw CartError.minimumNotReached(missing: minimum - subtotal)
        }
    }
}
