import BlueprintBindings
import BlueprintREPL
import BuiltProducts
import Foundation
import ProgramCases
import SwiftInterpreter
import TestSessions
import TestTiers
import Testing

/// Documents that a session evaluates have no mistakes: those of examples and lessons, line by line, and of the help.
@Suite("Types in sessions", .serialized)
struct SessionTypeTests {
    @Test("A document that a session evaluates has no mistakes")
    func documents() {
        var count = 0
        for document in Self.documents {
            count += 1
            #expect(Self.mistakes(in: document) == [], "\(document.source)")
        }
        #expect(count > TestTier.choice(fast: 20, merge: 100, all: 250))
    }

    @Test("An example of the help has no mistakes")
    func help() {
        let topics = HelpTopics(.blueprint())
        let examples = topics.names.compactMap { topics.topic($0)?.example }.filter { !$0.isEmpty }
        for example in Set(examples) { #expect(Self.mistakes(in: .init(source: example)) == [], "\(example)") }
        #expect(examples.count > 30)
    }

    @Test("A stub takes any arguments; what is wrong in them is found")
    func stubs() {
        let stubs = [
            StubDeclaration(
                name: "Card",
                source: "struct Card: Element {\n    var children: [any Element]\n\(Self.members)}"
            ),
            StubDeclaration(name: "Badge", source: "struct Badge: Element {\n\(Self.members)}"),
        ]
        func mistakes(_ source: String) -> [String] { Self.mistakes(in: .init(source: source, stubs: stubs)) }
        for source in [
            "Badge(count: 3, style: .round, kind: Kinds.first, values: [], other: nil)",
            "Badge(1, 2, three: nil) { element in element.x = 1 }",
            "Card(title: \"x\") {\n    let a = 1\n    Label(text: \"\\(a)\")\n    Badge(action: { print(1) })\n}",
            "Column { Card { Label(text: \"a\") }.inset(uniform: 4) }",
        ] {
            #expect(mistakes(source) == [], "\(source)")
        }
        #expect(mistakes("Badge(text: Label(txt: \"\"))").count == 1)
        #expect(mistakes("Badge(text: missing)").count == 1)
        #expect(mistakes("Card { Labl(text: \"a\") }").count == 1)
        #expect(
            mistakes("struct Badge: ProxyElement { var elementRepresentation: any Element { Empty() } }; Badge(a: 1)")
                .count == 1
        )
    }

    @Test("An incomplete class or type is accepted, with a note")
    func unfinished() throws {
        let check = TypeCheck(table: .blueprint(), acceptsUnfinished: true)
        let found = try check.messages(
            in: """
                class C: UIViewController {
                    let name: String
                    override func loadView() { view = UIView() }
                }
                struct S {
                    // …
                    func f() -> Int { missing }
                }
                C(name: "a")
                """,
            fileName: "test"
        )
        #expect(
            found.mistakes.map(\.message) == ["'missing' is not declared: the comment '// …' in 'S' is in its place"]
        )
        #expect(
            found.notes.map(\.message) == [
                "class 'C' has no initializers: the compiler refuses it; here you can call C(name:)",
                "'S' is incomplete: the comment '// …' is in place of code",
            ]
        )
        let open = try check.messages(
            in: "func later() -> any Element { Later() }",
            fileName: "test"
        )
        #expect(open.mistakes == [])
        #expect(open.notes.map(\.message) == ["cannot find 'Later' in scope; declare it before this code runs"])
        #expect(try check.mistakes(in: "Later()", fileName: "test").count == 1)
        let strict = try TypeCheck(table: .blueprint()).mistakes(in: "class C { var x: Int }", fileName: "test")
        #expect(strict.map(\.message) == ["class 'C' has no initializers"])
    }

    @Test("A line that differs from others in more than literals is checked for itself")
    func lines() {
        let lines = [
            "Label(text: \"a\")", "Label(text: \"row b\")", "Label(text: 1)", "Label(text: \"c\", size: 2)",
            "Row { Label(text: \"d\") }", "Row { Label(text: true) }", "let row = 1", "Label(text: row)",
            "let text = \"e\"", "Label(text: text)", "Label(text: row)",
        ]
        let found = Self.mistakes(in: .init(source: "Column {\n" + lines.joined(separator: "\n") + "\n}"))
        #expect(found.map { $0.prefix { $0 != ":" } } == ["4", "5", "7", "9", "12"])
    }

    private static let members = """
            var content: ElementContent { ElementContent(intrinsicSize: .zero) }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

        """

    // MARK: - Documents

    private struct Typed: Hashable {
        var source: String
        var stubs: [StubDeclaration] = []

        static func == (left: Typed, right: Typed) -> Bool {
            left.source == right.source && left.stubs.map(\.source) == right.stubs.map(\.source)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(source) }
    }

    private static func mistakes(in document: Typed) -> [String] {
        let check = TypeCheck(sharing: shared)
        for stub in document.stubs { try? check.declareStubs(stub.source, fileName: "stub") }
        do {
            return try check.mistakes(in: document.source, fileName: "document").map { "\($0.line): \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    nonisolated(unsafe) private static let shared = TypeCheck(table: .blueprint(), acceptsUnfinished: true)

    /// The documents after each line of the scripts, transcripts and lessons.
    private static let documents = Set(
        onBigStacks(TestTier.sample(of: scripts, fast: 8, merge: 2), sharing: {}) { lines, _ in
            let session = Session.sharing()
            return lines.compactMap { line -> Typed? in
                guard !session.run(line: line).contains(where: { $0.kind == .error }) else { return nil }
                return Typed(source: session.document.source, stubs: session.document.stubs.map(\.declaration))
            }
        }.joined()
    )

    private static var scripts: [[String]] {
        let folder = BuiltPackage.root.appendingPathComponent("Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.sorted().filter { $0.hasSuffix(".blueprint") || $0.hasSuffix(".md") }.compactMap { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { (name, $0) }
        }
        let texts = files.map { name, text in
            name.hasSuffix(".md") ? typed(in: text) : text.components(separatedBy: "\n")
        }
        return texts + Lesson.all.map { typed(in: $0.source) } + Program.examples.map { [$0.text] }
    }

    /// Returns the lines that a transcript types.
    private static func typed(in transcript: String) -> [String] {
        transcript.components(separatedBy: "\n").compactMap { line in
            if line.hasPrefix("> ") { return String(line.dropFirst(2)) }
            if line.hasPrefix("<!-- run "), line.hasSuffix(" -->") { return String(line.dropFirst(9).dropLast(4)) }
            return nil
        }
    }
}
