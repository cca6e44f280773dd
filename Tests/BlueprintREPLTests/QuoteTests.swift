import BlueprintREPL
import TestSessions
import Testing

/// A quote that is not closed is an error, not a part of a text; a comment begins with `//`.
@Suite struct QuoteTests {
    @Test(
        "a quote that is not closed is an error in commands that take words",
        arguments: [
            ("set text \"Short", "\"Short"), ("find \"Ada", "\"Ada"), ("key \"row 1", "\"row 1"),
            ("set text \"A \\\"", "\"A \\\""), ("select \"", "\""), ("set #1 text \"B", "\"B"),
        ]
    )
    func unclosed(_ line: String, _ word: String) throws {
        let printed = try lastOutput("Label(text: \"Ada\")", line)
        #expect(printed.contains("the text \(word) is not closed"), "\(printed)")
        #expect(printed.contains("type \(word)\""), "\(printed)")
    }

    @Test(
        "closed quotes, quotes inside a word and escaped ones are text",
        arguments: [
            "set text \"Short\"", "set text 12\"", "set text \"A \\\" B\"", "find \"Ada\"", "key \"row 1\"",
            "watch \"Ada\".width",
        ]
    )
    func closed(_ line: String) throws {
        let printed = try lastOutput("Label(text: \"Ada\")", line)
        #expect(!printed.contains("error"), "\(printed)")
    }

    @Test(
        "other quotation marks are answered with Swift's",
        arguments: [
            ("Label(text: 'single')", "type Label(text: \"single\")"),
            ("Label(text: \u{201c}curly\u{201d})", "type Label(text: \"curly\")"),
            ("Label(text: \u{ab}a \"b\"\u{bb})", "type Label(text: \"a \\\"b\\\"\")"),
            ("select 'Ada'", "type select \"Ada\""), ("why \u{201c}Ada\u{201d} width", "type why \"Ada\" width"),
        ]
    )
    func straightened(_ line: String, _ fix: String) throws {
        let printed = try lastOutput("Row { Label(text: \"Ada\") }", line)
        #expect(printed.contains(fix), "\(printed)")
    }

    @Test(
        "a comment as in a shell script is answered with one in Swift",
        arguments: ["# A card", "## A card", "  # A card"]
    )
    func hashComment(_ line: String) throws {
        let printed = try lastOutput(line)
        #expect(printed.contains("a comment begins with //, not with #"), "\(printed)")
        #expect(printed.contains("type // A card"), "\(printed)")
        #expect(try !lastOutput("let s = ##\"raw\"##").contains("error"))
    }
}
