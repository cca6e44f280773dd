private struct Price { var cents = 0 }
struct Item {
    var name = ""
    var price: Price
    // expect error: property must be declared fileprivate because its type uses a private type
}
print(Item(price: Price()).name)
