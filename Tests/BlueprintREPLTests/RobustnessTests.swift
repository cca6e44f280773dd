import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Input that is too long, too deeply nested, incomplete, or not text.
@Suite struct RobustnessTests {
    @Test func aLineOfTenMegabytesIsRefused() throws {
        let printed = try lastOutput("Label(text: \"\(String(repeating: "a", count: 10_000_000))\")")
        #expect(printed.contains("the limit is 1000000"))
        #expect(printed.count < 400)
    }

    @Test func deepBracketsAreRefusedAndLongChainsAreNot() throws {
        let nested =
            String(repeating: "Inset(uniformInset: 1, wrapping: ", count: 300) + "Empty()"
            + String(repeating: ")", count: 300)
        #expect(try lastOutput(nested).contains("nested more than 200 levels deep"))
        let chain = "Label(text: \"a\")" + String(repeating: ".inset(uniform: 0)", count: 500)
        #expect(try lastOutput(chain, "expect elements 501").isEmpty)
    }

    @Test func addressesOfFilesAreMadeOfTheirTextAlone() throws {
        let texts = try ["a", "tmp", "/tmp", "/tmp/", "../a b"].map {
            try lastOutput("URL(fileURLWithPath: \"\($0)\").absoluteString")
        }
        let addresses = ["file:///a", "file:///tmp", "file:///tmp", "file:///tmp/", "file:///a%20b"]
        #expect(texts == addresses.map { "\"\($0)\"" })
    }

    @Test func wideDocumentsAreEdited() throws {
        let labels = (1...300).map { "Label(text: \"\($0)\")" }.joined(separator: "\n")
        let printed = try run(["Column {\n\(labels)\n}", "select #150", "inset 1", "expect views 300", "remove"])
        #expect(printed[2].contains("Inset #302 wraps Label #150"))
        #expect(printed[3].isEmpty)
        #expect(printed[4].hasPrefix("Inset #302 deleted with Label #150"))
    }

    @Test func whatDrivesATerminalIsShownAsSymbols() throws {
        for line in ["\u{1B}[2J", "Label(text: \"\u{1B}[31m\")", "find \u{202E}abc", "\u{0}\u{1}\u{2}"] {
            let printed = try session(line, "tree", "swift", "frames")
            #expect(
                !printed.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E },
                "\(printed)"
            )
        }
    }

    @Test func messagesAreShortThoughTheyQuoteWhatIsLong() throws {
        let chain = "Label(text: \"a\")" + String(repeating: "[0]", count: 5_000)
        let printed = try lastOutput("stub Other \(chain)")
        #expect(printed.hasPrefix("error: "))
        #expect(printed.count < 1_500, "\(printed.count)")
    }

    @Test func errorsInTheSwiftOfWordsStandInTheWords() throws {
        let line = "decorate above corner topRight Box(backgroundColor: .red).constrainedTo(: 8)"
        let printed = try lastOutput("Label(text: \"a\")", line)
        let place = try #require(line.range(of: "(: ")).lowerBound
        let caret = String(repeating: " ", count: 2 + line.distance(from: line.startIndex, to: place) + 1) + "^"
        #expect(printed.contains("\n  \(line)\n\(caret)\n"), "\(printed)")
    }

    @Test func namesThatStandAloneAreExplained() throws {
        #expect(try lastOutput("Label(text: \"a\")", "#1").contains("type select #1 or info #1"))
        #expect(try lastOutput("Row").contains("'Row' is a type, not an element"))
    }

    @Test func strangeNumbersDoNotTrap() throws {
        let lines = [
            "Spacer(width: 1e308, height: -1e308)", "inset 1e308", "frames", "tree", "views", "render", "nest",
            "viewport 99999x1", "frames", "viewport 0x0", "frames", "scale 100", "zoom 20", "frames",
            "expect #1.width > 3",
            "goto 99999999999999999999", "step 9223372036854775807", "back 9223372036854775807",
            "select #99999999999999999999",
            "select #1/0*999999999999", "select Row[99999999999999999]", "info v99999999999999999999",
        ]
        #expect(try run(lines).count == lines.count)
    }

    /// Lengths that no drawing can show.
    @Test(arguments: ["-0.0", "0", ".nan", ".infinity", "-.infinity", "-1", "1e308", "1e-320"])
    func strangeLengthsAreHarmless(length: String) throws {
        let elements = [
            "Label(text: \"a b c\") { $0.lineHeight = .custom(lineHeight: \(length), alignment: .top) }",
            "Label(text: \"a b c\") { $0.font = .systemFont(ofSize: \(length)) }",
            "Label(text: \"a b c\") { $0.adjustsFontSizeToFitWidth = true; $0.minimumScaleFactor = \(length) }",
            "AttributedLabel(attributedText: NSAttributedString(string: \"a\", attributes: [.kern: \(length)]))",
            "Box(cornerStyle: .rounded(radius: \(length))) { Label(text: \"a\") }",
            "Rule(orientation: .vertical, color: UIColor(red: \(length), green: 1, blue: 1, alpha: 1), thickness: \(length))",
            "Spacer(\(length))",
        ]
        for element in elements {
            let lines = [
                element, "frames", "render", "tree", "warnings", "why #1 height", "sweep width 1...9", "step 5",
            ]
            #expect(try run(lines).count == lines.count)
        }
    }

    @Test func aParameterWithoutANameHasASmallNumber() throws {
        let error = "error: a closure has at most 256 parameters without names, $0 to $255"
        #expect(try lastOutput("$9223372036854775807").contains(error))
        #expect(try lastOutput("[1].map { $256 }").contains(error))
        #expect(try lastOutput("[1].map { $99999999999999999999 }").contains(error))
        #expect(try !lastOutput("[1].map { $0 }").contains("error"))
    }

    @Test func charactersOfATextThatHaveNoFormAreEscaped() throws {
        #expect(try lastOutput("Label(text: \"a\")", "key \u{0}", "swift").contains(".keyed(\"\\u{0}\")"))
        #expect(try lastOutput("Label(text: \"a\")", "key a\u{7F}", "swift").contains(".keyed(\"a\\u{7f}\")"))
        let lines = ["Column { Label(text: \"a\\tb\\u{1}\") }", "textsize \"a\\tb\\u{1}\" 20x30", "swift", "tree"]
        let printed = try run(lines)
        #expect(printed[2].contains("// textsize \"a\\tb\\u{1}\" 20x30"))
        #expect(printed[3].contains("20×30"))
    }

    @Test(arguments: ["", " // a comment", "\nlet a = 1"])
    func textsNestedInTextsWithoutEndAreRefusedBeforeTheyAreParsed(end: String) throws {
        let nested = String(repeating: "\"\\(", count: 20_000) + "1" + String(repeating: ")\"", count: 20_000)
        #expect(try lastOutput("Label(text: \"a\")", "set text " + nested + end).contains("nested more than"))
        #expect(try lastOutput("let b = " + nested + end).contains("nested more than"))
    }

    @Test func aScriptIsInterrupted() throws {
        var runner = ScriptRunner.sharing()
        runner.isInterrupted = { true }
        let (report, printed) = try onBigStack { [runner] in
            var lines: [String] = []
            let report = runner.run("var n = 0\nwhile true { n += 1 }", name: "a") { lines.append($0.text.plain) }
            return (report, lines)
        }
        #expect(!report.passed)
        #expect(printed.last?.contains("interrupted; nothing has changed") == true)
    }

    @Test func needsMoreOnlyWhileBracketsAreOpen() throws {
        let session = Session.sharing()
        #expect(session.needsMore(after: "Column {"))
        #expect(session.needsMore(after: "add Column {"))
        #expect(!session.needsMore(after: "Column { }"))
        #expect(!session.needsMore(after: "find ("))
        #expect(!session.needsMore(after: "Label(text: \"a"))
    }
}
