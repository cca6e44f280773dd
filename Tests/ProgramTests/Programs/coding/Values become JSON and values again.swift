// swift-format-ignore-file: NeverForceUnwrap

struct Price: Codable, Equatable {
    var amount: Decimal
    var currency = "USD"
}

enum Size: String, Codable, CaseIterable { case small, large }

struct Item: Codable, Equatable {
    let id: Int
    var name: String
    var price: Price
    var size: Size?
    var tags: [String]
    var stock: [String: Int] = [:]
    var isNew: Bool
    var page: URL?
}

/// Writes braces as angle brackets.
func shown(_ data: Data) -> String {
    let text = String(data: data, encoding: .utf8)!
    return text.replacingOccurrences(of: "{", with: "<").replacingOccurrences(of: "}", with: ">")
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let item = Item(
    id: 7,
    name: "Tea \"green\"",
    price: Price(amount: 12.5),
    size: .large,
    tags: ["hot", "leaf"],
    stock: ["A": 2, "B": 0],
    isNew: true,
    page: URL(string: "https://shop.example/7")
)
let data = try encoder.encode(item)
print(shown(data))
let decoder = JSONDecoder()
print(try decoder.decode(Item.self, from: data) == item)
let text = """
    [{"id": 1, "name": "Cup", "price": {"amount": 3, "currency": "EUR"}, "tags": [], "stock": {}, "isNew": false,
      "more": null, "size": null}]
    """
let items = try decoder.decode([Item].self, from: Data(text.utf8))
print(items.count, items[0].name, items[0].price.currency, items[0].size as Any, items[0].page as Any)
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(shown(try encoder.encode(["b": [1.5, 2], "a": []])))
print(String(data: try encoder.encode(Size.allCases), encoding: .utf8)!.count)
// expect: <"id":7,"isNew":true,"name":"Tea \"green\"","page":"https://shop.example/7","price":<"amount":12.5,"currency":"USD">,"size":"large","stock":<"A":2,"B":0>,"tags":["hot","leaf"]>
// expect: true
// expect: 1 Cup EUR nil nil
// expect: <
// expect:   "a" : [
// expect:
// expect:   ],
// expect:   "b" : [
// expect:     1.5,
// expect:     2
// expect:   ]
// expect: >
// expect: 24
