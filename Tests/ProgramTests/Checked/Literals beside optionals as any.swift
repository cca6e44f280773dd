import Foundation

struct Box {
    var width: Double = 1
    var items: [Int] = []
}

let box: Box? = nil
let width: Double? = nil
let title: String? = nil
print("chain:", box?.width ?? 0, width ?? 0)
print("items:", box?.items ?? [], box?.items ?? [1])
print("plain:", title ?? 8)
print("branches:", true ? 1 : "a")
print("elements:", [1, "a"].count)
print("zero:", CGFloat(), Double() + 1)
// expect: chain: 0 0.0
// expect: items: [] [1]
// expect: plain: 8
// expect: branches: 1
// expect: elements: 2
// expect: zero: 0.0 1.0

enum Text: ExpressibleByStringLiteral, CustomStringConvertible {
    case text(String)
    init(stringLiteral value: String) { self = .text(value) }
    var description: String { "a text" }
    subscript(key: String) -> Text? { key == "a" ? self : nil }
}

struct Field { var text: Text? }

let sizes: [String: Double]? = ["a": 1]
let field: Field? = Field()
let text: Text = "x"
print("optional ends:", sizes?["b"] ?? 0, field?.text ?? "none", text["a"]?["b"] ?? "none", text["b"] ?? "none")
// expect: optional ends: 0.0 a text a text a text
