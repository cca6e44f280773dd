import BlueprintBindings
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import TestTiers
import Testing

/// Evaluations that keep the lines of earlier documents.
@Suite struct KeptLinesTests {
    private static let steps = TestTier.choice(fast: 24, merge: 80, all: 80)

    @Test(arguments: TestTier.sample(of: Array(1...12), fast: 12, merge: 6))
    func editsGiveWhatAFreshEvaluatorGives(seed: Int) throws {
        try compare(seed: seed, lines: 1)
    }

    /// The lines of a long list are kept in sections.
    @Test(arguments: TestTier.sample(of: Array(13...16), fast: 4, merge: 4))
    func editsOfLongListsGiveWhatAFreshEvaluatorGives(seed: Int) throws {
        try compare(seed: seed, lines: 100)
    }

    /// The list of a body without statements is written over that of the last evaluation, for an initializer of the
    /// library and for a function of the source.
    @Test(arguments: ["Column", "list"])
    func editsOfLongListsOfElementsGiveWhatAFreshEvaluatorGives(call: String) throws {
        let parameter = "@ElementBuilder<StackLayout.Child> rows: () -> [StackLayout.Child]"
        let function = "func list(\(parameter)) -> Element { Column { for row in rows() { row.element } } }"
        let evaluator = BlueprintEvaluator()
        var (title, count) = ("a", 0)
        var rows: [String] = []
        func row(_ text: String = "row") -> String {
            count += 1
            return "Label(text: \"\(text) \(count)\")"
        }
        let edits: [() -> Void] = [
            { rows = (0..<100).map { _ in row() } }, { rows[50] = row("middle") }, { rows[3] = row("start") },
            { rows.append(row("end")) }, { rows[98] = row("tail") }, { rows[97...98] = [row("two"), row("three")] },
            { rows.remove(at: 70) }, { rows.insert(row("first"), at: 0) }, { rows[99] = row("tail") },
            { rows.swapAt(40, 41) }, { rows[99] = "Label(text: title)" }, { title = "b" },
            { rows += (0..<60).map { _ in row() } }, { rows.removeLast(61) }, { rows[64...70] = [row("one")] },
            { rows[20] = "Column { \(row()); \(row()) }" }, { rows.reverse() }, { rows.removeAll() },
            { rows = (0..<40).map { _ in row("again") } },
        ]
        for (step, edit) in edits.enumerated() {
            edit()
            let body = rows.joined(separator: "\n    ")
            let source = "\(function)\nlet title = \"\(title)\"\n\(call) {\n    \(body)\n}"
            let parsed = try #require(PreparsedSource(parsing: source))
            let fresh = Self.report { try BlueprintEvaluator(table: evaluator.table).evaluate(source) }
            // Twice, as the lines become sections when they are evaluated again.
            for _ in 0..<2 {
                let kept = Self.report { try evaluator.evaluate(parsed) }
                #expect(kept == fresh && kept.count >= rows.count, "step \(step)")
            }
        }
    }

    private func compare(seed: Int, lines: Int) throws {
        let evaluator = BlueprintEvaluator()
        var document = RandomDocument(seed: UInt64(seed), lines: lines)
        var past: [String] = []
        var errors: [String] = []
        for step in 0..<Self.steps {
            document.edit()
            var source = document.text
            past.append(source)
            // An undo brings back an earlier document.
            if step % 11 == 10 { source = past[past.count - 5] }
            guard let parsed = PreparsedSource(parsing: source) else {
                Issue.record("not Swift: \(source)")
                return
            }
            let kept = Self.report { try evaluator.evaluate(parsed) }
            let fresh = Self.report {
                let evaluator = BlueprintEvaluator(table: evaluator.table)
                return step.isMultiple(of: 4) ? try evaluator.evaluate(source) : try evaluator.evaluate(parsed)
            }
            if let error = fresh.first, error.hasPrefix("error") { errors.append(error) }
            #expect(kept == fresh, "seed \(seed), step \(step):\n\(source)")
            if kept != fresh { return }
        }
        #expect(errors.count < Self.steps * 2 / 3, "many of the documents must have a value; \(Set(errors).prefix(3))")
    }

    /// Returns everything that can be seen of an evaluation and of a render of its result.
    private static func report(_ evaluate: () throws -> EvaluatedDocument) -> [String] {
        do {
            let document = try evaluate()
            var lines = document.takePrintedLines().map { "printed \($0)" }
            lines += document.declarations.map { "\($0.kind) \($0.name) at \($0.offset)" }
            let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
            view.element = document.root
            view.layoutIfNeeded()
            func visit(_ node: LayoutNode, _ indent: String) {
                let offset = node.sourceTag.map { document.offset(ofTag: $0).map { "\($0)" } ?? "nowhere" } ?? "-"
                let text = (node.element.untagged as? Label)?.text ?? ""
                lines.append("\(indent)\(node.typeName) \(offset) \(Rendering.text(node.frame)) \(text)")
                for child in node.children { visit(child, indent + "  ") }
            }
            if let root = view.layoutTree?.root { visit(root, "") }
            lines += document.takePrintedLines().map { "printed \($0)" }
            lines += document.takeNotes().map { "note \($0)" }
            lines += document.takeFaults().map { "fault \($0)" }
            return lines
        } catch {
            return ["error \(error)"]
        }
    }

    // MARK: - Evaluations

    /// Evaluates documents that call a counted function.
    private final class Counting {
        let evaluator = BlueprintEvaluator()
        var calls = 0

        init() {
            evaluator.table.function("counted(_ text: String) -> any Element") { [unowned self] arguments in
                calls += 1
                return Label(text: try arguments["text"]) as any Element
            }
        }

        /// Returns the number of calls that the evaluation of a document needs.
        func calls(_ source: String) throws -> Int {
            calls = 0
            guard let parsed = PreparsedSource(parsing: source) else { return -1 }
            _ = try evaluator.evaluate(parsed)
            return calls
        }
    }

    @Test(arguments: [20, 150]) func onlyChangedLinesAreEvaluated(count: Int) throws {
        let counting = Counting()
        let lines = (0..<count).map { "counted(\"\($0)\")" }
        func column(_ lines: [String], _ before: String = "") -> String {
            before + "Column {\n" + lines.map { "    \($0)\n" }.joined() + "}"
        }
        #expect(try counting.calls(column(lines)) == count)
        #expect(try counting.calls(column(lines)) == 0)
        var changed = lines
        changed[7] = "counted(\"other\")"
        #expect(try counting.calls(column(changed)) == 1)
        #expect(try counting.calls(column(lines)) == 0, "an undo")
        changed.insert("counted(\"new\")", at: 3)
        #expect(try counting.calls(column(changed, "let before = 1\n")) == 1)
        changed.remove(at: 12)
        changed.swapAt(1, 15)
        #expect(try counting.calls(column(changed)) == 0)
        changed[4] = "Row {\n        \(changed[4])\n    }"
        #expect(try counting.calls(column(changed)) == 0, "a line that is wrapped")
        #expect(try counting.calls("Row {\n" + column(changed) + "\n}") == 0, "all lines wrapped")
        #expect(try counting.calls(column(changed, "func counted2() {}\n")) == 0)
        #expect(try counting.calls(column(changed, "struct Other {}\n")) == count, "another type")
    }

    @Test func valuesDependOnWhatTheyRead() throws {
        let counting = Counting()
        func calls(_ before: String) throws -> Int {
            try counting.calls(
                before
                    + """
                    Column {
                        counted(name)
                        counted(text(1))
                        counted("plain")
                        for i in 0..<3 { counted("\\(i)") }
                        Row { counted("inner \\(name)"); counted("x") }
                    }
                    """
            )
        }
        let function = "func text(_ n: Int) -> String { \"\\(n)\" }\n"
        #expect(try calls("let name = \"a\"\n" + function) == 8)
        #expect(try calls("let name = \"a\"\nlet other = 1\n" + function) == 0)
        #expect(try calls("let name = \"b\"\n" + function) == 2)
        #expect(try calls("let name = \"b\"\n" + function.replacingOccurrences(of: "(n)", with: "(n)!")) == 1)
    }

    @Test func constantsOfFunctionsBelongToTheirCalls() throws {
        let source = """
            func half(_ list: [Int]) -> Int {
                let middle = list.count / 2
                return middle
            }
            print(half([1, 2, 3, 4]), half([1, 2]), half([]))
            """
        let parsed = try #require(PreparsedSource(parsing: source))
        let document = try BlueprintEvaluator().evaluate(parsed, wantsElement: false)
        #expect(document.takePrintedLines() == ["2 1 0"])
    }

    @Test func effectsAreRepeated() throws {
        let counting = Counting()
        let source = """
            var count = 0
            func next() -> Int { count += 1; return count }
            func noted(_ text: String) -> String { print(text); return text }
            Column {
                counted("\\(next())")
                counted("\\(next())")
                counted(noted("n"))
                counted(UUID().uuidString)
                Button(onTap: { count = 0 }, wrapping: counted("b"))
            }
            """
        #expect(try counting.calls(source) == 5)
        #expect(try counting.calls(source) == 5)
    }

    /// Runs of unchanged lines begin and end where lines change, move, declare something or read a variable.
    @Test(arguments: [
        ["A B C D E F", "A B C x D E F", "A B C D E F", "B C D E F", "A B y z E F", "F E D C B A", "A A B B C D E F"],
        ["A B let C D", "A B C let D", "A let B use C D", "A let B use x D", "let A use B C use D", "A B"],
        ["A B if C D", "A if B if C", "A B C if D", "A [ B ] C D", "A [ B x ] C D", "B A [ B x ] C"],
    ])
    func runsOfLinesAreThoseOfAFreshEvaluator(documents: [String]) throws {
        let evaluator = BlueprintEvaluator()
        for document in documents {
            let lines = document.split(separator: " ").map { word -> String in
                switch word {
                case "let": "let name = Label(text: \"named\")"
                case "use": "name"
                case "if": "if true { Label(text: \"A\") }"
                case "[": "Row {"
                case "]": "}"
                default: "Label(text: \"\(word)\")"
                }
            }
            for source in ["Column {\n\(lines.joined(separator: "\n"))\n}", "Label(text: \"A\")"] {
                let parsed = try #require(PreparsedSource(parsing: source))
                let kept = Self.report { try evaluator.evaluate(parsed) }
                #expect(kept == Self.report { try BlueprintEvaluator().evaluate(source) }, "\(source)")
            }
        }
    }

    /// The value of a `let` has the type that the builder expects of its children, but is none of them.
    @Test func declaredValuesAreNoChildren() throws {
        let evaluator = BlueprintEvaluator()
        for title in ["one", "two"] {
            let source = """
                Column {
                    let child: StackLayout.Child = Label(text: "declared").stackLayoutChild(priority: .fixed)
                    Label(text: "\(title)")
                    child
                }
                """
            let kept = Self.report { try evaluator.evaluate(try #require(PreparsedSource(parsing: source))) }
            #expect(kept == Self.report { try BlueprintEvaluator().evaluate(source) })
            #expect(kept.first?.hasPrefix("error") == false, "\(kept)")
        }
    }

    @Test func keptLinesStayWithinTheLimitOfElements() throws {
        var limits = Limits()
        limits.maximumCount = 6
        let evaluator = BlueprintEvaluator(limits: limits)
        func isEvaluated(_ source: String) throws -> Bool {
            (try? evaluator.evaluate(try #require(PreparsedSource(parsing: source)))) != nil
        }
        func column(_ numbers: Range<Int>) -> String {
            "Column {\n\(numbers.map { "Label(text: \"\($0)\")\n" }.joined())}\n"
        }
        #expect(try isEvaluated("Row {\n\(column(0..<4))\(column(4..<8))}"))
        #expect(try [0..<6, 0..<7, 0..<8, 1..<7].map { try isEvaluated(column($0)) } == [true, false, false, true])
    }

    /// The numbers of lines from different times are far apart.
    @Test func tagsOfOldAndNewLinesHaveOffsets() throws {
        let evaluator = BlueprintEvaluator()
        for round in 0..<12 {
            let lines = ["old"] + (0..<500).map { "\(round) \($0)" } + ["last"]
            let source = "Column {\n\(lines.map { "Label(text: \"\($0)\")\n" }.joined())}"
            let document = try evaluator.evaluate(try #require(PreparsedSource(parsing: source)))
            let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 9_000))
            view.element = document.root
            view.layoutIfNeeded()
            let labels = try #require(view.layoutTree?.root.children)
            let tags = document.tags.tabulated
            let offsets = labels.map { $0.sourceTag.flatMap(tags.offset) }
            #expect(offsets == labels.map { $0.sourceTag.flatMap(document.offset) })
            #expect(
                offsets
                    == source.utf8.indices.filter { source[$0...].hasPrefix("Label") }.map {
                        source.utf8.distance(from: source.startIndex, to: $0)
                    }
            )
        }
    }

    @Test func theStepsOfKeptLinesCount() throws {
        func evaluated(_ source: String, _ evaluator: BlueprintEvaluator) throws {
            _ = try evaluator.evaluate(try #require(PreparsedSource(parsing: source)))
        }
        var limits = Limits()
        limits.maximumSteps = 2_000
        let evaluator = BlueprintEvaluator(limits: limits)
        let line = "    Label(text: (0..<40).map { \"\\($0)\" }.joined())\n"
        func column(_ count: Int) -> String { "Column {\n" + String(repeating: line, count: count) + "}" }
        var count = 0
        while (try? evaluated(column(count + 1), evaluator)) != nil, count < 100 { count += 1 }
        #expect(count > 2 && count < 100)
        let fresh = BlueprintEvaluator(limits: limits)
        try evaluated(column(count), fresh)
        #expect(throws: Diagnostic.self) {
            try evaluated(column(count + 1), BlueprintEvaluator(limits: limits))
        }
    }

    @Test func keptValuesDoNotKeepInterpreters() throws {
        let evaluator = BlueprintEvaluator()
        weak var interpreter: Interpreter?
        let known = KnownLines()
        try {
            let parsed = try #require(PreparsedSource(parsing: "let x = 1\nColumn { Label(text: \"\\(x)\") { _ in } }"))
            let first = Interpreter(table: evaluator.table)
            interpreter = first
            _ = try first.evaluate(parsed, fileName: "document", taking: known)
        }()
        #expect(interpreter == nil)
        #expect(known.count > 0)
    }

    /// Each edit makes tags of its own, for the call in the line that changes.
    @Test func tagsOfLinesThatAreGoneAreDropped() throws {
        let (evaluator, known) = (BlueprintEvaluator(), KnownLines())
        for round in 0..<100 {
            let source = """
                func badge(_ text: String) -> Element { Label(text: text) }
                Column {
                    badge("kept")
                    badge("\(round)")
                }
                """
            let parsed = try #require(PreparsedSource(parsing: source))
            let kept = Self.report { try evaluator.evaluate(parsed) }
            #expect(kept == Self.report { try BlueprintEvaluator(table: evaluator.table).evaluate(source) })
            _ = try Interpreter(table: evaluator.table).evaluate(parsed, fileName: "document", taking: known)
        }
        #expect(known.tagCount > 0 && known.tagCount < 20)
    }

    /// The rest of a long list is taken in sections, also behind a line that comes back.
    @Test func anUndoMakesNoMoreLinesThanAnEdit() throws {
        let evaluator = BlueprintEvaluator()
        let known = KnownLines()
        /// Returns the number of lines and sections that are made for a list with a text in its middle.
        func made(_ middle: String) throws -> UInt32 {
            let texts = (0..<400).map { $0 == 200 ? middle : "row \($0)" }
            let source = "Column {\n" + texts.map { "Label(text: \"\($0)\")\n" }.joined() + "}"
            let before = known.lastNumber
            let parsed = try #require(PreparsedSource(parsing: source))
            _ = try Interpreter(table: evaluator.table).evaluate(parsed, fileName: "document", taking: known)
            return known.lastNumber - before
        }
        #expect(try made("first") > 400)
        let edit = try made("second")
        #expect(edit < 6)
        #expect(try made("first") <= edit)
    }

    @Test func linesThatAreGoneAreForgotten() throws {
        let evaluator = BlueprintEvaluator()
        let known = KnownLines()
        func evaluate(_ source: String) throws {
            let parsed = try #require(PreparsedSource(parsing: source))
            _ = try Interpreter(table: evaluator.table).evaluate(parsed, fileName: "document", taking: known)
        }
        try evaluate("Column {\n" + (0..<100).map { "Label(text: \"\($0)\")\n" }.joined() + "}")
        #expect(known.count > 100)
        for number in 0..<20 { try evaluate("Label(text: \"\(number)\")") }
        #expect(known.count < 30)
    }
}
