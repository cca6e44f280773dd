let taxRate = 7

let sampleItems = makeItems()

private func makeItems() -> [Item] {
    print("making the items")
    return [
        Item(name: "Tea", count: 2, price: 250), Item(name: "Scone", count: 1, price: 399),
        Item(name: "Clotted cream, from Cornwall", count: 3, price: 120),
    ]
}
