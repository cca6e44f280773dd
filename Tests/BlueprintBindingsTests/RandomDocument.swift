import RandomNumbers

/// A document of declarations and a tree of lines that changes at random, always in the same way for the same seed.
struct RandomDocument {
    private indirect enum Node {
        case line(String)
        case container(String, [Node])
    }

    private var random: Dice
    private var declarations: [String] = []
    private var nodes: [Node]
    private var root = "Column"

    /// Creates a document of a number of lines, some of which are equal.
    init(seed: UInt64, lines: Int = 1) {
        random = Dice(seed: Int(seed), number: 0)
        nodes = (0..<lines).map { .line("Label(text: \"first \($0 % 60)\")") }
        for _ in 0..<random.below(5) { declarations.append(declaration()) }
        declareMissing()
    }

    var text: String {
        let lines = nodes.flatMap { Self.lines($0, indent: 4) }
        return (declarations + ["\(root) {"] + lines + ["}"]).joined(separator: "\n")
    }

    private static func lines(_ node: Node, indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        switch node {
        case .line(let text): return [space + text]
        case .container(let head, let nodes):
            return [space + head + " {"] + nodes.flatMap { lines($0, indent: indent + 4) } + [space + "}"]
        }
    }

    // MARK: - Edits

    mutating func edit() {
        switch random.below(12) {
        case 0: changeDeclarations()
        case 1: root = random.pick(["Column", "Row", "Column(minimumSpacing: 2)", "Column(minimumSpacing: gap)"])
        default: nodes = edited(nodes, depth: 0)
        }
        if random.below(5) > 0 { declareMissing() }
    }

    /// Declares most names that are used, so that most documents have a value.
    private mutating func declareMissing() {
        removeRepeated()
        for _ in 0..<4 {
            let text = text
            let missing = Self.names.filter { text.contains($0.name) && !text.contains($0.declaration) }
            if missing.isEmpty { return }
            for name in missing { declarations.insert(name.declaration + name.rest, at: 0) }
        }
    }

    /// Removes declarations of a name that is declared already, and moves variables before the code that uses them.
    private mutating func removeRepeated() {
        var seen: Set<String> = []
        let variables = declarations.filter { $0.hasPrefix("let") || $0.hasPrefix("var") }
        declarations = variables + declarations.filter { !$0.hasPrefix("let") && !$0.hasPrefix("var") }
        declarations = declarations.filter { declaration in
            let ends = declaration.hasPrefix("extension") ? "(=" : "(:=\n{"
            let head = declaration.prefix { !ends.contains($0) }
            let isStatement = declaration.hasPrefix("print") || declaration.hasPrefix("count")
            return isStatement || seen.insert("\(head)").inserted
        }
    }

    private static let names: [(name: String, declaration: String, rest: String)] = [
        ("gap", "let gap", ": CGFloat = 3"), ("title)", "let title ", "= \"a title\""),
        ("titles", "let titles", " = [\"x\"]"),
        ("header", "let header", " = Label(text: \"head\")"), ("count", "var count", " = 1"),
        ("row(", "func row", "(_ text: String) -> any Element { Label(text: text) }"),
        ("noted(", "func noted", "(_ text: String) -> String { print(text); return text }"),
        ("next()", "func next", "() -> Int { 7 }"), ("double", "var double", ": Int { 8 }"),
        (
            "Card(", "struct Card",
            ": ProxyElement { var title: String; var elementRepresentation: any Element { Empty() } }"
        ),
        ("Size.small", "enum Size", " { static let small: CGFloat = 5 }"),
        ("Label.brand", "extension Label", " { static let brand = \"brand\" }"),
        (".card()", "extension Element", " { func card() -> any Element { box() } }"),
        ("+++", "infix operator +++", "\nfunc +++ (a: String, b: String) -> String { a + b }"),
        (
            "makes()", "func makes",
            "() -> [any Element] { [Label(text: \"1\"), Label(text: \"2\"), Label(text: \"3\")] }"
        ),
    ]

    private mutating func changeDeclarations() {
        let index = random.below(max(1, declarations.count))
        switch random.below(4) {
        case 0 where declarations.count < 8:
            declarations.insert(declaration(), at: random.below(declarations.count + 1))
        case 1 where !declarations.isEmpty: declarations.remove(at: index)
        case 2 where !declarations.isEmpty: declarations[index] = declaration()
        default: if declarations.count > 1 { declarations.swapAt(index, random.below(declarations.count)) }
        }
    }

    private mutating func edited(_ nodes: [Node], depth: Int) -> [Node] {
        var nodes = nodes
        let index = random.below(max(1, nodes.count))
        if nodes.isEmpty || nodes.count < 14 && random.below(4) == 0 {
            nodes.insert(.line(line()), at: random.below(nodes.count + 1))
            return nodes
        }
        if case .container(let head, let inner) = nodes[index], random.below(3) > 0 {
            nodes[index] = .container(head, edited(inner, depth: depth + 1))
            return nodes
        }
        switch random.below(6) {
        case 0: nodes.remove(at: index)
        case 1: nodes[index] = .line(line())
        case 2 where depth < 4: nodes[index] = .container(container(), [nodes[index]])
        case 3: nodes.swapAt(index, random.below(nodes.count))
        case 4 where nodes.count < 14: nodes.insert(nodes[index], at: random.below(nodes.count + 1))
        default:
            if case .container(_, let inner) = nodes[index] { nodes.replaceSubrange(index...index, with: inner) }
        }
        return nodes
    }

    // MARK: - Text

    private mutating func declaration() -> String {
        let number = random.below(4)
        return random.pick([
            "let gap: CGFloat = \(number)", "var count = \(number)", "let title = \"title \(number)\"",
            "let titles = [\"one\", \"two \(number)\"]", "let header = Label(text: \"header \(number)\")",
            "func row(_ text: String) -> any Element { Row { Label(text: text); Label(text: \"\(number)\") } }",
            "func row(_ text: String) -> any Element {\n    Label(text: text) { $0.color = .red }\n}",
            "func noted(_ text: String) -> String { print(text); return text + \"\(number)\" }",
            "func next() -> Int {\n    count += 1\n    return count\n}",
            "struct Card: ProxyElement {\n    var title: String\n    var elementRepresentation: any Element {\n"
                + "        Label(text: title + \"\(number)\").box()\n    }\n}",
            "enum Size { static let small: CGFloat = \(number) }",
            "extension Label { static let brand = \"b\(number)\" }",
            "extension Label { static let brand = noted(\"b\(number)\") }",
            "extension Element { func card() -> any Element { inset(uniform: \(number)) } }",
            "print(\"document \(number)\")", "count += \(number)", "var double: Int { count * 2 }",
            "infix operator +++\nfunc +++ (a: String, b: String) -> String { a + \"\(number)\" + b }",
            "func makes() -> [any Element] { [Label(text: \"\(number)\"), Label(text: title)] }",
        ])
    }

    private mutating func container() -> String {
        random.pick([
            "Column", "Row", "EqualStack(direction: .vertical)", "Row(minimumSpacing: gap)", "for i in 0..<2",
            "for name in titles", "if count > 1", "Overlay", "Column(minimumSpacing: Size.small)",
        ])
    }

    private mutating func line() -> String {
        let number = random.below(6)
        return random.pick([
            "Label(text: \"\(number)\")", "Label(text: \"same\")", "Label(text: title)", "Label(text: \"\\(gap)\")",
            "Label(text: \"\(number)\") { $0.color = .red }", "for i in 0..<2 { row(\"\\(i)\"); Label(text: title) }",
            "Label(text: \"\(number)\").inset(uniform: gap)", "for i in 0..<\(number) { Label(text: \"\\(i)\") }",
            "row(\"\(number)\")", "Card(title: \"\(number)\")", "Label(text: noted(\"\(number)\"))",
            "Label(text: \"\\(next())\")", "Label(text: \"\\(count)\")", "let local = \(number)",
            "if count > 3 { let local = 3; Label(text: \"\\(local)\") }", "let title = \"inner \(number)\"", "header",
            "Label(text: Label.brand).inset(uniform: Size.small)", "Label(text: UUID().uuidString)",
            "Button(onTap: { count += 1 }, wrapping: Label(text: \"\(number)\"))", "Label(text: \"\(number)\").card()",
            "Label(text: \"a\" +++ \"b\")", "Label(text: \"\\(double)\")",
            "Label(text: [1, 2].map { \"\\($0 + \(number))\" }.joined())",
            "if count > \(number) { Label(text: \"big\") } else { header }", "makes()[\(number % 3)]",
            "Row { Label(text: \"\(number)\"); Label(text: \"same\") }",
            "Spacer(size: CGSize(width: \(number), height: 2))",
        ])
    }
}
