/// Places in a document of values that elements show.
extension CompletionContext {
    static let itemLines = [
        "enum Kind { case new, used; static let usual = Kind.new; static let count = 2 }",
        "struct Item { var name: String; var kind: Kind; var note: String?; static let sample = Item(name: \"a\", kind: .new);"
            + " static let most = 4; mutating func clear() {}; func label() -> String { name } }",
        "let items = [Item.sample]", "let header = Label(text: \"Hi\")", "let greeting = \"Hello\"",
        "func row(_ item: Item, kind: Kind = .new) -> any Element { Label(text: item.name) }",
        "func show<T>(_ value: T) -> any Element { Label(text: \"\\(value)\") }",
        "struct Stacked<T>: ProxyElement where T: Element { var content: T;"
            + " var elementRepresentation: any Element { content } }",
        "struct Pair<First: Element, Second: Element>: ProxyElement { var first: First; var second: Second?;"
            + " var elementRepresentation: any Element { first } }",
        "struct Tagged<Value>: ProxyElement { var value: Value;"
            + " var elementRepresentation: any Element { Empty() } }",
    ]

    static let itemPlaces: [CompletionContext] = [
        .init("Stacked(content: |", "header", "row", "show", not: ["items", "Item", "UIColor"], in: .items),
        .init("Stacked(content: Lab|", "Label", not: ["Item"], in: .items),
        .init("Pair(first: header, second: |", "header", "row", not: ["items", "Item"], in: .items),
        .init("Tagged(value: |", "greeting", "header", "items", not: ["Label", "UIColor"], in: .items),
        .init("show(|", "greeting", "header", "items", not: ["Label", "UIColor"], in: .items),
        .init("header.keyed(|", "greeting", not: ["Label", "UIColor"], in: .items),
        .init("row(|", ".sample", "Item", "kind:", not: [".most", "greeting", "Label"], in: .items),
        .init("row(items[0], kind: |", ".new", ".used", ".usual", not: [".count", "greeting"], in: .items),
        .init("let kind: Kind = |", ".new", ".used", ".usual", not: [".count", "greeting"], in: .items),
        .init("items[0].|", "name", "kind", "note", "label", not: ["append", "count", "dropFirst"], in: .items),
        .init("items[0].name.upper|", "uppercased", not: ["name"], in: .items),
        .init("if items[0].kind == .|", "new", "used", "usual", not: ["none", "some", "count"], in: .items),
        .init("if items.first?.kind == .|", "new", "used", "usual", "none", "some", not: ["count"], in: .items),
        .init("Label(text: items[0].|", "name", "label", "kind", not: ["append"], in: .items),
        .init("let count: Int = items.|", "count", "distance", "endIndex", not: ["name"], in: .items),
        .init("if greeting.|", "allSatisfy", "contains", not: ["inset"], in: .items),
        .init("let shout: String = greeting.trimmingCharacters(in: .whitespaces).|", "appending", in: .items),
        .init("UIColor(red: 1, |", "green:", "blue:", "alpha:", not: ["red:", "white:"], in: .items),
        .init("row(.sample, |", "kind:", not: ["item:", "greeting"], in: .items),
        .init("items.map { row($0, |", "kind:", not: ["greeting", "$0"], in: .items),
        .init("Column { row(.sample, |", "kind:", not: ["greeting"], in: .items),
        .init("Item(name: greeting, |", "kind:", "note:", not: ["name:", "greeting"], in: .items),
    ]
}
