import RandomNumbers
import SwiftInterpreter
import Testing

@Suite struct DiagnosticTests {
    /// Each argument is a source of one line, followed by the printed error.
    @Test(arguments: [
        """
        Text("a").paded()
        test:1:11: error: value of type 'Text' has no member 'paded'
        Text("a").paded()
                  ^ did you mean 'padded'?
        """,
        """
        Text("a", sise: 3)
        test:1:1: error: incorrect argument label in call (have '_:sise:', expected '_:size:')
        Text("a", sise: 3)
        ^ did you mean 'size'?
        """,
        """
        let t = Txt("a")
        test:1:9: error: cannot find 'Txt' in scope
        let t = Txt("a")
                ^ did you mean 'Text'?
        """,
        """
        Text("a") { $0.colr = .blue }
        test:1:16: error: value of type 'Text' has no member 'colr'
        Text("a") { $0.colr = .blue }
                       ^ did you mean 'colour'?
        """,
        """
        Stack(.acros) { }
        test:1:8: error: type 'Stack.Direction' has no member 'acros'
        Stack(.acros) { }
               ^ did you mean 'across'?
        """,
        """
        Text("日本語", size: "x")
        test:1:19: error: cannot convert value of type 'String' to expected argument type 'CGFloat'
        Text("日本語", size: "x")
                             ^
        """,
        """
        Text("a").padded(across: 1)
        test:1:11: error: missing argument for parameter 'down' in call
        Text("a").padded(across: 1)
                  ^ expected 'down: CGFloat'
          call it as padded(_:), padded(across:down:)
        """,
        """
        let w = 5; Text("a").padded(w)
        test:1:29: error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
        let w = 5; Text("a").padded(w)
                                    ^
          write 'CGFloat(…)' around it
        """,
        """
        Stack { Text("a")
        test:1:7: error: this bracket is never closed
        Stack { Text("a")
              ^ expected '}'
        """,
        """
        Text("a")).x
        test:1:10: error: unexpected code ').x' in source file
        Text("a")).x
                 ^
        """,
        """
        let a = 1; a = 2
        test:1:12: error: cannot assign to value: 'a' is a 'let' constant
        let a = 1; a = 2
                   ^
        """,
        """
        import SwiftUI
        test:1:1: error: no such module 'SwiftUI'
        import SwiftUI
        ^
          available modules: Foundation, Shapes
        """,
        """
        struct T: Drawing { }
        test:1:8: error: type 'T' does not conform to protocol 'Drawing'
        struct T: Drawing { }
               ^
          declare 'body'
        """,
        """
        let x: Foo = 3
        test:1:8: error: cannot find type 'Foo' in scope
        let x: Foo = 3
               ^
        """,
        """
        Text("a") { a, b in }
        test:1:11: error: contextual closure type '(inout Text) -> Void' expects 1 argument, \
        but 2 were used in closure body
        Text("a") { a, b in }
                  ^
        """,
        """
        struct P { var x: Int }; P(x: 1).x = 3
        test:1:34: error: cannot assign to property: function call returns immutable value
        struct P { var x: Int }; P(x: 1).x = 3
                                         ^
        """,
        """
        for await n in [1] {}
        test:1:1: error: 'for await' is not supported here
        for await n in [1] {}
        ^
        """,
        """
        switch Colour.blue { case .black: 1 }
        test:1:1: error: switch must be exhaustive
        switch Colour.blue { case .black: 1 }
        ^
          add the missing cases .blue, .mixed, or a 'default:'
        """,
    ])
    func errorsHaveLocationMessageAndFix(block: String) {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(errorLines(lines[0]) == Array(lines.dropFirst()))
    }

    @Test func theLineOfTheErrorIsShown() {
        #expect(
            errorLines("let a = 1\n\tlet b = zz\nlet c = 3")
                == [
                    "test:2:10: error: cannot find 'zz' in scope", " let b = zz", "         ^",
                    "  declare it with 'let zz = …'",
                ]
        )
    }

    @Test func controlCharactersAreShownAsSymbols() {
        let lines = errorLines("\u{1}abc")
        #expect(lines[1] == "␁abc")
        #expect(errorLines("a\u{202E}b").allSatisfy { !$0.unicodeScalars.contains("\u{202E}") })
    }

    @Test(arguments: [
        "let a =\u{FEFF} 3", "let a\u{FEFF} =\u{FEFF} 3", "let a \u{FEFF}= 3", "let a =\u{200B} 3", "a =\u{FEFF} ",
    ])
    func invisibleCharactersAreNamed(source: String) {
        #expect(errorLines(source)[0].contains("error: "))
    }

    @Test func longLinesAreTruncatedAroundTheCaret() throws {
        let source =
            "let x = \"" + String(repeating: "a", count: 500) + "\" + zz + \"" + String(repeating: "b", count: 500)
            + "\""
        let lines = errorLines(source)
        #expect(lines[0] == "test:1:514: error: cannot find 'zz' in scope")
        #expect(lines[1].count <= 80)
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let column = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(Array(lines[1])[column..<(column + 2)] == ["z", "z"])
    }

    @Test(arguments: [
        ("Stack {", true), ("Stack { }", false), ("Text(\"a\"", true), ("\"abc", false), ("\"\"\"\nabc", true),
        ("/* a", true), ("a)", false),
        ("let s = \"\\(", false), ("// {", false), ("[1, 2,", true), ("#\"a\"b\"#", false), ("", false),
        ("\"a { b\"", false), ("f(\"}\") {", true),
        ("@discardableResult", true), ("@MainActor @objc\n", true), ("@State var x = 1", false),
        ("#if DEBUG", true), ("#if DEBUG\nlet a = 1\n#else", true), ("#if A\n#if B\n#endif", true),
        ("#if DEBUG\n#endif", false), ("#endif", false), ("\"#if\"", false), ("// #if DEBUG", false), ("#iffy", false),
    ])
    func openBracketsNeedMoreLines(text: String, expected: Bool) {
        #expect(SourceCompleteness.needsMore(text) == expected)
    }

    @Test func linesAreAsCompleteOneByOneAsTogether() {
        let pieces = [
            "{", "}", "(", ")", "\"\"\"", "\"", "#\"", "\"#", "\\(", "\\", "/*", "*/", "//", "#if A", "#endif", "@objc",
            "x", " ", "",
        ]
        var random = Dice(seed: 5, number: 0)
        for _ in 0..<2_000 {
            let lines = (0..<6).map { _ in
                (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            }
            var grown = SourceCompleteness(lines[0])
            for count in 1..<lines.count {
                grown.append(line: lines[count])
                let text = lines[...count].joined(separator: "\n")
                #expect(grown.needsMore == SourceCompleteness.needsMore(text), "\(text)")
            }
        }
    }
}
