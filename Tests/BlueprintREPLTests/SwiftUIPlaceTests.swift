import BlueprintREPL
import TestSessions
import Testing

/// Stacks of SwiftUI are answered with lists that place their children as SwiftUI would.
@Suite struct SwiftUIPlaceTests {
    @Test(
        "spacers push the other children",
        arguments: [
            ("HStack { Text(\"a\"); Spacer(); Text(\"b\") }", [#""a".x is 0"#, #""b".x is 192"#]),
            ("HStack { Text(\"a\"); Text(\"b\"); Spacer() }", [#""a".x is 0"#, #""b".x is 8"#]),
            ("HStack { Spacer(); Text(\"a\"); Text(\"b\") }", [#""a".x is 184"#, #""b".x is 192"#]),
            ("HStack { Spacer(); Text(\"a\"); Text(\"b\"); Spacer() }", [#""a".x is 92"#, #""b".x is 100"#]),
            (
                "HStack(spacing: 4) { Text(\"a\"); Text(\"b\"); Spacer(); Text(\"c\") }",
                [#""a".x is 0"#, #""b".x is 12"#, #""c".x is 192"#]
            ),
            (
                "HStack { Text(\"a\"); Spacer(); Text(\"b\"); Spacer(); Text(\"c\") }",
                [#""a".x is 0"#, #""b".x is 96"#, #""c".x is 192"#]
            ),
            ("HStack { Spacer(minLength: 8); Text(\"a\") }", [#""a".x is 192"#]),
            ("VStack { Text(\"a\"); Spacer(); Text(\"b\") }", [#""a".y is 0"#, #""b".y is 84"#]),
            ("VStack { Spacer(); Text(\"a\") }", [#""a".y is 84"#, #""a".x is 96"#]),
            (
                "HStack { ForEach(1...2, id: \\.self) { i in Text(\"x\") }; Spacer(); Text(\"b\") }",
                [#"#2/0.x is 0"#, #""b".x is 192"#]
            ),
        ]
    )
    func spacers(_ typed: String, _ facts: [String]) throws {
        try check(typed, facts)
        #expect(try !lastOutput("viewport 200x100", Self.fix(of: typed)).contains("pushes nothing"))
    }

    @Test(
        "a child with a spacer, a colour, a line or an infinite frame widens its stack",
        arguments: [
            (
                "VStack { Text(\"title\"); HStack { Text(\"a\"); Spacer(); Text(\"b\") } }",
                [#""title".x is 80"#, #""b".x is 192"#]
            ),
            (
                "VStack(alignment: .leading) { Text(\"title\"); Divider(); Text(\"b\") }",
                [#""title".x is 0"#, "#4.width is 200"]
            ),
            ("HStack { Text(\"a\"); Divider(); Text(\"b\") }", ["#4.height is 100"]),
            ("VStack { Color.red; Text(\"a\") }", ["#2.height is 84", "#2.width is 200"]),
            (
                "HStack { Text(\"a\").frame(maxWidth: .infinity); Text(\"b\") }",
                [#""a".x is 92"#, #""b".x is 192"#]
            ),
            (
                "ZStack { VStack { Text(\"a\"); Spacer() }; Text(\"b\") }",
                [#""a".y is 0"#, #""b".y is 42"#]
            ),
        ]
    )
    func wide(_ typed: String, _ facts: [String]) throws { try check(typed, facts) }

    private func check(_ typed: String, _ facts: [String]) throws {
        let fix = try Self.fix(of: typed)
        for fact in facts {
            let printed = try lastOutput("viewport 200x100", fix, "expect \(fact)")
            #expect(printed.isEmpty, "\(fix)\n\(printed)")
        }
    }

    /// Returns the line that the answer to a line of SwiftUI says to type.
    private static func fix(of typed: String) throws -> String {
        let printed = try lastOutput("viewport 200x100", typed)
        let parts = printed.split(separator: "not SwiftUI: type", maxSplits: 1)
        return parts.count == 2 ? String(parts[1]) : "no line in \(printed)"
    }
}

/// Names of SwiftUI that have no line here are answered with a sentence.
@Suite struct SwiftUIAbsenceTests {
    @Test(
        "what has no line is answered with what there is instead",
        arguments: [
            (".frame()", ".frame() sets nothing: leave it out"),
            (".frame(idealWidth: 10)", ".constrainedTo(width: .absolute(10)) sets the length"),
            (".scaledToFit()", "contentMode: .aspectFit"),
            (".zIndex(1)", "an Overlay draws its children in their order"),
            (".fixedSize()", "a child of a Row or Column keeps its length with .stackLayoutChild(priority: .fixed)"),
            (".navigationTitle(\"x\")", "there is no navigation here"), (".blur(radius: 2)", "has no counterpart here"),
            ("Toggle(\"On\", isOn: $on)", "type stub Toggle 51x31"), ("LazyVGrid(columns: [1]) { }", "GridRow"),
            ("Picker(\"x\", selection: $s) { Text(\"a\") }", "SegmentedControl"),
            ("@Environment(\\.colorScheme) var scheme", "EnvironmentReader { environment in … }"),
            ("@Binding var x: Int", "a var of the document"),
        ]
    )
    func sentences(_ typed: String, _ sentence: String) throws {
        let printed = try lastOutput("Label(text: \"a\")", typed).replacing(/\s+/, with: " ")
        #expect(printed.contains("this is Blueprint, not SwiftUI: "), "\(printed)")
        #expect(printed.contains(sentence), "\(printed)")
    }

    @Test("names that the document declares, and words near to commands, are no names of SwiftUI")
    func notSwiftUI() throws {
        #expect(try !lastOutput("stub Toggle 51x31", "Toggle(1, b)").contains("SwiftUI"))
        #expect(try lastOutput("Label(text: \"a\")", "frame").contains("frames"))
        let own = "struct Grid: ProxyElement { var elementRepresentation: any Element { Label(txt: \"a\") } }; Grid()"
        #expect(try !lastOutput(own).contains("SwiftUI"))
    }

    @Test("modifiers of texts and images name the selected element")
    func selected() throws {
        let row = "Row { Label(text: \"a\"); Label(text: \"b\") }"
        let bold = try lastOutput(row, "select #3", ".bold()").replacing(/\s+/, with: " ")
        #expect(bold.contains("type set #3 font"), "\(bold)")
        for modifier in [".fixedSize()", ".layoutPriority(1)"] {
            #expect(try lastOutput(row, "select #3", modifier).contains("type .stackLayoutChild(priority: .fixed)"))
        }
    }
}
