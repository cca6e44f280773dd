import SwiftInterpreter
import Testing

/// The result of a closure selects among overloads that differ only in that closure.
@Suite("Closures select overloads")
struct ClosureOverloadTests {
    private static let overloads = """
        struct Size { var side: Int; static let zero = Size(side: 0) }
        protocol Shape { var name: String { get } }
        struct Dot: Shape { var name = "dot" }
        func make(_ measure: (Int) -> Size) -> String { "size" }
        func make(_ build: (Int) -> Dot) -> String { "dot" }
        func make(_ change: (Int) -> Void) -> String { "nothing" }
        func pick<T>(_ choose: (Int) -> T) -> T { choose(1) }

        """

    @Test(
        "The result decides, as a single expression or after return",
        arguments: [
            ("make { side in Size(side: side) }", "size"),
            ("make { side in Dot() }", "dot"),
            ("make { _ in .zero }", "size"),
            ("make { side in .init(side: side) }", "size"),
            ("make { .init(side: $0) }", "size"),
            ("make { side in let other = Dot(); return other }", "dot"),
            ("make { side in if side > 1 { return Dot() }; return Dot(name: \"b\") }", "dot"),
            ("make { side in side > 1 ? Dot() : Dot(name: \"b\") }", "dot"),
            ("make { side in guard side > 1 else { return .zero }; return .init(side: side) }", "size"),
            ("make { side in for dot in [Dot()] { return dot }; return Dot() }", "dot"),
            ("make { side in print(side) }", "nothing"),
            ("make { _ in }", "nothing"),
            ("make { _ in pick { _ in .zero } }", "size"),
            ("make { _ -> Size in pick { _ in .zero } }", "size"),
            ("make { side -> Dot in Dot() }", "dot"),
            ("func size(_ side: Int) -> Size { .zero }; make { side in size(side) }", "size"),
            ("let known: [Dot] = [Dot()]; make { side in known[side] }", "dot"),
        ]
    )
    func results(line: String, expected: String) throws {
        let value = try value(of: Self.overloads + line)
        #expect(value.description == expected)
    }

    @Test(
        "Statements do not decide whether a closure returns a value",
        arguments: [
            "make { side in if side > 1 { Dot() } else { Dot(name: \"b\") } }",
            "make { side in switch side { case 1: Size(side: 1); default: Size(side: 2) } }",
            "make { side in print(side); print(side) }",
        ]
    )
    func ambiguous(line: String) {
        let error = #expect(throws: Diagnostic.self) { try value(of: Self.overloads + line) }
        #expect(error?.message == "ambiguous use of 'make'")
    }

    private func value(of source: String) throws -> Value {
        try Interpreter(table: BindingTable()).value(of: source, fileName: "test")
    }
}
