import SwiftInterpreter
import Testing

@Suite struct BareWordMatcherTests {
    enum Edge { case top, bottom, leading }
    enum Limit { case none, atMost(Double) }

    let table: BindingTable = {
        let table = BindingTable()
        table.register(Edge.self, as: "Edge", traits: .plainCases, summary: "") {
            $0.enumCase("top", .top)
            $0.enumCase("bottom", .bottom)
        }
        table.register(Limit.self, as: "Limit", traits: .cases, summary: "") {
            $0.enumCase("none", .none)
            $0.enumCase("atMost(_ value: Double)") { .atMost(try $0["value"]) }
            $0.bareWord { word in Double(word).map { _ in ".atMost(\(word))" } }
        }
        return table
    }()

    func signature(_ text: String, _ command: Signature.CommandForm = .byType) -> Signature {
        var signature = Signature(text) ?? Signature(name: "unreadable")
        signature.command = command
        return signature
    }

    var insets: [Signature] {
        [
            signature("inset(top: CGFloat = 0, left: CGFloat = 0)", .words()),
            signature("inset(uniform: CGFloat)", .words("uniform")),
            signature("inset(horizontal: CGFloat = 0, vertical: CGFloat = 0)", .words("horizontal", "vertical")),
        ]
    }

    @Test(arguments: [
        (["20"], "(uniform: 20)"), (["20", "10"], "(horizontal: 20, vertical: 10)"), (["top", "4"], "(top: 4)"),
        (["left:", "1", "top:2"], "(top: 2, left: 1)"), (["vertical", "3"], "(vertical: 3)"), ([], "()"),
    ])
    func wordsChooseAmongOverloads(words: [String], expected: String) throws {
        #expect(try BareWordMatcher(table: table).match(words, with: insets).arguments == expected)
    }

    @Test(arguments: [
        (["bottom", "none"], "(edge: .bottom, limit: .none)"), (["atMost", "7"], "(limit: .atMost(7))"),
        (["limit", "9"], "(limit: .atMost(9))"), (["on", "hello"], "(isOn: true, title: \"hello\")"),
        (["isOn"], "(isOn: true)"), ([".top"], "(edge: .top)"), (["\"a b\""], "(title: \"a b\")"),
    ])
    func eachWordFillsAParameterThatAcceptsIt(words: [String], expected: String) throws {
        let form = signature(
            "place(edge: Edge = .top, limit: Limit = .none, isOn: Bool = false, title: String = \"\")"
        )
        #expect(try BareWordMatcher(table: table).match(words, with: [form]).arguments == expected)
    }

    @Test func aWrongWordIsExplained() throws {
        let form = signature("aligned(edge: Edge)")
        let error = try #require(throws: BareWordMatcher.Mismatch.self) {
            try BareWordMatcher(table: table).match(["botom"], with: [form])
        }
        #expect(error.message == "'botom' is not a value for edge (top, bottom)")
        #expect(error.didYouMean == "bottom")
        #expect(error.usage == ["aligned edge"])
    }

    @Test func aMissingWordIsExplained() throws {
        let form = signature("opacity(_ opacity: CGFloat)")
        let error = try #require(throws: BareWordMatcher.Mismatch.self) {
            try BareWordMatcher(table: table).match([], with: [form])
        }
        #expect(error.message == "'opacity' also needs opacity: a number")
    }

    @Test func closuresAndOmittedParametersAreNotRequired() throws {
        let form = signature("init(edge: Edge = .top, wrapping: any Element, @ElementBuilder e: () -> [Element])")
        let match = try BareWordMatcher(table: table, omitting: ["wrapping"]).match(["bottom"], with: [form])
        #expect(match.arguments == "(edge: .bottom)")
    }

    @Test func completionsNameValuesAndLabels() {
        let form = signature("aligned(edge: Edge = .top, limit: Limit = .none)")
        let matcher = BareWordMatcher(table: table)
        #expect(matcher.completions(after: ["top"], with: [form]) == ["none", "atMost", "limit"])
        #expect(matcher.completions(after: ["edge"], with: [form]) == ["top", "bottom"])
    }
}
