import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The pages of `help`, its search, and questions.
@Suite struct HelpPageTests {
    @Test("help drawing explains each sign that its own drawing has, in both styles", arguments: ["unicode", "ascii"])
    func drawing(style: String) throws {
        let page = try lastOutput("style \(style)", "help drawing")
        let drawing = try #require(
            page.components(separatedBy: "> frames\n").last?.components(separatedBy: "\nsigns\n")
        )
        let signs = style == "unicode" ? ["┏", "╌", "■", "▸", "✂", "·"] : ["=", "--", "*", "8<", "."]
        for sign in signs {
            #expect(drawing[0].contains(sign), "\(sign) in the drawing")
            #expect(drawing[1].contains(sign), "\(sign) in the legend")
        }
        #expect(drawing[0].contains(">#2<") && drawing[1].contains("The selection"))
        #expect(page.allSatisfy(\.isASCII) == (style == "ascii"))
    }

    @Test(
        "each page fits into 80 and 40 columns, and is listed",
        arguments: ["drawing", "json", "keys", "refs", "modifiers"]
    )
    func pages(name: String) throws {
        for columns in [40, 80, 200] {
            let text = try onBigStack {
                Session.sharing(options: SessionOptions(columns: columns)).run(line: "help \(name)").map(\.text.plain)
                    .joined()
            }
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(text)")
            #expect(text.split(separator: "\n").count > 8)
        }
        let words = try onBigStack {
            Session.sharing().completer.completions(of: "help \(name.dropLast())", cursor: 4 + name.count).candidates
        }
        #expect(words.contains { $0.word == name && !$0.summary.isEmpty })
    }

    @Test("help json names the members of a document, and each member of a look or an error is named")
    func members() throws {
        let page = try lastOutput("help json")
        let lines = ["Label(text: \"a\")", "tree", "views", "print 3", "nonsense"]
        let documents = try onBigStack {
            let session = Session.sharing()
            return lines.flatMap { session.run(line: $0) }.compactMap { $0.json?.text }
        }
        #expect(documents.count >= 4)
        let names = [
            "version", "command", "index", "reference", "identifier", "frame", "viewBacked", "content", "error",
        ]
        for name in names {
            #expect(documents.contains { $0.contains("\"\(name)\":") } && page.contains(name), "\(name)")
        }
    }

    @Test("the references of help refs can be typed")
    func references() throws {
        let start = [
            "Column { for _ in 0..<3 { Row { Label(text: \"a\") } }; Label(text: \"Account name\"); Rule(orientation: .horizontal, color: .gray) }"
        ]
        let page = try lastOutput("help refs")
        for word in ["#4", "v3", "\"Account name\"", "Row[2]"] {
            #expect(page.contains(word))
            #expect(try !run(start + ["select \(word)"])[1].contains("error"), "\(word)")
        }
    }

    @Test(
        "a name of SwiftUI or another program, or in another case, has the help of what it is here",
        arguments: [
            ("hstack", "SwiftUI's HStack is Row in Blueprint", "Row"),
            ("padding", "SwiftUI's padding is inset", "inset"),
            ("Text", "SwiftUI's Text is Label in Blueprint", "Label"), ("compare", "compare is diff here", "diff"),
            ("spacer", "", "Spacer"), ("stacklayout", "", "StackLayout"),
        ]
    )
    func otherNames(word: String, first: String, name: String) throws {
        let text = try lastOutput("help \(word)")
        #expect(text.hasPrefix(first), "\(text)")
        #expect(try text.hasSuffix(lastOutput("help \(name)")), "\(text)")
    }

    @Test("help blame says what answers the question of a lesson")
    func blame() throws {
        let page = try lastOutput("help blame")
        #expect(page.contains("Row #1") && page.contains("step 10") && page.contains("why \"AB\" width"))
    }

    @Test("a search finds words by their name and by their help")
    func search() throws {
        let found = try lastOutput("help search shadow")
        #expect(found.contains("TextShadow") && found.contains("\n  Box "))
        #expect(try lastOutput("help search \"priority fixed\"").contains("error: no help contains 'priority fixed'"))
        #expect(try lastOutput("help search").contains("help search WORD"))
        for word in [
            "padding", "VStack", "divider", "cornerRadius", "toggle", "rename", "screenshot", "safe area",
            "UITableView",
        ] {
            let found = try lastOutput("help search \(word)")
            #expect(found.contains("help NAME explains one"), "\(word)")
            #expect(
                try !lastOutput("help \(word == "safe area" ? "safeAreaInsets" : word)").contains("error:"),
                "\(word)"
            )
        }
        #expect(try lastOutput("help search safe area").contains("\n  env "))
        let first = [
            "padding": "inset", "VStack": "Column", "divider": "Rule", "cornerRadius": "box", "toggle": "Toggle",
            "rename": "rename", "screenshot": "export", "snapshot": "export", "safe area": "env", "background": "box",
            "hstack": "Row", "z-index": ".zIndex", "margin": "margin", "spacer": "Spacer", "dark mode": "darkmode",
        ]
        for (word, name) in first {
            let rows = try lastOutput("help search \(word)").split(separator: "\n")
            #expect(rows.dropFirst().first?.hasPrefix("  \(name) ") == true, "\(word): \(rows.prefix(3))")
        }
        #expect(try lastOutput("help search BREAKPOINT") == lastOutput("help search breakpoint"))
    }

    @Test(
        "a question mark after a line asks about it",
        arguments: [
            ("?", "help"), ("set ?", "help set"), ("inset ?", "help inset"), ("inset?", "help inset"),
            ("inset 20 ?", "help inset"), ("Label ?", "help Label"), ("Label(text: \"a\") ?", "help Label"),
            (".box(background: .blue) ?", "help box"), ("set alignment ?", "help alignment"), ("help ?", "help"),
            ("help inset ?", "help inset"), ("? inset", "help inset"), ("?box", "help box"),
            ("step ?", "help step"), ("  undo ?  ", "help undo"), ("viewport 375x667 ?", "help viewport"),
        ]
    )
    func question(line: String, help: String) throws {
        #expect(try lastOutput(line) == lastOutput(help))
        let needsMore = try onBigStack { Session.sharing().needsMore(after: line) }
        #expect(!needsMore)
    }

    @Test("a conditional expression is no question")
    func conditional() throws {
        let printed = try run([
            "let a = true ?\n1 : 2", "let b = a > 1 ? 3 : 4", "print(2)  // sure ?", "print(a, b)", "nonsense ?",
        ])
        #expect(printed[2] == "2")
        #expect(printed[4].contains("error: there is no help about 'nonsense'"))
        let needsMore = try onBigStack { Session.sharing().needsMore(after: "let a = (b ?") }
        #expect(needsMore)
    }

    @Test(
        "each modifier is described by itself, with all its forms",
        arguments: [
            ("rotated", "Rotates this element clockwise."), ("scaled", "Scales this element."),
            ("onAppear", "Calls a closure after this element appeared."),
            ("onDisappear", "Calls a closure after this element disappeared."),
            ("stackLayoutChild", "Makes this element a child of a Row or Column"),
            ("constrainedTo", "Limits or sets the size of an element."),
            ("onLinkTapped", "Calls a closure for each tap on a link"),
        ]
    )
    func modifiers(name: String, summary: String) throws {
        let page = try lastOutput("help \(name)")
        #expect(page.hasPrefix("\(name) · modifier"))
        #expect(page.contains("  " + summary))
        #expect(!page.contains("  .translated(") && page.contains(".\(name)("))
        #expect(try lastOutput("help modifiers").contains("  \(name)  "))
    }

    @Test("help constrainedTo has the forms of both types")
    func constrained() throws {
        for word in ["constrainedTo", "constrained"] {
            let page = try lastOutput("help \(word)")
            for form in [
                "constrainedTo(width: ConstrainedSize", "constrainedTo(height:", "constrainedTo(size:",
                "constrainedTo(aspectRatio:", "> constrained width", "> constrained 16:9",
                "Makes a ConstrainedSize or a ConstrainedAspectRatio",
            ] {
                #expect(page.contains(form), "\(word): \(form)")
            }
        }
    }

    @Test("help stepping is the group, help step the command")
    func stepping() throws {
        #expect(try lastOutput("help stepping").hasPrefix("stepping\n"))
        #expect(try lastOutput("help step").contains("step [N] · command"))
        #expect(try !lastOutput("help step").contains("goto N or MARK"))
    }
}
