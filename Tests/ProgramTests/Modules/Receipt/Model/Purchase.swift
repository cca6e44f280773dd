import Foundation

struct Item {
    let name: String
    let count: Int
    let price: Int

    var total: Int { count * price }
}

struct Purchase {
    var items: [Item]

    var total: Int { items.reduce(0) { $0 + $1.total } }
    var tax: Int { total * taxRate / 100 }
}

let samplePurchase = Purchase(items: sampleItems)
