import BlueprintREPL
import RandomNumbers

/// Random edits of a document through the functions that the commands call.
struct RandomEdits {
    private(set) var document: Document
    private var random: Dice

    /// Begins with one of the starting documents.
    init(seed: Int) throws {
        random = Dice(seed: seed, number: 0)
        document = Document(catalog: TestCatalog())
        let text = Self.starts[seed % Self.starts.count]
        if !text.isEmpty { document = try document.loading(ModuleText(text)).document }
    }

    /// Makes one edit; returns its description, with the error if it was refused.
    mutating func step() -> String {
        let kind = random.below(24)
        do {
            if kind == 19 || kind == 20 {
                document = try document.declaring(typed(pick(Self.declarations)))
                return "declare"
            }
            let (name, edit) = try edit(kind)
            document = edit.document
            return "\(name) -> \(edit.selection ?? -1)"
        } catch {
            return "\(kind): \(error)"
        }
    }

    /// Makes one edit of a small kind within the closure of a list.
    private mutating func edit(_ kind: Int) throws -> (String, Document.Edit) {
        let number = anyNumber()
        switch kind {
        case 0...5:
            let line = try typed(pick(Self.lines))
            let list = listNumber()
            let places: [Document.ListPosition] = [.end, .before(number), .after(number), .end]
            return ("add", try document.adding(line, toList: list, at: places[random.below(4)]))
        case 6: return ("wrap", try document.wrapping(number, in: typed(pick(Self.chains))))
        case 7: return ("list", try document.wrapping(number, inList: pick(["Row", "Column(alignment: .fill)"])))
        case 8: return ("call", try document.wrapping(number, before: "Box(wrapping: ", after: ")"))
        case 9: return ("unwrap", try document.unwrapping(number))
        case 10, 11:
            let label: String? = pick(["text", "x", "alignment"])
            return ("set", try document.setting(label, to: pick(Self.values), of: number, order: ["text", "x"]))
        case 12: return ("configure", try document.configuring(pick(["color", "font"]), to: ".red", of: number))
        case 13:
            return (
                "trait",
                try document.settingTrait(
                    pick(["key", "priority"]),
                    to: "7",
                    of: number,
                    method: "stackLayoutChild",
                    order: ["priority", "key"]
                )
            )
        case 14, 15: return ("remove", try document.removing(number))
        case 16, 17:
            let places: [Document.ListPosition] = [.end, .before(anyNumber()), .after(anyNumber())]
            return ("move", try document.moving(number, toList: listNumber(), at: places[random.below(3)]))
        case 18: return ("replace", try document.replacing(number, with: typed(pick(Self.lines))))
        case 21 where random.below(6) == 0: return ("root", try document.settingRoot(typed(pick(Self.lines))))
        case 21, 22:
            let line = try typed(pick(Self.lines))
            return ("add long", try document.adding(line, toList: listNumber(), at: .after(number)))
        default: return ("reload", try document.reloading(ModuleText(reloaded())))
        }
    }

    private mutating func reloaded() -> String {
        var lines = document.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = lines.firstIndex { $0.contains("Label(text: ") }
        if let place { lines[place] = lines[place].replacing("Label(text: ", with: "Label(text: 1 + ") }
        return lines.joined(separator: "\n")
    }

    private func typed(_ text: String) throws -> SwiftInput { try SwiftInput(text, catalog: TestCatalog()) }

    private mutating func pick(_ choices: [String]) -> String { choices[random.below(choices.count)] }

    private mutating func anyNumber() -> Int {
        let numbers = document.outline.nodes.map(\.number)
        return numbers.isEmpty ? 1 : numbers[random.below(numbers.count)]
    }

    private mutating func listNumber() -> Int {
        let numbers = document.outline.nodes.filter { $0.isList }.map(\.number)
        return numbers.isEmpty ? 1 : numbers[random.below(numbers.count)]
    }
}

/// The parts of the edits.
extension RandomEdits {
    private static let starts = [
        "",
        "Column {\n" + (0..<12).map { "    Label(text: \"line \($0)\")\n" }.joined() + "}",
        #"""
        // textsize "one" 10x10
        // What the screen says.
        let title = "Inbox"

        struct Badge: ProxyElement {
            var count: Int
        }

        let footer = Label(text: "the end")

        Column(alignment: .fill, minimumSpacing: 4) {
            Label(text: title)
                .inset(uniform: 8)
                .box(background: .lightGray)

            // The first row.
            Row(alignment: .center) {
                Label(text: "one")  // with a word behind it
                Badge(count: 1)
                Spacer(width: 8)
            }
            for index in 0..<3 {
                Label(text: "line \(index)")
                Badge(count: index)
            }

            /* A block
               of two lines. */
            if title.isEmpty {
                Label(text: "nothing")
            } else {
                Row {
                    Label(text: "something") { label in
                        label.color = .red
                    }
                    let inner = Label(text: "inner"); inner
                }
            }
            footer
            // The last word.
        }
        .inset(uniform: 4)
        """#,
        "Row { Column { Row { Column { Label(text: \"deep\") }.box() }\nLabel(text: \"b\") } }.centered()",
        "func made() -> any Element { Label(text: \"x\") }\nColumn { made(); made().inset(uniform: 1)\nRow {} }",
    ]

    private static let lines = [
        "Label(text: \"one\")", "Label(text: \"üml\")", "Spacer(8)", "Row", "Column(alignment: .leading)", "footer",
        "Row { Label(text: \"a\"); Label(text: \"b\").inset(uniform: 2) }", "Badge(count: 3)", "made()",
        "for index in 0..<2 { Label(text: \"\\(index)\") }", "Label(text: \"c\") { $0.color = .red }",
        "if true { Label(text: \"yes\") } else { Spacer(1) }", "Label(text: \"m\").centered().box(background: .blue)",
        "Box(background: .red, wrapping: Column(alignment: .fill) { Label(text: \"in a box\"); Spacer(4) })",
        "Box(backgroundColor: .blue, cornerStyle: .rounded(radius: 12), wrapping: Column(alignment: .center, "
            + "minimumSpacing: 42) { Label(text: \"a long line\"); Label(text: \"another long line\") })",
        "Label(text: \"a long text that goes on\", color: .red, font: .systemFont(ofSize: 17), other: [1, 2, 3, 4], x: 99)",
        "[Label(text: \"p\"), Label(text: \"q\")].map { Row { $0 } }", "Label(text: \"d\").map { Overlay { $0 } }",
        "Label(text: \"\"\"\n    many\n    lines (\n    \"\"\")", "(Label(text: \"t\"), Spacer(2))", "-1", "title",
        "Column { Column { Label(text: \"x\"); Column {} }; Row { Column { Row { Spacer(1) } } } }",
    ]

    private static let chains = [
        ".centered()", ".inset(uniform: 4)", ".box(background: .blue)", ".centered().inset(uniform: 2)",
        ".decorate { Label(text: \"badge\") }", ".stackLayoutChild(priority: .fixed)", ".inset(uniform: 1)\n.box()",
    ]

    private static let values = ["\"changed\"", "title", "1 + 2", "[1,\n 2]", "// no", "(", "Label(text: \"inner\")"]

    private static let declarations = [
        "let title = \"Other\"", "let footer = Row { Label(text: \"f\") }", "var more = 1", "let footer = Spacer(3)",
        "struct Badge: ProxyElement { var count: Int; var more = 2 }", "struct Row2: Element {}",
        "func made() -> any Element { Spacer(3) }",
    ]
}

extension Document {
    /// Everything that is known of the document, in text.
    var everything: String {
        let outline = outline
        let nodes = outline.nodes.map { node in
            let (around, inside) = (outline.parent(of: node), outline.children(of: node))
            return "#\(node.number) \(node.place) in \(around?.number ?? 0) holds \(inside.map(\.number))"
        }
        let numbers = outline.nodes.map { outline.number(atName: $0.nameOffset) ?? 0 }
        return """
            \(source)
            \(nodes.joined(separator: "\n"))
            \(numbers) \(outline.nodes.map { outline.node($0.number)?.nameOffset ?? -1 }) next \(nextNumber)
            \(known)
            """
    }

    /// Everything that does not depend on earlier edits, in text.
    var withoutNumbers: String {
        let outline = outline
        let nodes = outline.nodes.map { node in
            let (around, inside) = (outline.parent(of: node), outline.children(of: node))
            return "\(node.place) in \(around?.nameOffset ?? -1) holds \(inside.map(\.nameOffset))"
        }
        return "\(source)\n\(nodes.joined(separator: "\n"))\n\(known)"
    }

    private var known: String {
        let uses = (0..<source.utf8.count).filter { place in
            outline.number(atName: place) != nil && !outline.nodes.contains { $0.nameOffset == place }
        }
        let users = uses.map { place in
            "\(place) \(outline.number(atName: place).flatMap(outline.node)?.nameOffset ?? -1)"
        }
        return """
            \(outline.declarations)
            \(outline.statements) \(outline.unshown) \(outline.hasConditions)
            \(String(describing: outline.root)) \(String(describing: outline.rootStatement)) \
            \(outline.rootNode?.nameOffset ?? -1)
            \(users) \(stubs.map(\.name)) \(textSizes)
            """
    }
}

extension DocumentNode {
    /// Everything that is known of the node by itself, without its number.
    var place: String {
        """
        \(name) \(typeName) \(nameOffset) \(range) \(callEnd) \(base.map(String.init(describing:)) ?? "-") \(isList) \
        \(arguments) \(parentheses.map(String.init(describing:)) ?? "-") \
        \(closure.map(String.init(describing:)) ?? "-") \(closureParameter) \(Array(items)) \
        \(traits.map(String.init(describing:)) ?? "-") \(item) \(slot)
        """
    }
}
