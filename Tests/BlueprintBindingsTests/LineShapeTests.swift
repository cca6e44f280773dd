import BlueprintBindings
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import Testing

/// Lines of one shape share what the checker finds about the first of them.
@Suite struct LineShapeTests {
    @Test(
        "Lines of one shape have the meaning that each has alone",
        arguments: [
            // A literal of one character, and of several.
            """
            func kind(_ value: Character) -> String { "character" }
            @_disfavoredOverload func kind(_ value: String) -> String { "string" }
            Column {
                Label(text: kind("a"))
                Label(text: kind("ab"))
                Label(text: kind("b"))
                Label(text: kind("bc"))
            }
            """,
            // Bodies of different lengths, with declarations, loops and branches in some.
            """
            let isWide = true
            Column {
                Row { Label(text: "a") }
                Row { Label(text: "b"); Label(text: "c") }
                Row { for index in 0..<2 { Label(text: "\\(index)") } }
                Row { if isWide { Label(text: "wide") } }
                Row { let text = "d"; Label(text: text) }
                Row { Row { Row { Label(text: "e") } } }
                Row { Row { Row { Label(text: "f"); Label(text: "g").inset(uniform: 2) } } }
            }
            """,
            // Closures without parameters that do different things.
            """
            func done() -> Int { 3 }
            Column {
                Button(onTap: { print("a") }, wrapping: Label(text: "a"))
                Button(onTap: { print("b") }, wrapping: Label(text: "b"))
                Button(onTap: { _ = done() }, wrapping: Label(text: "c"))
                Button(onTap: {}, wrapping: Label(text: "d"))
                Label(text: "e") { $0.numberOfLines = 2 }
                Label(text: "f") { $0.numberOfLines = 3 }
                Label(text: "g") { $0.color = .red; $0.numberOfLines = 3 }
            }
            """,
            // Lines outside of a body.
            """
            func twice(_ number: Int) -> Int { number * 2 }
            func twice(_ text: String) -> String { text + text }
            twice(2)
            twice(3)
            twice("a")
            Label(text: twice("bc"))
            """,
        ]
    )
    func sameMeaning(source: String) throws {
        let (kept, alone) = try reports(of: source)
        #expect(kept == alone)
        #expect(kept.first?.hasPrefix("error") == false, "\(kept)")
    }

    @Test(
        "A mistake in one of several lines of one shape is found",
        arguments: [
            "Row { Label(text: \"a\"); Label(txt: \"b\") }",
            "Row { Label(text: \"a\"); Row { Label(text: 3) } }",
            "Row { let text = 3; Label(text: text) }",
            "Button(onTap: { prnt(\"a\") }, wrapping: Label(text: \"a\"))",
            "Label(text: \"a\") { $0.numberOfLines = \"b\" }",
        ]
    )
    func mistakes(line: String) throws {
        let others = """
                Row { Label(text: "x"); Label(text: "y") }
                Button(onTap: { print("a") }, wrapping: Label(text: "a"))
                Label(text: "a") { $0.numberOfLines = 2 }
            """
        let (kept, alone) = try reports(of: "Column {\n\(others)\n    \(line)\n\(others)\n}")
        #expect(kept == alone)
        #expect(kept.first?.hasPrefix("error") == true, "\(kept)")
    }

    /// Returns what the evaluation of a source gives whose lines are kept, and one that checks all lines together.
    private func reports(of source: String) throws -> (kept: [String], alone: [String]) {
        let evaluator = BlueprintEvaluator()
        let parsed = try #require(PreparsedSource(parsing: source))
        return (
            report { try evaluator.evaluate(parsed) },
            report { try BlueprintEvaluator(table: evaluator.table).evaluate(source) }
        )
    }

    private func report(_ evaluate: () throws -> EvaluatedDocument) -> [String] {
        do {
            let document = try evaluate()
            let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.element = document.root
            view.layoutIfNeeded()
            var lines: [String] = []
            func visit(_ node: LayoutNode) {
                let place = node.sourceTag.flatMap { document.offset(ofTag: $0) } ?? -1
                let label = node.element.untagged as? Label
                lines.append("\(node.typeName) \(place) \(label.map { "\($0.text) \($0.numberOfLines)" } ?? "")")
                for child in node.children { visit(child) }
            }
            if let root = view.layoutTree?.root { visit(root) }
            return lines + document.takeNotes().map { "\($0)" }
        } catch {
            return ["error \(error)"]
        }
    }
}
