import SwiftInterpreter
import Testing

/// Declared classes that inherit from registered native classes.
@Suite struct SubclassTests {
    private class Node {
        var name = ""
        var children: [Node] = []
        func draw() -> String { "node \(name)" }
        func drawAll() -> String { ([draw()] + children.map { $0.drawAll() }).joined(separator: ", ") }
    }

    private final class InterpretedNode: Node, InterpretedObject {
        let link = ObjectLink()
        override func draw() -> String { link.call("draw") { super.draw() } }
        override var name: String {
            get { super.name }
            set { link.set(newValue, from: super.name) { super.name = $0 } }
        }
    }

    private static func table(keeping nodes: Kept = Kept()) -> BindingTable {
        let table = BindingTable()
        table.interface(InterfaceText("extension Node { func erase() }"))
        table.register(Node.self, as: "Node", summary: "A node.") { node in
            node.initializer("init()") { _ in Node() }
            node.property("name", \.name)
            node.property("children", \.children)
            node.method("add(_ child: Node)") { $0.children.append(try $1["child"]) }
            node.method("draw() -> String") { node, _ in node.draw() }
            node.method("drawAll() -> String") { node, _ in node.drawAll() }
            node.subclassable(overriding: ["draw()"], observing: ["name"], uncalled: ["erase()": "nothing is erased"]) {
                _ in
                let node = InterpretedNode()
                nodes.last = node
                return node
            }
            node.inheritedInitializer("init(name: String)") { $0.name = try $1["name"] }
            node.inheritedInitializer("init()", callingOverridden: "init(name:)", with: ["none"])
        }
        return table
    }

    /// A weak reference to the most recent node.
    private final class Kept {
        weak var last: Node?
    }

    private func value(_ source: String) throws -> String {
        try Interpreter(table: Self.table()).value(of: source, fileName: "input").debugDescription
    }

    @Test(arguments: [
        ("class A: Node {}; A(name: \"x\").draw()", "\"node x\""),
        ("class A: Node {}; A().name", "\"\""),
        (
            "class A: Node { override func draw() -> String { \"own \" + super.draw() } }; A(name: \"x\").drawAll()",
            "\"own node x\""
        ),
        (
            "class A: Node { override func draw() -> String { \"a\" } }; let n = Node(); n.add(A()); n.add(A()); n.drawAll()",
            "\"node , a, a\""
        ),
        (
            "class A: Node { var k = 2; init(k: Int) { self.k = k; super.init(name: \"k\\(k)\") } }; A(k: 3).name",
            "\"k3\""
        ),
        ("class A: Node { override init(name: String) { super.init(name: name + \"!\") } }; A().name", "\"none!\""),
        (
            "class A: Node { var s = 0; override var name: String { didSet { s += 1 } } }; let a = A(); a.name = \"b\"; a.s",
            "1"
        ),
        ("class A: Node { var v = 1 }; class B: A {}; let n = Node(); n.add(B()); (n.children[0] as? A)?.v ?? 0", "1"),
        ("class A: Node {}; let n: Node = A(); n is A", "true"),
        ("class A: Node {}; let n = Node(); let a = A(); n.add(a); n.children[0] === a", "true"),
        (
            "extension Node { func twice() -> String { draw() + draw() } }; class A: Node {}; A().twice()",
            "\"node node \""
        ),
    ])
    func behavesLikeSwift(source: String, wanted: String) throws {
        #expect(try value(source) == wanted)
    }

    @Test(arguments: [
        (
            "class A: Node { override func drawAll() -> String { \"\" } }",
            "overriding 'drawAll()' of 'Node' is not supported"
        ),
        ("class A: Node { override func erased() {} }", "method does not override any method from its superclass"),
        ("class A: Node { func draw() -> String { \"\" } }", "overriding declaration requires an 'override' keyword"),
        (
            "class A: Node { override var children: [Node] { [] } }",
            "overriding 'children' of 'Node' is not supported"
        ),
        ("class A: Node { override var name: String { willSet {} } }", "'willSet' of a property of a native class"),
        (
            "class A: Node { init(n: Int) { name = \"a\"; super.init(name: \"\") } }; A(n: 1)",
            "'self' used in property access 'name' before 'super.init' call"
        ),
        (
            "class A: Node { override func draw() -> String { [\"a\"][1] } }; A().drawAll()",
            "index out of range: 1 is not in 0..<1"
        ),
        (
            "class A: Node { init(n: Int) { super.init(number: n) } }; A(n: 1)",
            "argument passed to call that takes no arguments"
        ),
    ])
    func mistakesAreErrors(source: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try value(source) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    }

    @Test func uncalledOverridesAreNoted() throws {
        let interpreter = Interpreter(table: Self.table())
        try interpreter.evaluate("class A: Node { override func erase() {} }", fileName: "input")
        #expect(interpreter.takeNotes().map(\.message) == ["'erase()' is never called here: nothing is erased"])
    }

    @Test func anErrorInACallbackEndsTheEvaluation() throws {
        let interpreter = Interpreter(table: Self.table())
        let source = """
            class A: Node { override func draw() -> String { print("drawn"); return ["a"][1] } }
            A().drawAll()
            print("never")
            """
        #expect(throws: Diagnostic.self) { try interpreter.evaluate(source, fileName: "input") }
        #expect(interpreter.takePrintedLines() == ["drawn"])
        #expect(interpreter.takeDeferredErrors().isEmpty)
    }

    @Test func anErrorAfterTheEvaluationIsRecorded() throws {
        let interpreter = Interpreter(table: Self.table())
        let source = "class A: Node { override func draw() -> String { [\"a\"][1] } }; A(name: \"x\")"
        let node = try interpreter.convert(interpreter.value(of: source, fileName: "input"), to: Node.self)
        #expect(node.draw() == "node x")
        #expect(interpreter.takeDeferredErrors().map(\.message) == ["index out of range: 1 is not in 0..<1"])
    }

    @Test func objectsOwnedByNativeCodeKeepTheirState() throws {
        let interpreter = Interpreter(table: Self.table())
        let parent = Node()
        try interpreter.evaluate(
            "class A: Node { var n = 0; override func draw() -> String { \"n\\(n)\" } }",
            fileName: "a"
        )
        func add() throws {
            let value = try interpreter.value(
                of: "func f() -> A { let a = A(); a.n = 4; return a }; f()",
                fileName: "b"
            )
            parent.children.append(try interpreter.convert(value, to: Node.self))
        }
        try add()
        #expect(parent.drawAll() == "node , n4")
        #expect(parent.drawAll() == "node , n4")
    }

    @Test func unreferencedObjectsAreDeallocated() throws {
        let kept = Kept()
        let interpreter = Interpreter(table: Self.table(keeping: kept))
        try interpreter.evaluate("class A: Node { var other: A? }", fileName: "a")
        try interpreter.evaluate("func f() { let a = A(); a.other = A() }; f()", fileName: "b")
        #expect(kept.last == nil)
        try interpreter.evaluate("var held: A? = A()", fileName: "c")
        #expect(kept.last != nil)
        try interpreter.evaluate("held = nil", fileName: "d")
        #expect(kept.last == nil)
    }
}
