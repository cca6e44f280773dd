import BlueprintREPL
import TestSessions
import Testing

/// Code of the document that the library calls: its text is printed each time it is read, and its errors are reported.
@Suite("Code that the library calls")
struct LibraryCallTests {
    private static let card = """
        struct Card: Element {
            var text: String
            var content: ElementContent {
                print("content \\(text)")
                return ElementContent { constraint, _ in
                    Label(text: text)
                }
            }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
        }
        """

    private static let badge = """
        struct Badge: ProxyElement {
            var elementRepresentation: any Element {
                print("badge")
                return Label(text: "9")
            }
        }
        """

    @Test("A custom element whose closure returns an element shows that element")
    func builder() throws {
        let tree = try lastOutput(Self.card, "Card(text: \"a\")", "tree")
        #expect(tree.contains("Label"), "\(tree)")
    }

    @Test("Text printed by an element's content is printed once for each edit")
    func content() throws {
        let printed = try run([Self.card, "Card(text: \"a\")", "inset 4", "views"])
        #expect(printed[1].hasPrefix("content a\nCard #1 is the root"), "\(printed[1])")
        #expect(printed[2].components(separatedBy: "content a").count == 2, "\(printed[2])")
        #expect(!printed[3].contains("content"))
    }

    @Test("Text printed by elementRepresentation is printed for the content and for the view of each element")
    func representation() throws {
        let printed = try run([Self.badge, "Column { Badge(); Badge() }"])
        #expect(printed[1].hasPrefix("badge\nbadge\nbadge\nbadge\nColumn"), "\(printed[1])")
    }

    @Test("Text printed by closures is printed in the order in which the layout calls them")
    func order() throws {
        let printed = try run([
            "struct Two: Element { var content: ElementContent { print(\"two\"); return ElementContent { _, _ in "
                + "print(\"build\"); return Badge() } }\n"
                + "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? "
                + "{ print(\"view\"); return nil } }",
            Self.badge, "Two()",
        ])
        let lines = printed[2].split(separator: "\n").map(String.init)
        let first = lines.firstIndex(of: "two") ?? 9
        #expect(first == 0, "\(lines)")
        #expect(lines.firstIndex(of: "build") ?? 0 > first, "\(lines)")
        #expect(lines.count { $0 == "badge" } == 2 * lines.count { $0 == "build" }, "\(lines)")
    }

    @Test(
        "An error in code that the library calls is reported with its place",
        arguments: [
            ("class VC: UIViewController { override func loadView() { fatalError(\"boo\") } }", "VC()", "boo"),
            (
                "class VC: UIViewController { override func viewDidLoad() { print([1][3]) } }", "VC()",
                "index out of range"
            ),
            (
                "class V: UIView { override func layoutSubviews() { print([1][3]) } }\n"
                    + "struct E: UIViewElement { func makeUIView() -> V { V(frame: .zero) }\n"
                    + "func updateUIView(_ view: V, with context: UIViewElementContext) {} }",
                "E()", "index out of range"
            ),
            (
                "struct E: Element { var content: ElementContent { ElementContent { (c: SizeConstraint) -> CGSize in "
                    + "CGSize(width: [1.0][3], height: 0) } }\n"
                    + "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil } }",
                "Column { E() }", "index out of range"
            ),
            (
                "struct E: Element { var content: ElementContent { ElementContent(intrinsicSize: .zero) }\n"
                    + "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { "
                    + "UIView.describe { config in print([1][3]) } } }",
                "E()", "index out of range"
            ),
            (
                "struct T: CustomStringConvertible { var description: String { [\"a\"][1] } }", "print(\"\\(T())\")",
                "index out of range"
            ),
        ]
    )
    func errors(declaration: String, line: String, message: String) throws {
        let text = try lastOutput(declaration, line)
        #expect(text.contains("error: ") && text.contains(message), "\(text)")
    }

    @Test("An error in code that runs when an element disappears is reported")
    func disappearing() throws {
        let text = try lastOutput("Column", "Label(text: \"a\").onDisappear { print([1][3]) }", "remove #2")
        #expect(text.contains("index out of range"), "\(text)")
    }
}
