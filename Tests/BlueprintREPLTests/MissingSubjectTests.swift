import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Expectations about elements that are missing, and about one of several with the same text.
@Suite struct MissingSubjectTests {
    @Test(
        "a claim about a missing element does not hold, and the script goes on",
        arguments: [
            ("expect #5 is 1x1", "but there is no #5"), ("expect \"zz\" at 0,0", "but no element shows \"zz\""),
            ("expect v9 is 1x1", "but there is no view v9"), ("expect #1/0 not hidden", "but #1 has no children"),
            ("expect why #5 contains \"x\"", "but there is no #5"),
        ]
    )
    func missing(_ line: String, _ fact: String) throws {
        let (report, printed) = try script(["Label(text: \"a\")", line, "expect views 9"])
        #expect(report.failureCount == 2 && report.unmetCount == 2 && report.expectationCount == 2)
        #expect(printed.contains(fact), "\(printed)")
        #expect(printed.contains("expected views 9"))
    }

    @Test(
        "what can name nothing is an error",
        arguments: ["expect 'B' at 0,0", "expect #77 gone", "expect Lable gone", "expect \"b\" gone"]
    )
    func wrong(_ line: String) throws {
        let (report, printed) = try script(["Label(text: \"a\")", line, "expect views 9"])
        #expect(report.failureCount == 1 && report.unmetCount == 0, "\(printed)")
        #expect(!printed.contains("expected views 9"))
    }

    @Test func aSizeFromBeforeTheRoundingIsNamed() throws {
        let tree = "Row(underflow: .growUniformly) { for i in 0..<3 { Label(text: \"\\(i)\") } }"
        let (report, printed) = try script([
            "viewport 100x16", tree, "expect \"1\" is 33.333x16", "expect \"1\" visible",
        ])
        #expect(report.unmetCount == 1)
        #expect(printed.contains("it was 33.333×16 before its view was rounded to pixels"), "\(printed)")
    }

    @Test func whatIsGoneIsGone() throws {
        let lines = [
            "Row { Label(text: \"a\"); Spacer(4) }", "remove #2", "expect #2 gone", "expect Label gone",
            "expect \"a\" gone",
        ]
        #expect(try script(lines).report.passed)
    }

    @Test func aTextThatNeverWasIsNotGone() throws {
        let printed = try lastOutput("Label(text: \"Name\")", "expect \"Nmae\" gone")
        #expect(printed.contains("no element ever showed \"Nmae\""), "\(printed)")
        #expect(printed.contains("did you mean \"Name\"?"))
        // Code may have made it.
        let made = "Row { for i in 0..<2 { Label(text: \"Item \\(i)\") } }"
        #expect(try lastOutput(made, "expect \"Item 2\" gone").isEmpty)
    }

    @Test func aNumberAloneNamesTheElementOnlyIfThereIsOne() throws {
        for line in ["break 3", "select 3", "expect 3 gone"] {
            let printed = try lastOutput("Label(text: \"a\")", line)
            #expect(printed.contains("there is no #3"), "\(printed)")
            #expect(!printed.contains("did you mean"), "\(printed)")
        }
        #expect(try lastOutput("Label(text: \"a\")", "break 1").contains("did you mean #1?"))
    }

    @Test func oneOfSeveralElementsWithATextIsNamedByItsIndex() throws {
        let tree = "Row { Label(text: \"x.y\"); Label(text: \"x.y\").inset(uniform: 4) }"
        let (report, printed) = try script([
            tree, "expect \"x.y\"[1].y is 4", "expect \"x.y\"[0].y is 0", "expect \"x.y\"[2] is 1x1",
            "expect \"x.y\".y is 4",
        ])
        #expect(report.unmetCount == 2, "\(printed)")
        #expect(printed.contains("only 2 elements show \"x.y\""))
        #expect(printed.contains("the text \"x.y\" matches 2 elements"))
    }

    private func script(_ lines: [String]) throws -> (report: ScriptRunner.Report, printed: String) {
        try onBigStack {
            var printed: [String] = []
            let report = ScriptRunner.sharing().run(lines.joined(separator: "\n"), name: "t.bp") {
                printed.append($0.text.plain)
            }
            return (report, printed.joined(separator: "\n"))
        }
    }
}
