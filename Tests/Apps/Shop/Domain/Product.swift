import UIKit

/// Something that the shop sells.
struct Product: Hashable, Identifiable {
    struct ID: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
        var rawValue: String

        init(stringLiteral value: String) { rawValue = value }
        var description: String { rawValue }
    }

    enum Size: String, CaseIterable, Comparable {
        case xs = "XS", s = "S", m = "M", l = "L", xl = "XL"

        static func < (lhs: Size, rhs: Size) -> Bool {
            let order = Size.allCases
            return order.firstIndex(of: lhs) ?? 0 < order.firstIndex(of: rhs) ?? 0
        }
    }

    enum Availability: Hashable {
        case inStock(count: Int)
        case backorder(weeks: Int)
        case soldOut

        var canBuy: Bool { self != .soldOut }
    }

    enum Mark: Hashable {
        case new
        case sale(percent: Int)
        case limited
    }

    let id: ID
    var name: String
    var maker: String
    var price: Money
    var text = ""
    var pictures: [Picture] = []
    var sizes: [Size: Availability] = [:]
    var marks: [Mark] = []
    var rating: (stars: Double, count: Int)?

    /// The price with the largest reduction of its marks.
    var salePrice: Money? {
        let percents = marks.compactMap { mark -> Int? in
            guard case .sale(let percent) = mark else { return nil }
            return percent
        }
        return percents.max().map { price - price.percent($0) }
    }

    var currentPrice: Money { salePrice ?? price }

    var isSoldOut: Bool { !sizes.isEmpty && sizes.values.allSatisfy { !$0.canBuy } }

    static func == (lhs: Product, rhs: Product) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A picture of a product, with its proportions before it is loaded.
struct Picture: Hashable {
    enum State: Hashable {
        case loading
        case loaded
        case failed
    }

    var name: String
    var width: CGFloat = 3
    var height: CGFloat = 4
    var state = State.loaded

    var image: UIImage? {
        state == .loaded ? UIImage(named: name) : nil
    }
}
