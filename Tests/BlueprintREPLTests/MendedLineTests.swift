import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The lines to type in place of wrong ones keep all of them but the mistake.
@Suite struct MendedLineTests {
    /// A wrong line, with the lines before it and those that its fix names.
    struct Wrong: CustomTestStringConvertible {
        var line: String
        var fix: String
        var tree = MendedLineTests.label

        var testDescription: String { line }
    }

    private static let label = "Label(text: \"Aa\")"
    private static let row = "Row { Label(text: \"Aa\"); Label(text: \"Bb\"); Label(text: \"Cc\") }"
    private static let bold = ".boldSystemFont(ofSize: 17)"

    static let modifiers = [
        Wrong(line: ".inset(uniform: \"10\")", fix: ".inset(uniform: 10)"),
        Wrong(line: ".inset(10)", fix: ".inset(uniform: 10)"),
        Wrong(line: ".inset(uniform=10)", fix: ".inset(uniform: 10)"),
        Wrong(line: ".inset uniform: 10", fix: ".inset(uniform: 10)"),
        Wrong(line: ".inset(10px)", fix: ".inset(uniform: 10)"),
        Wrong(line: "inset 10 pt", fix: "inset 10"),
        Wrong(line: "centre()", fix: ".centered()"),
        Wrong(line: ".centre", fix: ".centered()"),
        Wrong(line: ".centered", fix: ".centered()"),
        Wrong(line: ".centered(true)", fix: ".centered()"),
        Wrong(line: ".centered(3)", fix: ".centered()"),
        Wrong(line: ".opacity(0,5)", fix: ".opacity(0.5)"),
        Wrong(line: ".opacity(50%)", fix: ".opacity(0.5)"),
        Wrong(line: ".opacity(\"0.5\")", fix: ".opacity(0.5)"),
        Wrong(line: ".keyed(one)", fix: ".keyed(\"one\")"),
        Wrong(
            line: ".box( background: \"red\" , clipsContent:true )",
            fix: ".box( background: .red , clipsContent:true )"
        ),
        Wrong(
            line: ".box(background: #FF8000)",
            fix: ".box(background: UIColor(red: 1, green: 0.502, blue: 0, alpha: 1))"
        ),
        Wrong(line: ".box(color: \"red\")", fix: ".box(background: .red)"),
        Wrong(line: ".box(background: .red, corners: 8)", fix: ".box(background: .red, corners: .rounded(radius: 8))"),
        Wrong(
            line: ".box(background: .red, cornerRadius: 8)",
            fix: ".box(background: .red, corners: .rounded(radius: 8))"
        ),
        Wrong(line: ".width(100)", fix: ".constrainedTo(width: .absolute(100))"),
        Wrong(line: ".frame(width: \"100\")", fix: ".constrainedTo(width: .absolute(100))"),
        Wrong(line: ".aligned(horizontally: .left)", fix: ".aligned(horizontally: .leading)"),
        Wrong(line: ".constrainedTo(width: 20)", fix: ".constrainedTo(width: .absolute(20))"),
        Wrong(
            line: ".constrainedTo(width: 20, height: .atMost(3))",
            fix: ".constrainedTo(width: .absolute(20), height: .atMost(3))"
        ),
    ]

    static let settings = [
        Wrong(line: "size 20", fix: "viewport 20"),
        Wrong(line: ".spacing(8)", fix: "set minimumSpacing 8", tree: row),
        Wrong(line: ".alignment(.center)", fix: "set alignment .center"),
        Wrong(line: "text = \"b\"", fix: "set text \"b\""),
        Wrong(line: "text \"b\"", fix: "set text \"b\""),
        Wrong(line: "maxLines 2", fix: "set numberOfLines 2"),
        Wrong(line: "alpha 0.5", fix: ".opacity(0.5)"),
        Wrong(line: "width 200", fix: ".constrainedTo(width: .absolute(200))"),
        Wrong(line: "isHidden = true", fix: ".hidden(true)"),
        Wrong(line: "inset .5", fix: "inset 0.5"),
        Wrong(line: "color red", fix: "set color red"),
        Wrong(line: "colour .red", fix: "set color .red"),
        Wrong(line: "color red", fix: "set background red", tree: "\(label).box()"),
        Wrong(line: "$0.text = \"b\"", fix: "set text \"b\""),
        Wrong(line: "label.text = \"b\"", fix: "set #2 text \"b\"", tree: row),
        Wrong(line: "set color \"red\"", fix: "set color .red"),
        Wrong(line: "set numberOfLines \"2\"", fix: "set numberOfLines 2"),
        Wrong(line: "set font bold", fix: "set font \(bold)"),
        Wrong(line: "viewport 300 x 200", fix: "viewport 300x200"),
        Wrong(line: "viewport 300,200", fix: "viewport 300x200"),
    ]

    static let elements = [
        Wrong(line: "Label(text: \"a\"))", fix: "Label(text: \"a\")", tree: row),
        Wrong(line: "Row { Label(text: \"a\") }}", fix: "Row { Label(text: \"a\") }", tree: row),
        Wrong(line: "Lable(text: \"a\"))", fix: "Label(text: \"a\")", tree: row),
        Wrong(line: "Label( \"a\" ).centered( )", fix: "Label( text: \"a\" ).centered( )", tree: row),
        Wrong(line: "Label(text=\"a\")", fix: "Label(text: \"a\")", tree: row),
        Wrong(line: "Label text: \"a\"", fix: "Label(text: \"a\")", tree: row),
        Wrong(line: "Label(txt: 3)", fix: "Label(text: \"3\")", tree: row),
        Wrong(line: "UILabel(text: \"a\")", fix: "Label(text: \"a\")", tree: row),
        Wrong(line: "Row [Label(text: \"a\"), Spacer(1)]", fix: "Row { Label(text: \"a\"); Spacer(1) }", tree: row),
        Wrong(line: "Row { Spacer(1) Spacer(2) }", fix: "Row { Spacer(1); Spacer(2) }", tree: row),
        Wrong(line: "Row{Spacer(1)}.spacing( 8 )", fix: "Row(minimumSpacing: 8) {Spacer(1)}", tree: row),
        Wrong(line: "Row(minimumSpacing: \"8\") { }", fix: "Row(minimumSpacing: 8) { }", tree: row),
        Wrong(line: "Column(alignment: .left)", fix: "Column(alignment: .leading)", tree: row),
        Wrong(line: "Box(Label(text: \"a\"))", fix: "Box(wrapping: Label(text: \"a\"))", tree: row),
        Wrong(line: "Image(image: \"star\")", fix: "Image(image: UIImage(named: \"star\"))", tree: row),
        Wrong(line: "Label(text: \"a\") { font = .bold }", fix: "Label(text: \"a\") { $0.font = \(bold) }", tree: row),
        Wrong(
            line: "Label(text: \"a\") { $0.color = \"red\" }",
            fix: "Label(text: \"a\") { $0.color = .red }",
            tree: row
        ),
        Wrong(
            line: "Label(text: \"a\").numberOfLines(2)",
            fix: "Label(text: \"a\") { $0.numberOfLines = 2 }",
            tree: row
        ),
    ]

    static let uiKit = [
        Wrong(line: "view.layer.cornerRadius = 8", fix: ".box(corners: .rounded(radius: 8))"),
        Wrong(line: "view.layer.cornerRadius = 8", fix: "set corners .rounded(radius: 8)", tree: "\(label).box()"),
        Wrong(line: "self.view.backgroundColor = .red", fix: ".box(background: .red)"),
        Wrong(
            line: "imageView.layer.borderColor = UIColor.red.cgColor",
            fix: ".box(borders: .solid(color: UIColor.red, width: 1))"
        ),
        Wrong(line: "view?.alpha = 0.5", fix: ".opacity(0.5)"),
        Wrong(line: "label.alpha = 0.5", fix: "select #2, then .opacity(0.5)", tree: row),
        Wrong(line: "view.isHidden = true", fix: ".hidden(true)"),
        Wrong(
            line: "view.frame = CGRect(x: 0, y: 0, width: 9, height: 8)",
            fix: ".constrainedTo(width: .absolute(9), height: .absolute(8))"
        ),
        Wrong(line: "stackView.axis = .vertical", fix: "column"),
        Wrong(line: "stackView.spacing = 8", fix: "set minimumSpacing 8", tree: row),
        Wrong(line: "stackView.distribution = .fillEqually", fix: "set underflow .growUniformly", tree: row),
        Wrong(line: "label.textColor = .red", fix: "set #2 color .red", tree: row),
        Wrong(line: "label.textAlignment = .center", fix: "set alignment .center"),
        Wrong(line: "addSubview(Label(text: \"a\"))", fix: "Label(text: \"a\")", tree: row),
        Wrong(line: "view.insertSubview(Label(text: \"a\"), at: 0)", fix: "Label(text: \"a\")", tree: row),
        Wrong(
            line: "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)])",
            fix: ".inset(top: 8)"
        ),
        Wrong(
            line: "view.widthAnchor.constraint(equalToConstant: 44).isActive = true",
            fix: ".constrainedTo(width: .absolute(44))"
        ),
    ]

    static let directions = [
        Wrong(line: ".aligned(.left)", fix: ".aligned(horizontally: .leading)"),
        Wrong(line: "aligned(.right)", fix: ".aligned(horizontally: .trailing)"),
        Wrong(line: ".aligned(.top)", fix: ".aligned(vertically: .top)"),
        Wrong(line: ".aligned(.center)", fix: ".aligned(vertically: .center), or .aligned(horizontally: .center)"),
        Wrong(line: ".aligned(.leading, .top)", fix: ".aligned(vertically: .top, horizontally: .leading)"),
    ]

    private func error(_ lines: String...) throws -> InputError? {
        try onBigStack {
            let session = Session.sharing()
            return lines.map { session.run(line: $0) }.last?.compactMap(\.error).first
        }
    }

    @Test(
        "a certain fix is the whole line, and all else in it stays",
        arguments: modifiers + settings + elements + uiKit + directions
    )
    func mended(_ wrong: Wrong) throws {
        #expect(try error(wrong.tree, wrong.line)?.fix?.text == "type \(wrong.fix)")
    }

    @Test("a line about a view of UIKit without a counterpart is answered with what to do")
    func views() throws {
        #expect(try error(Self.label, "view.addSubview(label)")?.fix?.text.hasPrefix("type the element") == true)
        #expect(
            try error(Self.label, "button.addTarget(self, action: tap)")?.fix?.text.hasPrefix("type tappable") == true
        )
        // A declared view is one.
        #expect(try error(Self.label, "let view = UIView()", "view.alpha = 0.5") == nil)
    }

    @Test("a branch of a conditional expression can be wrapped")
    func branches() throws {
        for (number, line) in [(2, "inset 4"), (3, ".inset(uniform: 4)"), (2, "row"), (3, "button")] {
            let printed = try run([
                "Column { true ? Label(text: \"a\") : Label(text: \"b\") }", "select #\(number)", line, "undo", "redo",
            ])
            #expect(printed[2].contains("; the other branch is written as any Element"), "\(printed[2])")
        }
        let same = try run([
            "Column { true ? Label(text: \"a\") : Label(text: \"b\").inset(uniform: 1) }", "select #2", "inset 4",
        ])
        #expect(!same[2].contains("any Element"), "\(same[2])")
    }

    @Test("a font of SwiftUI is one of UIKit in the line that sets it")
    func font() throws {
        let fix = try error(Self.label, ".font(.bold)")?.fix?.text
        #expect(fix?.hasSuffix("type set #1 font \(Self.bold)") == true, "\(fix ?? "")")
        let colour = try error(Self.label, ".foregroundColor(\"red\")")?.fix?.text
        #expect(colour?.hasSuffix("type set #1 color .red") == true, "\(colour ?? "")")
    }

    @Test(
        "where there is no element, a modifier is typed behind one",
        arguments: [
            ("centre", "did you mean centered? It needs an element: type an element, such as Label(text: \"Hello\")"),
            ("centre()", "did you mean centered? It needs an element: type an element, such as Label(text: \"Hello\")"),
            (
                "font .title",
                "there is no element yet: type one, such as Label(text: \"Hello\"), then"
                    + " set font .preferredFont(forTextStyle: .title1)"
            ),
            ("view.alpha = 0.5", "type an element, such as Label(text: \"Hello\"), then .opacity(0.5)"),
            ("red", "type an element, such as Label(text: \"Hello\"), then box red"),
            ("padding 4", "type an element, such as Label(text: \"Hello\"), then .inset(uniform: 4)"),
            (".padding(4)", "type an element, such as Label(text: \"Hello\"), then .inset(uniform: 4)"),
        ]
    )
    func withoutElement(line: String, fix: String) throws { #expect(try error(line)?.fix?.text == fix) }

    @Test("a command whose words do not fit is shown with a line that works")
    func sample() throws {
        let fix = try error(Self.label, "inset ten")?.fix?.text
        #expect(fix?.hasPrefix("type inset UNIFORM, or inset HORIZONTAL VERTICAL, or ") == true, "\(fix ?? "")")
        #expect(fix?.hasSuffix("such as inset 20") == true, "\(fix ?? "")")
    }

    @Test("a value of another type is answered with those that fit, and a modifier that works")
    func values() throws {
        let fix = "the value is a number, as in .opacity(0.5)"
        #expect(try error(Self.label, ".opacity(\"a\")")?.fix?.text == fix)
        #expect(try error(Self.label, "Label(text: \"b\").opacity(\"a\")")?.fix?.text == fix)
    }

    @Test("an element that is not there is not offered to another command")
    func absentElement() throws {
        let absent = try error(Self.label, "delete #99")
        #expect(absent?.message == "there is no #99")
        #expect(absent?.fix?.text == "the only element with a number is #1")
        #expect(try error(Self.label, "delete #1")?.fix?.text == "to delete the element, type remove #1")
    }
}
