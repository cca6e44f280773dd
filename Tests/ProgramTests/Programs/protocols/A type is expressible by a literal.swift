struct Tags: ExpressibleByDictionaryLiteral {
    var values: [String: Int] = [:]
    init(dictionaryLiteral pairs: (String, Int)...) {
        for (name, value) in pairs { values[name] = value }
    }
}
struct Title: ExpressibleByStringInterpolation, Hashable {
    let text: String
    init(stringLiteral text: String) { self.text = text }
}

let tags: Tags = ["a": 1, "b": 2]
print(tags.values.count, tags.values["b"] ?? 0)  // expect: 2 2
let title: Title = "one \(1 + 1)"
let titles: Set<Title> = ["x", "y", "x"]
print(title.text, titles.count)  // expect: one 2 2
