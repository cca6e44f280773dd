/// Products, carts and orders for previews.
enum Samples {
    static let shirt = Product(
        id: "shirt-1",
        name: "Linen shirt",
        maker: "Nordlys",
        price: .euro(69, 90),
        text: "Woven in Portugal from European flax. It gets softer with every wash, and creases as linen does.",
        pictures: [Picture(name: "shirt-front"), Picture(name: "shirt-back"), Picture(name: "shirt-detail")],
        sizes: [.s: .inStock(count: 4), .m: .inStock(count: 1), .l: .backorder(weeks: 3), .xl: .soldOut],
        marks: [.sale(percent: 30), .new],
        rating: (4.4, 128)
    )

    static let kettle = Product(
        id: "kettle",
        name: "Enamel kettle with a wooden handle and a whistle that can be taken off, 2.5 litres",
        maker: "Haus & Hof Manufaktur für Küchengeräte",
        price: .euro(119),
        pictures: [Picture(name: "kettle", width: 1, height: 1)],
        marks: [.limited],
        rating: (5, 1)
    )

    static let lamp = Product(
        id: "lamp",
        name: "Reading lamp",
        maker: "Lux",
        price: .euro(1249),
        pictures: [Picture(name: "lamp", state: .failed)],
        sizes: [.m: .soldOut]
    )

    static let socks = Product(
        id: "socks",
        name: "Socks",
        maker: "Nordlys",
        price: .euro(9, 5),
        pictures: [Picture(name: "socks", width: 4, height: 3, state: .loading)],
        sizes: [.s: .inStock(count: 40), .m: .inStock(count: 12), .l: .inStock(count: 3)]
    )

    static let all = [shirt, kettle, lamp, socks]

    static let cart: Cart = {
        var cart = Cart()
        try? cart.add(shirt, size: .m)
        try? cart.add(socks, size: .l, count: 3)
        // There is only one shirt of this size: this is refused.
        try? cart.add(shirt, size: .m)
        return cart
    }()

    static let largeCart: Cart = {
        var cart = Cart()
        try? cart.add(kettle, count: 12)
        try? cart.add(shirt, size: .l, count: 2)
        cart.voucher = .percent(15, code: "SUMMER15")
        return cart
    }()

    static let orders = [
        Order(id: 10_482, day: "12 May", lines: cart.lines, status: .shipped(carrier: "Postbote", code: "PB 4711")),
        Order(id: 9_871, day: "3 April", lines: largeCart.lines, status: .delivered(day: "7 April")),
        Order(id: 9_120, day: "20 March", lines: [CartLine(product: lamp)], status: .cancelled(reason: "sold out")),
    ]

    static let address = Address(
        name: "Ida Lindqvist",
        street: "Weserstraße 12",
        postcode: "12047",
        town: "Berlin"
    )
}
