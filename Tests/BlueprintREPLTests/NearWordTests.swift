import BlueprintREPL
import TestSessions
import Testing

/// Suggestions: only words that fit, at most two edits away and mostly the same.
@Suite struct NearWordTests {
    @Test(
        "similar words are found",
        arguments: [
            ("tre", "tree"), ("viewprot", "viewport"), ("centred", "centered"), ("minimumSpacng", "minimumSpacing"),
            ("lft", "left"), ("align", "alignment"), ("Lable", "Label"), ("infow", "info"), ("locl", "locale"),
        ]
    )
    func near(_ typed: String, _ wanted: String) {
        #expect(NearWord.nearest(to: typed, among: ["zzz", wanted]) == wanted)
    }

    @Test(
        "other words are not",
        arguments: [
            ("Text", "Set"), ("text", "left"), ("text", "TextField"), ("a", "b"), ("ab", "ac"), ("", "x"),
            ("viewwwwport", "viewport"), ("rename", "resume"), ("spacing", "minimumSpacing"), ("frame", "phase"),
            ("cale", "locale"), ("lokl", "locale"), ("lcl", "locale"),
        ]
    )
    func far(_ typed: String, _ other: String) {
        #expect(NearWord.nearest(to: typed, among: [other]) == nil)
    }

    @Test(
        "an argument is also meant by the end of its name, or by a part if no other name has it",
        arguments: [
            ("spacing", ["minimumSpacing", "elements"], "minimumSpacing"),
            ("color", ["backgroundColor", "colorCount"], "backgroundColor"),
            ("spacing", ["minimumSpacing", "minimumVerticalSpacing"], "minimumSpacing"),
            ("spacing", ["lineSpacing", "itemSpacing"], nil), ("unifrom", ["uniform", "horizontal"], "uniform"),
        ]
    )
    func arguments(_ typed: String, _ names: [String], _ wanted: String?) {
        #expect(NearWord.nearestArgument(to: typed, among: names) == wanted)
    }

    @Test(
        "a call with labels, properties or a name that mean others names the line that works",
        arguments: [
            ("Column(spacing: 8) { Label(text: \"a\") }", "type Column(minimumSpacing: 8) { Label(text: \"a\") }"),
            (
                "Button(action: {}, wrapping: Label(text: \"a\"))",
                "type Button(onTap: {}, wrapping: Label(text: \"a\"))"
            ),
            ("Label(text: \"a\", color: .red)", "type Label(text: \"a\") { $0.color = .red }"),
            ("constrained(width: 80, height: 80)", "type constrained 80 80"),
            ("inset(uniform: 8)", "type .inset(uniform: 8)"),
            ("Row(Label(text: \"a\"))", "type Row { Label(text: \"a\") }"),
            (
                "Column(Label(text: \"a\"), Label(text: \"b\").inset(uniform: 4))",
                "type Column { Label(text: \"a\"); Label(text: \"b\").inset(uniform: 4) }"
            ),
            ("Row(minimumSpacing: 4, Spacer())", "type Row(minimumSpacing: 4) { Spacer() }"),
            ("Box { Label(text: \"a\") }", "type Box(wrapping: Label(text: \"a\"))"),
            ("Centered { Label(text: \"a\") }", "type Centered(Label(text: \"a\"))"),
            (
                "Row { Label(text: \"a, b\"), Label(text: \"c\") }",
                "type Row { Label(text: \"a, b\"); Label(text: \"c\") }"
            ),
            ("Row(minimumSpacing: 4) { Spacer(), Row { Spacer(),\n Spacer() } }", "Spacer(); Row { Spacer()\n"),
            ("Label(text: 5)", "type Label(text: \"5\")"),
            ("Row { for i in 0...2 { Label(text: i) } }", "type Row { for i in 0...2 { Label(text: \"\\(i)\") } }"),
            ("Column(alignment: left)", "type Column(alignment: .leading)"),
            ("Label(text: \"a\").color(.red)", "type Label(text: \"a\") { $0.color = .red }"),
        ]
    )
    func likelyLine(_ typed: String, _ fix: String) throws {
        let printed = try lastOutput("Row { Label(text: \"root\") }", typed)
        #expect(printed.contains(fix), "\(printed)")
    }

    @Test(
        "words of other programs lead to the command",
        arguments: [
            ("compare", "did you mean diff?"), ("code", "did you mean swift?"), ("p", "did you mean print?"),
            ("spacing 8", "type set minimumSpacing 8"), ("alignment center", "type set alignment center"),
            ("set #1 alignment left", "type set #1 alignment leading"),
            ("set textColor .red", "type set #2 color .red"), ("set foregroundColor .red", "type set #2 color .red"),
            ("font .title", "type set #2 font .preferredFont(forTextStyle: .title1)"),
            ("numberOfLines 2", "type set #2 numberOfLines 2"), ("text Hi", "type set #2 text Hi"),
            (".hidden(1)", "type .hidden(true)"), (".opacity(0.5, 3)", "type .opacity(0.5)"),
            (".aligned(center)", "type .aligned(vertically: .center), or .aligned(horizontally: .center)"),
            (".inset(horizontal: 8 vertical: 9)", "type .inset(horizontal: 8, vertical: 9)"),
            (".inset(8, 9)", "type .inset(horizontal: 8, vertical: 9)"),
            (".stackLayoutChild(priority: 3)", "it has .fixed, .flexible, .grows, .shrinks"),
            (
                "Row { Spacer().stackLayoutChild(priority: .fixed).opacity(0.5).hidden() }",
                "type Row { Spacer().opacity(0.5).hidden().stackLayoutChild(priority: .fixed) }"
            ),
            ("Row { \"a\" }", "type Row { Label(text: \"a\") }"),
            ("set #1 spacing 8", "did you mean minimumSpacing?"), ("delete Label", "type remove Label"),
            ("undo two", "type undo, or undo 2 for two lines"),
            ("rename #2", "type rename NAME NEWNAME"),
            ("why #2 at the bottom", "type why #2 x or why #2 y for its position"),
            ("select last", "the element added last is Label #3: type #3"), ("explain", "did you mean why?"),
            ("set #1 underflow spaceBetween", "it has spaceEvenly, growProportionally"),
            ("set #1 alignment nonsense", "it has leading, center"), ("env locl de", "did you mean locale?"),
            ("env direction rtl", "type direction rtl"),
            ("env direction", "type direction VALUE"), ("open a.swift", "there is no command 'open'"),
            ("open a.swift", "type load a.swift"), ("open", "type load and the path of a Swift file"),
            ("run", "or source and that of a script"), ("run a.swift", "type load a.swift"),
            ("run ./a.bp", "type source ./a.bp"), ("goto updte", "did you mean update?"),
            ("goto ende", "did you mean end?"), ("phase updte", "did you mean update?"),
            ("unalias x", "type alias delete x"), ("find Lable", "       ^\n  did you mean Label?"),
            ("box backgroud red", "error: box has no 'backgroud'\n"), ("box backgroud red", "did you mean background?"),
            ("inset unifrom 3", "inset has no 'unifrom'"), ("quiz ease", "did you mean easy?"),
            ("quiz nosuch", "the difficulties are easy, medium, hard"),
            ("Label(text \"a\")", "insert ':' after 'text'"),
            ("expect #1 width 300", "type expect #1.width = 300"),
            ("expect \"a\" height >= 8", "type expect \"a\".height >= 8"), ("expect #1 x", "type expect #1.x = 90"),
            ("label", "did you mean Label?"), ("image", "did you mean Image?"),
        ]
    )
    func otherWords(_ typed: String, _ fix: String) throws {
        let printed = try lastOutput("Column { Label(text: \"a\"); Label(text: \"b\") }", typed)
        #expect(printed.contains(fix), "\(printed)")
    }

    @Test(
        "a misspelled option has the option that is meant",
        arguments: [
            ("edit --edit", "--editor"), ("tree --dpth 2", "--depth"), ("tree --al", "--all"),
            ("info --verbos", "--verbose"), ("why --verbos", "--verbose"), ("frames -note", "--notes"),
            ("render -depth 2", nil),
            ("views -all", "--all"), ("warnings --alll", "--all"), ("trace --measure", "--measures"),
        ]
    )
    func options(_ typed: String, _ option: String?) throws {
        let printed = try lastOutput("Column { Label(text: \"a\") }", typed)
        #expect(printed.contains("error") && printed.contains("has no option") == (option != nil), "\(printed)")
        if let option { #expect(printed.hasSuffix("did you mean \(option)?"), "\(printed)") }
    }

    @Test("a type in another case and root are references")
    func references() throws {
        let start = "Row { Image(image: nil); Label(text: \"a\") }"
        #expect(try lastOutput(start, "select image").contains("Image #2"))
        #expect(try lastOutput(start, "select root").contains("Row #1"))
        #expect(try lastOutput("Row { Label(text: \"a\"); Label(text: \"b\") }", "select label").contains("matches 2"))
    }

    @Test("while stepping, next says what steps, and goto end goes to the last step")
    func stepping() throws {
        #expect(try lastOutput("Label(text: \"a\")", "step", "next").contains("to go to the next step, type step"))
        #expect(try !lastOutput("Label(text: \"a\")", "next").contains("type step"))
        #expect(try lastOutput("Label(text: \"a\")", "goto end").contains(#/(\d+) of \1/#))
    }

    @Test("a property of another element names the element that has it, inside first")
    func holder() throws {
        let start = ["Column { Label(text: \"A\"); Label(text: \"B\").inset(uniform: 8) }", "select Inset"]
        let printed = try run(start + ["set text \"C\"", "set #1 text \"C\"", "set unifrom 4", "set zzz 4"])
        #expect(printed[2].contains("Label #3 has text: type set #3 text \"C\""), "\(printed[2])")
        #expect(printed[3].contains("Label #2 has text: type set #2 text \"C\""))
        #expect(printed[4].contains("did you mean uniform?"))
        #expect(printed[5].contains("it has "))
    }

    @Test("a first word that is an argument of an element names that element, not a similar command")
    func settingAsCommand() throws {
        #expect(try lastOutput("Label(text: \"A\")", "text").contains("Label #1 has text: type set #1 text VALUE"))
        #expect(try lastOutput("Row()", "minimumSpacing 4").contains("type set minimumSpacing 4"))
        #expect(try lastOutput("text").contains("did you mean next?"))
    }

    @Test("an error about what a wrong call returns is not reported beside that of the call")
    func consequence() throws {
        let start = "Column { Label(text: \"a\"); Label(text: \"b\") }"
        let printed = try lastOutput(start, ".inset(uniform: 8).stackLayoutChild(priority: 3).opacity(0.5)")
        #expect(!printed.contains("opacity'"), "\(printed)")
        #expect(printed.hasSuffix("it has .fixed, .flexible, .grows, .shrinks"), "\(printed)")
    }

    /// A component whose outermost element has no name of its own.
    private static let card = [
        "struct Card: ProxyElement { var elementRepresentation: Element { Row { Label(text: \"a\") }.inset(uniform: 3) } }",
        "Card()",
    ]

    @Test(
        "in a component, a fix names elements as they are typed, and what it says works",
        arguments: [
            ("#1/Row", "set text \"z\"", "Card #1 › Label has text: type set #1/Label text \"z\""),
            ("#1/Label", "set textColor .red", "type set color .red"),
            ("#1/Label", ".font(.title)", "type set font .preferredFont(forTextStyle: .title1)"),
            ("#1/Label", "Label(text: Hi)", "type Label(text: \"Hi\")"),
            ("#1/Row", "alignment center", "type set alignment center"),
            ("#1", "set #1/Label textColor .red", "type set #1/Label color .red"),
        ]
    )
    func inner(_ selected: String, _ typed: String, _ fix: String) throws {
        let printed = try run(Self.card + ["select \(selected)", typed])
        #expect(printed.last?.hasSuffix("  \(fix)") == true, "\(printed.last ?? "")")
        let line = fix.components(separatedBy: "type ").last ?? ""
        let done = try run(Self.card + ["select \(selected)", line])
        #expect(done.last?.hasPrefix("in Card, line 1") == true, "\(done.last ?? "")")
    }

    @Test("a number that is not there leads to the elements without one, and swift prints their source")
    func innerNumbers() throws {
        let printed = try run(Self.card + ["select #9", "swift #1/Label"])
        #expect(printed[2].contains("the only element with a number is #1; type tree --inside"), "\(printed[2])")
        #expect(printed[3] == "Label(text: \"a\")")
    }

    @Test("the old names of values are not offered", arguments: ["set alignment left", "set alignment right"])
    func oldNames(_ line: String) throws {
        let printed = try lastOutput("Row { Label(text: \"a\") }", line)
        #expect(printed.hasSuffix("it has top, center, bottom, fill, align"), "\(printed)")
        #expect(try !lastOutput("Row { Label(text: \"a\") }", "set alignment").contains("leading"))
        #expect(try !lastOutput("Row { Label(text: \"a\") }", "set alignment .leading").contains("error"))
    }

    @Test("a first word that is like no other gets no suggestion")
    func none() throws {
        for line in ["text", "qwerty", "Text"] {
            let printed = try lastOutput("Label(text: \"A\")", line)
            #expect(!printed.contains("did you mean Set") && !printed.contains("did you mean left"), "\(printed)")
        }
    }
}
