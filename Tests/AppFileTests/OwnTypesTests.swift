import BlueprintREPL
import TestSessions
import Testing

/// Types declared in the document have help and errors like those of the library.
@Suite("Custom types")
struct OwnTypesTests {
    private static let noView =
        "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }"

    private static let chip = """
        struct Chip: ProxyElement {
            var text: String
            var elementRepresentation: Element { Label(text: text).inset(uniform: 4).box(background: .red) }
        }
        """

    @Test("Help describes declared types under their own names")
    func help() throws {
        let text = try lastOutput(
            Self.chip,
            "enum Size: Int { case small, large; static let all = 2; func points(of scale: CGFloat) -> CGFloat { scale } }",
            "help Chip"
        )
        #expect(
            text == """
                Chip · struct of the document
                  is a ProxyElement
                  Chip(text: String)
                  properties: text: String, elementRepresentation: any Element
                  declared in line 1 of the document
                """
        )
        let size = try lastOutput(
            "enum Size: Int { case small, large; static let all = 2; func points(of scale: CGFloat) -> CGFloat { scale } }",
            "help Size"
        )
        #expect(size.contains("functions: points(of:)"))
        #expect(size.contains("values: small, large, all"))
    }

    @Test("why of a custom element names it, and says once that text has the headless font")
    func why() throws {
        for target in ["Chip[0]", "\"one\"", "\"one\" width", "Chip[0] height"] {
            let text = try lastOutput(
                Self.chip,
                "Column { Chip(text: \"one\"); Chip(text: \"twenty\") }",
                "why \(target)"
            )
            #expect(text.contains("Chip #2"), "\(text)")
            #expect(text.split(separator: "\n").count { $0.contains("headless font") } == 1, "\(target): \(text)")
        }
        let box = try lastOutput(
            "Box(backgroundColor: .red).constrainedTo(width: 40, height: 20).centered()",
            "why Box"
        )
        #expect(!box.contains("headless"))
    }

    @Test(
        "An error in its code is reported with the call stack",
        arguments: [
            ("content", "var content: ElementContent { sized([1][3]) }", "A()", "in A.content, called by the library"),
            (
                "measure",
                "var content: ElementContent { ElementContent { CGSize(width: $0.width.constrainedValue!, height: 1) } }",
                "A().scrollable(.fittingContent)", "in a closure, called by the library"
            ),
            (
                "describe",
                """
                var content: ElementContent { sized(1) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UILabel.describe { $0[\\.text] = words()[5] }
                }
                func words() -> [String] { [] }
                """,
                "A()", "in a closure, called at"
            ),
        ]
    )
    func traps(_ place: String, _ members: String, _ root: String, _ call: String) throws {
        let view = members.contains("backingViewDescription") ? "" : Self.noView
        let declaration = """
            struct A: Element {
                \(members)
                \(view)
                func sized(_ width: CGFloat) -> ElementContent {
                    ElementContent(intrinsicSize: CGSize(width: width, height: 1))
                }
            }
            """
        let texts = try run([declaration, root, "Label(text: \"on\")"])
        #expect(texts[1].contains("error"), "\(place): \(texts)")
        #expect(texts[1].contains(call), "\(place): \(texts)")
        #expect(!texts[2].contains("error"), "\(place): \(texts)")
    }

    @Test(
        "A missing type of an app is refused by its name, with a fix",
        arguments: [
            (
                "UIView.describe { config in config[\\.topAnchor] = 4 }", "'topAnchor' of 'UIView'",
                "use the layouts of elements"
            ),
            (
                "UIView.describe { config in config[\\.accessibilityCustomRotors] = nil }",
                "'accessibilityCustomRotors' of 'UIView'",
                "delete this line"
            ),
            ("NSLayoutConstraint.activate([])", "'activate' of 'NSLayoutConstraint'", "use the layouts of elements"),
            (
                "final class Home: UITabBarController {}", "type 'UITabBarController'",
                "a BlueprintView shows"
            ),
            (
                "class V: UIView { override func layoutIfNeeded() {} }", "overriding 'layoutIfNeeded()' of 'UIView'",
                "a subclass can override"
            ),
            (
                "VStack { Label(text: \"a\") }", "'VStack'",
                "Column(alignment: .center, underflow: .justifyToStart) { Label(text: \"a\") }"
            ),
            ("class Choice: UIRefreshControl {}", "subclassing 'UIRefreshControl'", "UIRefreshControl.describe"),
        ]
    )
    func refusals(_ source: String, _ message: String, _ way: String) throws {
        let text = try lastOutput(source)
        #expect(text.contains("\(message) is not supported here"), "\(text)")
        #expect(text.split(separator: "\n").joined(separator: " ").contains(way), "\(text)")
    }

    @Test("A layout's code and an observer are in the call stack, too")
    func layout() throws {
        let layout = """
            struct L: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize { third(subelements) }
                func third(_ children: Subelements) -> CGSize { children[2].sizeThatFits(.unconstrained) }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {}
            }
            struct E: Element {
                var content: ElementContent { ElementContent(layout: L()) { $0.add(element: Spacer(1)) } }
                \(Self.noView)
            }
            """
        let text = try lastOutput(layout, "E().centered()")
        #expect(text.contains("index out of range: 2 is not in 0..<1"), "\(text)")
        #expect(text.contains("in L.third(_:), called at document:4: ) -> CGSize { third(subelements) }"), "\(text)")
        #expect(text.contains("cache:), called by the lib"), "\(text)")
        let controller = """
            final class Screen {
                let view = BlueprintView()
                var items = [1] { didSet { view.element = Label(text: "\\(items[0])") } }
            }
            let screen = Screen()
            """
        let observed = try lastOutput(controller, "screen.items = []")
        #expect(observed.contains("in an observer of items, called at"), "\(observed)")
    }
}

/// Stacks of one's own, which conform to `StackElement`.
@Suite struct OwnStackTests {
    private static let pile = """
        struct Pile: StackElement {
            var layout = StackLayout(axis: .vertical, alignment: .fill)
            var children: [(element: Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
            var name = "pile"
        }
        var pile = Pile()
        pile.layout.minimumSpacing = 4
        pile.add(growPriority: 0, shrinkPriority: 0, key: "one", child: Label(text: "one"))
        pile.addFixed(child: Label(text: "three"))
        pile.addFlexible(child: Spacer(8))

        """

    @Test("A stack of one's own has the members and the layout of a stack")
    func members() throws {
        let prints = """
            print(pile.children.count, pile.name, pile.children[0].key ?? "none", pile.children[1].traits.growPriority)
            print(pile.content.measure(in: .unconstrained))
            print(pile.inset(uniform: 8).content.measure(in: .unconstrained).height)
            """
        let source = "import BlueprintUI\nimport BlueprintUICommonControls\n" + Self.pile + prints
        var printed: [String] = []
        _ = ScriptRunner.sharing().run(source, name: "a.swift") { printed.append($0.text.plain) }
        #expect(
            printed == [
                "3 pile one 0.0",
                "CGSize(width: 40.0, height: 48.0)",
                "64.0",
            ]
        )
    }

    @Test("A stack of one's own is shown under its name, as the reason for its children's frames")
    func shown() throws {
        let files = MemoryFiles(["pile.swift": Self.pile + "pile\n"])
        let printed = try run(["load pile.swift", "tree", "why \"three\" y"], files: files)
        #expect(printed[1].contains("Pile"), "\(printed[1])")
        #expect(printed[2].contains("60 gap"), "\(printed[2])")
    }
}
