import BlueprintREPL
import RandomNumbers

/// Random lines of a session: elements, modifiers, edits of what is there, declarations, settings, undo.
package struct RandomLines {
    private var random: Dice

    /// A generator that returns the same lines for the same seed and the same documents.
    package init(seed: Int) {
        random = Dice(seed: seed, number: 0)
    }

    /// The lines that a document begins with.
    package mutating func start() -> [String] {
        let lists = ["Column(alignment: .fill, minimumSpacing: 4)", "Row(alignment: .center)", "Overlay()"]
        let declared = [
            "let title = \"Inbox\"", Self.badge, "func made(_ n: Int) -> Element { Label(text: \"made \\(n)\") }",
        ]
        return declared + [pick(lists)] + (0..<3).map { "Label(text: \"line \($0)\")" }
    }

    /// Returns the next line for a session.
    package mutating func next(in session: Session) -> String {
        switch random.below(20) {
        case 0...4: return pick(Self.elements)
        case 5, 6: return pick(Self.modifiers)
        case 7...9: return "select #\(number(in: session))"
        case 10: return "set text \"text \(random.below(90))\""
        case 11: return pick(["unwrap", "remove #\(number(in: session))", "delete all"])
        case 12: return "move #\(number(in: session)) \(pick(["before", "after", "into"])) #\(number(in: session))"
        case 13: return pick(["undo", "undo", "redo"])
        case 14: return pick(Self.declarations)
        case 15: return pick(Self.settings)
        case 16: return pick(["end", "up", "down", "root"])
        case 17: return "replace \(pick(Self.elements))"
        case 18: return "key k\(random.below(5))"
        default:
            return pick([
                "priority fixed", "stub Card 40x20", "print(title)", "print(\"row\", Int(3.5))",
                "after Label(text: \"after\")",
            ])
        }
    }

    private mutating func number(in session: Session) -> Int {
        let numbers = session.document.outline.nodes.map(\.number)
        return numbers.isEmpty ? 1 : numbers[random.below(numbers.count)]
    }

    private mutating func pick(_ choices: [String]) -> String { choices[random.below(choices.count)] }

    private static let badge =
        "struct Badge: ProxyElement { var count: Int; var elementRepresentation: Element "
        + "{ Label(text: \"\\(count)\").inset(uniform: 3).box(background: .red) } }"
    private static let elements = [
        "Label(text: \"one\")", "Label(text: title)", "Label(text: \"a longer text that may be truncated\")",
        "Row { Label(text: \"a\"); Label(text: \"b\").inset(uniform: 2) }", "Column()", "Badge(count: 7)", "made(3)",
        "Spacer(8)", "Box(background: .blue, cornerStyle: .rounded(radius: 4))",
        "for index in 0..<3 { Label(text: \"\\(title) \\(index)\") }",
        "Label(text: \"red\") { $0.color = .red; $0.numberOfLines = 1 }", "Card()",
    ]
    private static let modifiers = [
        "inset 4", "box background lightGray", "centered", "opacity 0.5", "constrained width 60",
        ".aligned(vertically: .top, horizontally: .leading)", "row", "column", ".inset(top: 2, left: 30)",
    ]
    private static let declarations = [
        "let title = \"Inbox\"", "let title = \"Sent\"", badge, badge.replacing(".red", with: ".green"),
        "func made(_ n: Int) -> Element { Label(text: \"made \\(n * 2)\").inset(uniform: 1) }", "var other = 3",
        "other += 1",
    ]
    private static let settings = [
        "viewport 200x120", "viewport 300x160", "direction rtl", "direction ltr", "scale 2", "scale 1",
        "env safeAreaInsets 8", "env locale de_DE", "style ascii", "style text", "style unicode", "zoom 2", "zoom 1",
        "textsize \"one\" 50x20",
    ]
}
