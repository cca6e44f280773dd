import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// Lines of SwiftUI are answered with Blueprint's Swift, which can be typed.
@Suite struct SwiftUITests {
    @Test(
        "SwiftUI names Blueprint's way with the arguments carried over",
        arguments: calls + more
    )
    func carriedOver(_ typed: String, _ wanted: String) throws {
        // An element goes to a list: where there is none, it is made first.
        let isElement = ![".", "UIEdgeInsets", "struct ", "var "].contains(where: wanted.hasPrefix)
        let list = isElement ? "column, then " : ""
        let starts = [("Label(text: \"root\")", list), ("Row { Label(text: \"root\") }", "")]
        for (start, first) in TestTier.sample(of: starts, fast: 2, merge: 1) {
            let printed = try lastOutput(start, typed)
            // Swift that is wider than a line has line breaks.
            let found = Self.withoutBreaks(printed)
            let fix = Self.withoutBreaks("this is Blueprint, not SwiftUI: type \(first)\(wanted)")
            #expect(found.contains(fix), "\(printed)")
        }
        #expect(try !lastOutput("Row { Label(text: \"root\") }", wanted).contains("error"))
    }

    @Test("text is the property of a selected label, and an element of SwiftUI elsewhere")
    func text() throws {
        #expect(try lastOutput("Label(text: \"root\")", "text \"x\"").contains("type set text \"x\""))
        for start in ["Row { Label(text: \"root\") }", "Spacer(8)"] {
            let printed = try lastOutput(start, "text \"x\"")
            #expect(printed.contains("this is Blueprint, not SwiftUI: type") && printed.contains("Label(text: \"x\")"))
        }
    }

    private static let calls: [(String, String)] = [
        (".padding(8)", ".inset(uniform: 8)"), (".padding()", ".inset(uniform: 16)"),
        (".padding(.horizontal, 4)", ".inset(horizontal: 4)"), (".padding(.top, 4)", ".inset(top: 4)"),
        (".frame(width: 100)", ".constrainedTo(width: .absolute(100))"),
        (".frame(width: 100, height: 50)", ".constrainedTo(width: 100, height: 50)"),
        (".frame(minWidth: 20)", ".constrainedTo(width: .atLeast(20))"),
        (".background(.red)", ".box(background: .red)"), (".background(Color.red)", ".box(background: .red)"),
        (".cornerRadius(4)", ".box(corners: .rounded(radius: 4), clipsContent: true)"),
        (".padding([.top, .leading], 8)", ".inset(top: 8, left: 8)"),
        (
            ".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
            ".inset(top: 1, bottom: 3, left: 2, right: 4)"
        ),
        (
            ".frame(width: 100, alignment: .leading)",
            ".aligned(vertically: .center, horizontally: .leading).constrainedTo(width: .absolute(100))"
        ),
        (
            ".frame(maxWidth: .infinity, alignment: .leading)",
            ".aligned(vertically: .center, horizontally: .leading)"
        ),
        (".frame(width: 100, height: nil)", ".constrainedTo(width: .absolute(100))"),
        (".background(Color.blue.opacity(0.5))", ".box(background: UIColor.blue.withAlphaComponent(0.5))"),
        (".background(.blue.opacity(0.5))", ".box(background: .blue.withAlphaComponent(0.5))"),
        (
            ".background(Color(red: 1, green: 0, blue: 0))",
            ".box(background: UIColor(red: 1, green: 0, blue: 0, alpha: 1))"
        ),
        (".background { Color.red }", ".box(background: .red)"),
        (
            "ZStack(alignment: .topLeading) { Color.red; Text(\"x\") }",
            "Overlay { Box(backgroundColor: .red);"
                + " Label(text: \"x\").aligned(vertically: .top, horizontally: .leading) }"
        ),
        (".padding(8).background(.red)", ".inset(uniform: 8).box(background: .red)"),
        ("Text(\"x\")", "Label(text: \"x\")"), ("Text(\"x\").padding(8)", "Label(text: \"x\").inset(uniform: 8)"),
        (
            "VStack { Text(\"x\") }",
            "Column(alignment: .center, underflow: .justifyToStart) { Label(text: \"x\") }"
        ),
        (
            "HStack { Text(\"x\") }", "Row(alignment: .center, underflow: .justifyToStart) { Label(text: \"x\") }"
        ),
        (
            "ZStack { Color.red; Text(\"y\") }",
            "Overlay { Box(backgroundColor: .red); Label(text: \"y\").centered() }"
        ),
        ("Image(\"avatar\")", "Image(image: UIImage(named: \"avatar\"))"),
        (
            "Image(\"a\").resizable().scaledToFit()",
            "Image(image: UIImage(named: \"a\"), contentMode: .aspectFit)"
        ),
        (".clipShape(Circle())", ".box(corners: .capsule, clipsContent: true)"),
        (
            ".clipShape(RoundedRectangle(cornerRadius: 8))",
            ".box(corners: .rounded(radius: 8), clipsContent: true)"
        ),
        (
            ".shadow(radius: 4)",
            ".box(shadow: .simple(radius: 4, opacity: 0.33, offset: .zero, color: .black))"
        ),
        ("ScrollView { Text(\"a\") }", "ScrollView(wrapping: Label(text: \"a\"))"),
        ("Rectangle()", "Box(backgroundColor: .black)"), ("Color.red", "Box(backgroundColor: .red)"),
        ("Circle().fill(.red)", "Box(backgroundColor: .red, cornerStyle: .capsule)"),
        (".box(background: Color.red)", ".box(background: .red)"),
        ("frame(width: 100)", ".constrainedTo(width: .absolute(100))"),
        ("Image(systemName: \"bell\")", "Image(image: UIImage(systemName: \"bell\"))"),
        ("Button(\"Tap\") { }", "Button(onTap: { }, wrapping: Label(text: \"Tap\"))"),
        (
            "Button(action: { print(1) }) { Text(\"Tap\") }",
            "Button(onTap: { print(1) }, wrapping: Label(text: \"Tap\"))"
        ),
        (
            "Button { print(1) } label: { Text(\"Tap\") }",
            "Button(onTap: { print(1) }, wrapping: Label(text: \"Tap\"))"
        ),
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
        ("vstack", "Column(alignment: .center, underflow: .justifyToStart) { }"),
    ]

    private static let more: [(String, String)] = [
        ("VStack", "Column(alignment: .center, underflow: .justifyToStart) { }"),
        ("HStack", "Row(alignment: .center, underflow: .justifyToStart) { }"), ("ZStack", "Overlay { }"),
        (".padding", ".inset(uniform: 16)"), ("EmptyView()", "Empty()"),
        ("AnyView(Label(text: \"x\"))", "Label(text: \"x\")"), ("Group { Text(\"x\") }", "Label(text: \"x\")"),
        (
            "VStack { Group { Text(\"x\"); Text(\"y\") }; Text(\"z\") }",
            "Column(alignment: .center, underflow: .justifyToStart)"
                + " { Label(text: \"x\"); Label(text: \"y\"); Label(text: \"z\") }"
        ),
        (
            "Section(\"t\") { Text(\"x\") }",
            "Column(alignment: .fill, underflow: .justifyToStart) { Label(text: \"t\"); Label(text: \"x\") }"
        ),
        (
            "List(1..<5) { n in Text(\"row \\(n)\") }",
            "ScrollView(wrapping: Column(alignment: .fill, underflow: .justifyToStart)"
                + " { for n in 1..<5 { Label(text: \"row \\(n)\") } })"
        ),
        (
            "ForEach(1...3) { n in Label(text: \"x\") }",
            "Column(alignment: .center, underflow: .justifyToStart) { for n in 1...3 { Label(text: \"x\") } }"
        ),
        (
            "ForEach(1...3, id: \\.self) { Text(\"\\($0)\").bold() }",
            "Column(alignment: .center, underflow: .justifyToStart) { for value in 1...3"
                + " { Label(text: \"\\(value)\") { $0.font = .boldSystemFont(ofSize: 17) } } }"
        ),
        (
            "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
            "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
        ),
        ("EdgeInsets()", "UIEdgeInsets.zero"), (".padding(EdgeInsets())", ".inset(by: .zero)"),
        (".background(Color(\"brand\"))", ".box(background: UIColor(named: \"brand\") ?? .gray)"),
        ("Text(verbatim: \"x\")", "Label(text: \"x\")"), ("Text(\"a\") + Text(\"b\")", "Label(text: \"a\" + \"b\")"),
        (
            "Button(action: { print(1) }, label: { Text(\"x\") })",
            "Button(onTap: { print(1) }, wrapping: Label(text: \"x\"))"
        ),
        (
            ".background(Text(\"x\"))",
            ".decorate(layering: .below, position: .aligned(to: .center)) { Label(text: \"x\") }"
        ),
        (
            ".background(RoundedRectangle(cornerRadius: 8).fill(.red))",
            ".box(background: .red, corners: .rounded(radius: 8))"
        ),
        (
            ".overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2))",
            ".box(corners: .rounded(radius: 8), borders: .solid(color: .red, width: 2))"
        ),
        (
            ".overlay(Color.red.opacity(0.5))",
            ".decorate(layering: .above, position: .inset(0)) { Box(backgroundColor: UIColor.red.withAlphaComponent(0.5)) }"
        ),
        (
            "struct V: View { @State var n = 1; var body: some View { Text(\"x\") } }",
            "struct V: ProxyElement { var n = 1; var elementRepresentation: any Element { Label(text: \"x\") } }"
        ),
        ("@State var x = 1", "var x = 1"),
        (".frame(minWidth: 10, maxWidth: 30)", ".constrainedTo(width: .within(10...30))"),
        (
            ".aspectRatio(2, contentMode: .fit)",
            ".constrainedTo(aspectRatio: AspectRatio(ratio: 2), contentMode: .fitParent)"
        ),
        (".disabled(true)", ".userInteractionEnabled(false)"), (".id(3)", ".keyed(3)"),
        (".background(.thinMaterial)", ".box(background: .systemBackground.withAlphaComponent(0.5))"),
        (".accessibilityLabel(\"x\")", ".accessibilityElement(label: \"x\", value: nil, traits: [])"),
        (".accessibilityHidden(true)", ".blockAccessibility(isBlocking: true)"),
        (".rotationEffect(.degrees(45))", ".rotated(by: Measurement(value: 45, unit: .degrees))"),
        ("TextField(\"Name\", text: $name)", "TextField(text: \"\") { $0.placeholder = \"Name\" }"),
        (
            "GeometryReader { g in Text(\"\\(g.size.width)\") }",
            "GeometryReader { g in Label(text: \"\\(g.constraint.maximum.width)\") }"
        ),
        ("Text(\"x\").truncationMode(.head)", "Label(text: \"x\") { $0.lineBreakMode = .byTruncatingHead }"),
    ]

    private static func withoutBreaks(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != ";" } }

    @Test(
        "words with or without labels, and names without capitals, name the same",
        arguments: [
            ("padding 8", ".inset(uniform: 8)"), ("border red", ".box(borders: .solid(color: .red, width: 1))"),
            ("border red 2", ".box(borders: .solid(color: .red, width: 2))"),
            ("border red width 2", ".box(borders: .solid(color: .red, width: 2))"),
            ("frame 100 50", ".constrainedTo(width: 100, height: 50)"),
            ("frame width 100", ".constrainedTo(width: .absolute(100))"),
            ("frame height 44", ".constrainedTo(height: .absolute(44))"),
            (
                "vstack(spacing: 4) { Text(\"x\") }",
                "Column(alignment: .center, underflow: .justifyToStart, minimumSpacing: 4) { Label(text: \"x\") }"
            ),
            ("text(\"x\")", "Label(text: \"x\")"),
        ]
    )
    func words(_ line: String, _ wanted: String) throws {
        let printed = try lastOutput("Row { Label(text: \"a\") }", line)
        let said = printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("this is Blueprint, not SwiftUI: type \(wanted)"), "\(printed)")
    }

    @Test("branches of several lines are indented by the brackets around them")
    func branches() throws {
        let typed = "VStack {\nif true {\nText(\"a\")\n} else {\nText(\"b\")\n}\nText(\"c\")\n}"
        let lines = try lastOutput(typed).split(separator: "\n").suffix(8)
        #expect(lines.map { $0.prefix { $0 == " " }.count } == [2, 6, 10, 6, 10, 6, 6, 2], "\(lines)")
    }

    @Test("several lines are answered line by line")
    func severalLines() throws {
        let printed = try lastOutput("VStack(spacing: 4) {\nText(\"Hi\")\n.padding(8)\n}")
        let lines = printed.split(separator: "\n")
        let fix = [
            "  this is Blueprint, not SwiftUI: type",
            "  Column(alignment: .center, underflow: .justifyToStart, minimumSpacing: 4) {",
            "      Label(text: \"Hi\")",
            "      .inset(uniform: 8)", "  }",
        ]
        #expect(lines.suffix(5).map(String.init) == fix, "\(printed)")
    }

    @Test(
        "Swift longer than a line is laid out as in the document",
        arguments: [
            (
                "HStack(spacing: 8) { Text(\"x\") }",
                [
                    "  Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {",
                    "      Label(text: \"x\")", "  }",
                ]
            ),
            (
                "VStack { ForEach(1...3, id: \\.self) { i in Text(\"number \\(i)\") } }",
                [
                    "  Column(alignment: .center, underflow: .justifyToStart) {", "      for i in 1...3 {",
                    "          Label(text: \"number \\(i)\")", "      }", "  }",
                ]
            ),
            (
                "VStack { VStack { Text(\"Title\").font(.headline).foregroundColor(.red) } }",
                [
                    "  Column(alignment: .center, underflow: .justifyToStart) {",
                    "      Column(alignment: .center, underflow: .justifyToStart) {",
                    "          Label(text: \"Title\") {",
                    "              $0.font = .preferredFont(forTextStyle: .headline)",
                    "              $0.color = .red", "          }", "      }", "  }",
                ]
            ),
            (
                ".overlay(Text(\"x\"))",
                [
                    "  .decorate(layering: .above, position: .aligned(to: .center)) {",
                    "      Label(text: \"x\")", "  }",
                ]
            ),
        ]
    )
    func laidOut(_ typed: String, _ wanted: [String]) throws {
        let lines = try lastOutput("Row { Label(text: \"root\") }", typed).split(separator: "\n").map(String.init)
        #expect(lines.suffix(wanted.count + 1) == ["  this is Blueprint, not SwiftUI: type"] + wanted, "\(lines)")
    }

    @Test("a part without a counterpart is left out, and the rest suggested")
    func leftOut() throws {
        let chain = try lastOutput("Label(text: \"a\")", ".padding(12).background(.blue).foregroundColor(.white)")
        #expect(chain.contains("type\n  .inset(uniform: 12).box(background: .blue)\n"), "\(chain)")
        #expect(chain.contains("type set #1 color .white"))
        let unknown = try lastOutput("Label(text: \"a\")", ".padding(8).glow()")
        #expect(unknown.contains("type .inset(uniform: 8)\n  .glow() has no counterpart here"), "\(unknown)")
        let alone = try lastOutput("Label(text: \"a\")", ".frame(maxWidth: .infinity)")
        #expect(alone.contains("the parent\n    decides; Column(alignment: .fill) widens its children"), "\(alone)")
    }

    @Test("modifiers behind the number of an element are translated, after selecting it")
    func behindNumber() throws {
        let start = "Row { Label(text: \"a\"); Label(text: \"b\") }"
        let printed = try lastOutput(start, "#2.frame(width: 80)")
        #expect(printed.contains("type select #2, then\n  .constrainedTo(width: .absolute(80))"), "\(printed)")
        #expect(try lastOutput(start, "#2.inset(uniform: 8)").contains("type select #2, then .inset(uniform: 8)"))
        #expect(try lastOutput(start, "#2.nonsense(8)").contains("with select #2, and leave its number out"))
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
