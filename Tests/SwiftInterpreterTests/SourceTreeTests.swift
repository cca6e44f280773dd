import SwiftInterpreter
import SwiftSyntax
import Testing

@Suite("Source trees")
struct SourceTreeTests {
    @Test(
        "A closure that begins with parentheses has no parameters because a loop follows",
        arguments: [
            "sum {\n    (few ? 1 : 2)\n    for n in 0..<3 { n }\n}\n",
            "sum {(few ? 1 : 2) // why\r\n for n in 0..<3 { n } }",
            "sum { (a, b) = (1, 2); for n in all { n } }",
            "sum { /* first */ (a + 1).description.count\n+ 3\nfor n in all { n } }",
            "sum { [few]\n(few ? 1 : 2)\nfor n in all { n } }",
            "sum {\n(one ? 1 : 2)\nfor n in all { sum {\n(two ? n : 2)\nfor n in all { n } } } }\nsum { (x ? 1 : 2)\nfor n in all { } }",
            "sum {\n(one ? sum { (1 + 2)\nfor n in all { n } } : 2)\nfor n in all { n } }",
        ]
    )
    func parenthesesBeforeLoop(source: String) {
        let tree = SourceTree.parse(source)
        #expect(!tree.hasError)
        #expect(tree.description == source)
        let closures = Closures(viewMode: .sourceAccurate)
        closures.walk(tree)
        #expect(!closures.all.isEmpty)
        #expect(closures.all.allSatisfy { $0.signature == nil })
    }

    /// The compiler prints the same; no file of this can be kept, since the formatter reads it as the parser does.
    @Test("A program with such a closure runs")
    func program() throws {
        let source = """
            @resultBuilder enum Sum {
                static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
                static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
            }
            func sum(@Sum _ body: () -> Int) -> Int { body() }
            let few = true
            sum {
                (few ? 1 : 2)
                for number in 0..<3 {
                    sum {
                        (number * 2)
                        for other in 0..<2 { other }
                    }
                }
            }
            """
        #expect(try evaluated(source) == "10")
    }

    @Test("Parameters with a mistake stay parameters, beside closures without")
    func wrongParameters() {
        let source = "sum { (a ? 1 : 2)\nfor n in all { n } }\n[1].map { (a, 3) in a }\n"
        let tree = SourceTree.parse(source)
        #expect(tree.description == source)
        let closures = Closures(viewMode: .sourceAccurate)
        closures.walk(tree)
        #expect(closures.all.map { $0.signature?.hasError } == [nil, true])
    }

    @Test("Text that is no Swift has the tree that the parser gives it")
    func otherErrors() {
        for source in ["sum { (a ? 1 : 2)\nfor n in", "sum { (a b", "f { (a) -> in }", "{ (1 +) in }"] {
            #expect(SourceTree.parse(source).description == source)
        }
    }

    private final class Closures: SyntaxVisitor {
        private(set) var all: [ClosureExprSyntax] = []

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            all.append(node)
            return .visitChildren
        }
    }
}
