import BlueprintREPL
import TestSessions
import Testing

/// Files of an app with controllers and custom view classes.
@Suite struct ControllerTests {
    private static let declarations = """
        import UIKit
        import BlueprintUI
        import BlueprintUICommonControls

        struct Hello: ProxyElement {
            var name: String
            var elementRepresentation: any Element { Label(text: "Hello \\(name)").inset(uniform: 8) }
        }

        final class HelloViewController: UIViewController {
            private let blueprintView = BlueprintView()
            var name = "you" { didSet { update() } }

            override func loadView() { view = blueprintView }

            override func viewDidLoad() {
                super.viewDidLoad()
                update()
            }

            private func update() { blueprintView.element = Hello(name: name) }
        }

        """

    private static let badge = """
        final class BadgeView: UIView {
            var count = 0 { didSet { changes += 1; print("\\(count) after \\(changes)") } }
            var changes = 0
        }
        struct Badge: Element {
            var count: Int
            var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 20)) }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                BadgeView.describe { config in config[\\.count] = count }
            }
        }
        Row { Badge(count: 1) }
        """

    private let files = MemoryFiles([
        "declared.swift": declarations,
        "made.swift": declarations + "let controller = HelloViewController()\ncontroller\n",
        "called.swift": declarations + "HelloViewController()\n",
        "loaded.swift": declarations + "let controller = HelloViewController()\ncontroller.loadViewIfNeeded()\n",
        "badge.swift": badge,
    ])

    @Test func aFileThatOnlyDeclaresLoads() throws {
        let printed = try run(["load declared.swift", "HelloViewController()", "tree"], files: files)
        #expect(
            printed[0]
                == "declared.swift loaded: 0 nodes, 2 declarations; next: type Hello(…) to show it"
        )
        #expect(!printed[1].contains("error"))
        #expect(printed[2].contains("\"Hello you\""))
    }

    @Test(arguments: ["made.swift", "called.swift", "loaded.swift"])
    func aControllerShowsWhatItsViewShows(_ file: String) throws {
        let printed = try run(["load \(file)", "tree", "swift"], files: files)
        let note =
            file == "loaded.swift"
            ? "note: code in the file makes the tree: to change it, edit the file and load it" : ""
        #expect(printed[0].hasPrefix(note.isEmpty ? "\(file) loaded" : note), "\(printed[0])")
        #expect(printed[1].contains("Hello") && printed[1].contains("› Label ■ 8,8"), "\(printed[1])")
        #expect(printed[2].contains("final class HelloViewController: UIViewController {"))
    }

    @Test func aControllerIsTakenAtThePrompt() throws {
        let printed = try run(
            [
                "load declared.swift", "let c = HelloViewController()", "c.name = \"me\"", "c.isViewLoaded",
                "c.view.tag",
                "c", "tree", "UIViewController()", "UIView()",
            ],
            files: files
        )
        #expect(Array(printed[3...4]) == ["false", "0"])
        #expect(printed[6].contains("\"Hello me\""), "\(printed[6])")
        #expect(printed[7] == "UIViewController" && printed[8].contains("UIView"), "\(printed[7...])")
    }

    @Test func aViewDeeperInTheViewIsFound() throws {
        let source = """
            class Home: UIViewController {
                let inner = BlueprintView(element: Label(text: "inside"))
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(UILabel())
                    view.addSubview(box)
                    box.addSubview(inner)
                }
            }
            Home()
            """
        let printed = try run(["load a.swift", "tree"], files: MemoryFiles(["a.swift": source]))
        #expect(printed[1].contains("\"inside\""), "\(printed)")
    }

    @Test func aViewOfOnesOwnIsUsedAgain() throws {
        let printed = try run(["load badge.swift", "views", "select #2", "set count 5", "views"], files: files)
        #expect(printed[0].contains("1 after 1") && printed[0].contains("created 1 (v2 BadgeView)"), "\(printed[0])")
        #expect(printed[1].contains("BadgeView v2"))
        #expect(printed[3].contains("5 after 2") && printed[3].contains("reused 1"), "\(printed[3])")
        #expect(printed[4].contains("BadgeView >v2<"), "\(printed[4])")
    }

    @Test func aClassThatIsDeclaredAnewTakesItsViewsOver() throws {
        let anew = """
            final class BadgeView: UIView { var note = "n"; var changes = 7; \
            var count = 0 { didSet { print("new \\(count), \\(changes) \\(note)") } } }
            """
        let printed = try run(["load badge.swift", "select #2", anew, "set count 2", "views"], files: files)
        #expect(printed[2].contains("new 1, 1 n") && printed[2].contains("BadgeView redeclared"), "\(printed[2])")
        #expect(printed[3].contains("new 2, 1 n"), "\(printed[3])")
        #expect(printed[4].contains("BadgeView >v2<"))
    }

    /// A view keeps its initial values for longer than undo keeps the document that created it.
    @Test func aViewWorksHoweverOftenItIsUsedAgain() throws {
        let source = """
            final class Inner: UIView {
                var times = 0
                var onLayout: (() -> Void)?
                override func layoutSubviews() { times += 1; onLayout?() }
            }
            final class Outer: UIView {
                var count = 0 { didSet { inner.setNeedsLayout(); tag = inner.times * 100 + seen } }
                private var seen = 0
                private let inner = Inner()
                override init(frame: CGRect) {
                    let one = 1
                    super.init(frame: frame)
                    addSubview(inner)
                    inner.onLayout = { [weak self] in self?.seen += one }
                }
                required init?(coder: NSCoder) { fatalError("no archive") }
            }
            struct Badge: Element {
                var count: Int
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 20)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    Outer.describe { config in
                        config[\\.count] = count
                        config.apply { view in print("tag \\(view.tag)") }
                    }
                }
            }
            Column { Badge(count: 1) }
            """
        let edits = (2...40).map { "set count \($0)" }
        let printed = try run(["load a.swift", "select #2"] + edits, files: MemoryFiles(["a.swift": source]))
        #expect(printed.allSatisfy { !$0.contains("error") }, "\(printed.last ?? "")")
        #expect(printed.last?.contains("tag 4040") == true, "\(printed.last ?? "")")
    }

    @Test func whatGoesWrongInAViewIsAnErrorWithItsCalls() throws {
        let text = try lastOutput(
            "class V: UIView { override func layoutSubviews() { let a = [1]; print(a[4]) } }",
            """
            struct E: Element {
                var content: ElementContent { ElementContent(intrinsicSize: .zero) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    V.describe { _ in }
                }
            }
            """,
            "E()"
        )
        #expect(text.contains("index out of range: 4 is not in 0..<1"), "\(text)")
        #expect(text.contains("in V.layoutSubviews(), called by the library"), "\(text)")
    }

    @Test(arguments: [
        ("class V: UIView { override func sizeThatFits(_ s: CGSize) -> CGSize { sizeToFit(); return s } }; V().sizeToFit()"),
        ("class V: UIView { override func layoutSubviews() { setNeedsLayout(); layoutIfNeeded() } }; V().layoutIfNeeded()"),
        ("class C: UIViewController { override func viewDidLoad() { C().loadViewIfNeeded() } }; C().loadViewIfNeeded()"),
        ("class V: UIView { override func layoutSubviews() { while true {} } }; V().layoutIfNeeded()"),
    ])
    func whatNeverEndsIsStopped(_ line: String) throws {
        let text = try lastOutput(line)
        #expect(text.contains("nested more than") || text.contains("stopped after"), "\(text)")
    }
}
