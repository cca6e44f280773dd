/// Types that names suggest, where nothing else says more.
enum StubGuess {
    /// Returns the type that the name of a property, a parameter or a function suggests; nil if it suggests none.
    static func type(named name: String) -> String? {
        let words = words(of: name)
        guard let last = words.last else { return nil }
        let first = words[0]
        if isHandler(name) { return "() -> Void" }
        if ["is", "has", "should", "can", "shows", "allows", "needs", "did", "was", "are"].contains(first),
            words.count > 1
        {
            return "Bool"
        }
        if booleans.contains(name) { return "Bool" }
        for (type, ends) in ends where ends.contains(last) { return type }
        return nil
    }

    /// Returns true for the name of a closure that runs later.
    static func isHandler(_ name: String) -> Bool {
        let words = words(of: name)
        guard let first = words.first, let last = words.last else { return false }
        if words.count > 1, ["on", "will", "handle", "perform"].contains(first) { return true }
        if words.count > 1, first == "did" { return true }
        return ["action", "handler", "completion", "callback", "tapped", "perform"].contains(last)
    }

    /// Returns true for the name of a number without a fraction.
    static func isCount(_ name: String) -> Bool {
        let last = words(of: name).last ?? ""
        return ["count", "index", "number", "lines", "quantity", "tag", "page", "step", "id", "row", "column", "days"]
            .contains(last)
    }

    /// Returns the words of a name in lower case: `onTap` is `on`, `tap`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        for character in name where character != "`" {
            if character == "_" || character == "." {
                words.append("")
            } else if character.isUppercase, words.last?.last?.isUppercase != true {
                words.append(String(character))
            } else if words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }.map { $0.lowercased() }
    }

    private static let booleans: Set = [
        "enabled", "disabled", "selected", "highlighted", "hidden", "visible", "loading", "animated", "expanded",
    ]

    private static let ends: [(String, Set<String>)] = [
        ("UIColor", ["color", "colour", "tint", "foreground", "background"]),
        ("UIFont", ["font", "typeface"]),
        ("UIImage", ["image", "icon", "avatar", "logo", "photo", "glyph"]),
        (
            "CGFloat",
            [
                "width", "height", "spacing", "padding", "inset", "margin", "radius", "gap", "size", "opacity", "alpha",
                "gutter", "thickness", "offset", "length", "xs", "s", "m", "l", "xl", "small", "medium", "large",
            ]
        ),
        ("Int", ["count", "index", "number", "quantity", "lines"]),
        ("UIEdgeInsets", ["insets", "margins"]),
        (
            "String",
            [
                "title", "subtitle", "text", "name", "label", "message", "description", "body", "caption", "value",
                "hint",
                "placeholder", "heading", "headline", "detail", "details", "identifier", "key", "string", "copy",
                "footer", "header", "price", "amount", "date", "time", "email", "address", "phone", "status", "summary",
                "badge", "note", "city", "street", "symbol",
            ]
        ),
    ]
}
