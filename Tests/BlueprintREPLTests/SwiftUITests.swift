import BlueprintREPL
import Testing

/// Lines of SwiftUI are answered with Blueprint's Swift, which can be typed.
@Suite struct SwiftUITests {
    @Test(
        "SwiftUI names Blueprint's way with the arguments carried over",
        arguments: [
            (".padding(8)", ".inset(uniform: 8)"), (".padding()", ".inset(uniform: 16)"),
            (".padding(.horizontal, 4)", ".inset(horizontal: 4)"), (".padding(.top, 4)", ".inset(top: 4)"),
            (".frame(width: 100)", ".constrainedTo(width: .absolute(100))"),
            (".frame(width: 100, height: 50)", ".constrainedTo(width: 100, height: 50)"),
            (".frame(minWidth: 20)", ".constrainedTo(width: .atLeast(20))"),
            (".background(.red)", ".box(background: .red)"), (".background(Color.red)", ".box(background: .red)"),
            (".cornerRadius(4)", ".box(corners: .rounded(radius: 4), clipsContent: true)"),
            (".padding(8).background(.red)", ".inset(uniform: 8).box(background: .red)"),
            ("Text(\"x\")", "Label(text: \"x\")"), ("Text(\"x\").padding(8)", "Label(text: \"x\").inset(uniform: 8)"),
            ("VStack { Text(\"x\") }", "Column { Label(text: \"x\") }"),
            (
                "VStack(alignment: .leading, spacing: 8) { Text(\"x\") }",
                "Column(alignment: .leading, minimumSpacing: 8) { Label(text: \"x\") }"
            ),
            ("HStack(spacing: 8) { Text(\"x\") }", "Row(minimumSpacing: 8) { Label(text: \"x\") }"),
            ("ZStack { Text(\"x\"); Text(\"y\") }", "Overlay { Label(text: \"x\"); Label(text: \"y\") }"),
            ("Image(systemName: \"bell\")", "Image(image: UIImage(systemName: \"bell\"))"),
            ("Button(\"Tap\") { }", "Label(text: \"Tap\").tappable { }"),
            (
                "Text(\"x\").font(.title).foregroundColor(.red).padding(8)",
                "Label(text: \"x\") { $0.font = .preferredFont(forTextStyle: .title1); $0.color = .red }"
                    + ".inset(uniform: 8)"
            ),
            ("Text(\"x\").font(.system(size: 20))", "Label(text: \"x\") { $0.font = .systemFont(ofSize: 20) }"),
            ("Label(text: \"x\").lineLimit(2)", "Label(text: \"x\") { $0.numberOfLines = 2 }"),
            ("Text(\"x\").bold()", "Label(text: \"x\") { $0.font = .boldSystemFont(ofSize: 17) }"),
            (
                "Text(\"x\").font(.title).bold()",
                "Label(text: \"x\") { $0.font = .boldSystemFont(ofSize: "
                    + "UIFont.preferredFont(forTextStyle: .title1).pointSize) }"
            ),
            ("Text(\"x\").lineLimit(1)", "Label(text: \"x\") { $0.numberOfLines = 1 }"),
            ("Divider()", "Rule(orientation: .horizontal, color: .gray)"),
            ("padding 8", ".inset(uniform: 8)"), ("frame 100 50", ".constrainedTo(width: 100, height: 50)"),
            ("background red", ".box(background: .red)"),
            ("vstack", "Column { }"), ("text \"x\"", "Label(text: \"x\")"),
        ]
    )
    func carriedOver(_ typed: String, _ wanted: String) throws {
        for start in ["Label(text: \"root\")", "Row { Label(text: \"root\") }"] {
            let printed = try lastOutput(start, typed)
            let joined = printed.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(
                separator: " "
            )
            #expect(joined.contains("this is Blueprint, not SwiftUI: type \(wanted)"), "\(printed)")
        }
        #expect(try !lastOutput("Row { Label(text: \"root\") }", wanted).contains("error"))
    }

    @Test("several lines are answered line by line")
    func severalLines() throws {
        let printed = try lastOutput("VStack(spacing: 4) {\nText(\"Hi\")\n.padding(8)\n}")
        let lines = printed.split(separator: "\n")
        let fix = [
            "  this is Blueprint, not SwiftUI: type", "  Column(minimumSpacing: 4) {", "      Label(text: \"Hi\")",
            "      .inset(uniform: 8)", "  }",
        ]
        #expect(lines.suffix(5).map(String.init) == fix, "\(printed)")
    }

    @Test("what does not work is not suggested, and what the document declares is not SwiftUI")
    func notSuggested() throws {
        #expect(try !lastOutput("Label(text: \"a\")", ".frame(maxWidth: .infinity)").contains("type ."))
        #expect(try !lastOutput("Label(text: \"a\")", ".padding(nonsense)").contains("not SwiftUI"))
        let own = "struct Text: ProxyElement { var elementRepresentation: Element { Label(text: \"a\") } }"
        #expect(try !lastOutput(own, "Text(\"x\")").contains("not SwiftUI"))
        #expect(try !lastOutput("Label(text: \"a\")", "Label(txt: \"Text(3).padding(8)\")").contains("not SwiftUI"))
    }
}
