struct Item {
    var name: String
    var tags: [String]
}

let items = [Item(name: "a", tags: ["x", "y"]), Item(name: "b", tags: [])]
print(items.map(\.name))  // expect: ["a", "b"]
print(items.map(\.tags.count))  // expect: [2, 0]
let path = \Item.name
print(items[1][keyPath: path])  // expect: b
