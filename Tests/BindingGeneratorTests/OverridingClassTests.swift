import BindingGenerator
import SymbolGraphs
import Testing

/// Each class that source may inherit from has a native class with the overrides of all its superclasses.
@Suite("Generated classes of declared subclasses")
struct OverridingClassTests {
    /// Views, controllers and lamps; `UIDimmer` inherits from `UIView`.
    private static let symbols: [Symbol] =
        ["UIView", "UIDimmer", "UIViewController", "Lamp"].map { Symbol(kind: "class", path: [$0]) } + [
            Symbol(kind: "property", path: ["UIView", "alpha"], declaration: "var alpha: CGFloat { get set }"),
            Symbol(kind: "property", path: ["UIView", "size"], declaration: "var size: CGSize { get }"),
            Symbol(
                kind: "method",
                path: ["UIView", "layout()"],
                declaration: "@discardableResult func layout() -> Bool"
            ),
            Symbol(
                kind: "method",
                path: ["UIView", "hit(_:with:)"],
                declaration: "func hit(_ point: CGPoint, with event: UIEvent?) -> UIView?"
            ),
            Symbol(
                kind: "method",
                path: ["UIDimmer", "dim(to:then:)"],
                declaration: "func dim(to level: Int,\n  then done: (() -> Void)? = nil)"
            ),
        ]

    private func text(_ exceptions: String) throws -> String {
        let files = SymbolFiles(
            symbols: Self.symbols,
            relations: [SymbolRelation(kind: "inheritsFrom", source: "UIDimmer", target: "UIView")]
        )
        let texts = try BindingFiles([("Lights", files)], except: Exceptions(exceptions)).texts
        return texts["Interpreted/Generated/InterpretedClasses.swift"] ?? ""
    }

    /// Returns the lines of a class.
    private func lines(of name: String, _ exceptions: String) throws -> [String] {
        let lines = try text(exceptions).split(separator: "\n").map(String.init)
        let start = lines.firstIndex { $0.hasPrefix("final class \(name)") } ?? lines.endIndex
        return Array(lines[start...].prefix { $0 != "}" })
    }

    @Test("A view passes its own members and those of its superclass to its link")
    func views() throws {
        let made = try lines(
            of: "InterpretedDimmer",
            "inheritable UIDimmer\nUIView\n    override size layout() hit(_:with:)\n    observe alpha\n"
                + "UIDimmer\n    override dim(to:then:)"
        )
        #expect(
            made == [
                "final class InterpretedDimmer<Name: ClassName>: UIDimmer, InterpretedObject {",
                "    let link = ObjectLink()",
                "    deinit { link.finish() }",
                "    override class var inspectedName: String { Name.text }",
                "    override var size: CGSize { link.value { super.size } }",
                "    override func layout() -> Bool {",
                #"        link.call("layout") { super.layout() }"#,
                "    }",
                "    override func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
                #"        link.call("hit", [(nil, point), ("with", event as Any)], as: UIView?.self) { "#
                    + "super.hit(point, with: event) }",
                "    }",
                "    override var alpha: CGFloat {",
                "        get { link.value { super.alpha } }",
                "        set { link.set(newValue, from: super.alpha) { super.alpha = $0 } }",
                "    }",
                "    override func dim(to level: Int, then done: (() -> Void)? = nil) {",
                #"        link.call("dim", [("to", level), ("then", done as Any)]) { super.dim(to: level, then: done) }"#,
                "    }",
            ]
        )
    }

    @Test("A controller has its initializers, and a class that is neither has no name of its own")
    func others() throws {
        let controller = try lines(of: "InterpretedViewController", "inheritable UIViewController")
        #expect(controller.contains("    init() { super.init(nibName: nil, bundle: nil) }"))
        let lamp = try lines(of: "InterpretedLamp", "inheritable Lamp")
        #expect(lamp.first == "final class InterpretedLamp: Lamp, InterpretedObject {")
        #expect(lamp.count == 3)
    }

    @Test("The file lists what each class lets source override, and the classes of views")
    func lists() throws {
        let text = try text("inheritable UIView Lamp\nUIView\n    override size\n    observe alpha")
        let lists = ["case \"UIView\":", "    overriding = [\"size\"]", "    observing = [\"alpha\"]"]
        #expect(text.contains(lists.joined(separator: "\n        ")))
        #expect(text.contains(#"case "UIView": InterpretedView<Name>.self"#))
        #expect(!text.contains(#"case "Lamp""#))
    }

    @Test("A member that does not exist cannot be overridden")
    func faults() {
        let fault = #expect(throws: Exceptions.Fault.self) {
            try text("inheritable UIDimmer\nUIDimmer\n    override fade()")
        }
        #expect(fault?.description == "UIDimmer has no member 'fade()' to override: take it out")
    }
}
