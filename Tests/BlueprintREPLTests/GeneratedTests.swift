import BlueprintREPL
import Testing

/// What loops, functions and own elements make is edited where it is written, and errors say where and how.
@Suite struct GeneratedTests {
    private static let loop = ["Column { for i in 0..<3 { Row { Label(text: \"\\(i)\") } } }", "select #1/1/0"]

    @Test(arguments: [
        ("set text b", "select #3, then set text b"), (".inset(uniform: 3)", "select #3, then .inset(uniform: 3)"),
        ("inset 3", "select #3, then inset 3"), ("remove", "select #3, then remove"), ("remove #1/1/0", "remove #3"),
        ("remove #1/1", "remove #2"), ("move after #1", "select #3, then move after #1"),
        ("move #1/0 before #1", "move #2 before #1"),
        ("key one", "select #3, then key one"), ("replace Spacer(1)", "select #3, then replace Spacer(1)"),
        ("priority fixed", "select #3, then priority fixed"), ("unwrap", "select #3, then unwrap"),
    ])
    func anEditOfOneOfSeveralSaysWhatChangesThemAll(_ line: String, _ way: String) throws {
        let printed = try run(Self.loop + [line]).last ?? ""
        let words = printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isRow = way.contains("#2")
        #expect(
            words.contains(
                isRow
                    ? "is one of several elements made by #2, in line 3: Row {"
                    : "elements made by #3, in line 4: Label(text: \"\\(i)\")"
            )
        )
        #expect(words.hasSuffix("to change all of them, type: \(way)"), "\(words)")
        let typed = way.components(separatedBy: ", then ")
        let outputs = try run(Self.loop + typed)
        if !["unwrap", "move after #1", "remove #2"].contains(where: way.contains), !way.hasPrefix("move") {
            #expect(!outputs.contains { $0.hasPrefix("error") }, "\(outputs)")
        }
    }

    @Test func anEditOfWhatAnOwnElementMakesPointsAtItsDeclaration() throws {
        let printed =
            try run([
                "struct Line: ProxyElement {\n    var title: String\n    var elementRepresentation: any Element {\n        Column { Label(text: title) }\n    }\n}",
                "Line(title: \"a\")", "centered", "select \"a\"", "set text b",
            ]).last ?? ""
        let words = printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("is made by struct Line, in line 4: Column { Label(text: title) }"), "\(words)")
        #expect(
            words.contains(
                "declare the struct again with the change, or change the element that uses it: "
                    + "select #1, which is Line(title: \"a\")"
            ),
            "\(words)"
        )
    }

    @Test func anEditOfWhatAFunctionMakesPointsAtTheFunction() throws {
        let printed =
            try run([
                "func chip(_ text: String) -> Element {\n    Label(text: text).inset(uniform: 2)\n}",
                "Column { for i in 0..<2 { chip(\"\\(i)\") } }", "select \"1\"", "set text b",
            ]).last ?? ""
        #expect(printed.contains("func chip, in line 2"), "\(printed)")
    }
}
