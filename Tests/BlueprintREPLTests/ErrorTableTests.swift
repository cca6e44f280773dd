import TestSessions
import Testing

/// The wording of errors: what is wrong comes first, and what to type comes last.
@Suite("Error table")
struct ErrorTableTests {
    /// The lines before each mistake.
    private static let start = ["viewport 300x80", "Row { Label(text: \"a\"); Label(text: \"Hello\") }"]

    /// A wrong line of Swift, the message and the fix.
    private static let swift: [(String, String, String)] = [
        (
            "Label(txt: \"a\")", "incorrect argument label in call (have 'txt:', expected 'text:')",
            "type Label(text: \"a\")"
        ),
        ("Label(\"a\")", "missing argument label 'text:' in call", "type Label(text: \"a\")"),
        (
            "ConstrainedSize(width: 48, wrapping: Spacer(1))",
            "cannot convert value of type 'Int' to expected argument type",
            "type ConstrainedSize(width: .absolute(48), wrapping: Spacer(1))"
        ),
        (
            "Box(cornerStyle: 8, wrapping: Spacer(1))",
            "cannot convert value of type 'Int' to expected argument type",
            "type Box(cornerStyle: .rounded(radius: 8), wrapping: Spacer(1))"
        ),
        ("Label()", "missing argument for parameter 'text' in call", "expected 'text: String'"),
        (
            "Column(minimumSpacing: \"a\") { }",
            "cannot convert value of type 'String' to expected argument type 'CGFloat'", "the value is a number"
        ),
        (
            "Label(text: \"a\", color: .red)", "extra argument 'color' in call",
            "type Label(text: \"a\") { $0.color = .red }"
        ),
        ("Label(text: \"a\"", "expected ')' to end function call", "insert ')'"),
        (
            "Lable(text: \"a\")",
            "cannot find 'Lable' in scope",
            "did you mean Label? If it is an element of your app, try: stub Lable 96x16"
        ),
        (
            "VStack { }",
            "'VStack' is not supported here",
            "Column(alignment: .center, underflow: .justifyToStart) { }"
        ),
        (
            "Row(alignment: .middle)",
            "type 'Row.RowAlignment' has no member 'middle'",
            "it has .top, .center, .bottom, .fill, .align, .leading, .trailing"
        ),
        ("Label(text: \"a\").centred()", "value of type 'Label' has no member 'centred'", "did you mean centered?"),
        ("let y = nil", "'nil' requires a contextual type", "write the type, as in 'let name: Type? = nil'"),
        (
            "replace #2",
            "the element is missing",
            "type replace [#N] ELEMENT"
        ),
    ]

    /// A wrong command, the message and the fix.
    private static let commands: [(String, String, String)] = [
        ("frobnicate", "there is no command 'frobnicate'", "type help to list the commands"),
        ("tre", "there is no command 'tre'", "did you mean tree?"),
        ("#2", "'#2' is an element, not a command", "type select #2 or info #2"),
        ("why #9", "there is no #9", "the elements are #1–#3"),
        ("why #1.wdith", "'wdith' is not a number of a frame: width, height, x or y", "did you mean width?"),
        ("why #1.5", "'5' is not a number of a frame: width, height, x or y", "type width, height, x or y"),
        (
            "why #1 foo", "'foo' is not a number of a frame: width, height, x or y",
            "type why #1 width, or why #1 not 200 wide"
        ),
        ("why #1 heigth", "'heigth' is not a number of a frame: width, height, x or y", "did you mean height?"),
        ("why #1 nott 200 wide", "'nott' is not a number of a frame: width, height, x or y", "did you mean not?"),
        (
            "why #1 #2", "'#2' is not a number of a frame: width, height, x or y",
            "for the space between two elements, type why gap #1 #2"
        ),
        ("why #1 width height", "why explains one number at a time", "type width, height, x or y"),
        ("why #1 not 20 widee", "'widee' is not a number of a frame: wide or high", "did you mean wide?"),
        ("why gap #1", "a gap is between two elements", "type why gap #1 #2"),
        (
            "why not 5 deep",
            "'deep' is not a number of a frame: wide or high",
            "type not 200 wide, not 40 high, not 200x40, not at x 10 or not at 10,20"
        ),
        ("info Foo", "no element matches 'Foo'", "type tree to list the elements"),
        ("select \"nope\"", "no element shows \"nope\"", "type tree to list the elements"),
        ("find nope", "no element shows \"nope\"", "type tree to list the elements"),
        ("select #1/9", "#1 has only 2 children", "indices count from 0, as in #3/0/1"),
        ("select Row[9]", "there is only 1 element of type Row", "indices count from 0, as in Row[0]"),
        ("delete #2", "'#2' is not the number of a breakpoint", "to delete the element, type remove #2"),
        ("move #2", "the destination is missing", "type move [REF] before, after or into REF"),
        ("move #2 under #3", "unexpected 'under'", "type move [REF] before, after or into REF"),
        ("priority", "the priority is missing", "type priority fixed, flexible, grows or shrinks"),
        ("priority fixed #2", "unexpected '#2'", "type priority fixed, flexible, grows or shrinks"),
        (
            "priority fixed",
            "Row #1 cannot have a priority",
            "only children of a Row, a Column or a Flow have priorities"
        ),
        ("try inset 3", "'try' before a line belongs to lessons", "type whatif inset 3"),
        (
            "why is #1 at 0", "why takes an element and a number of its frame, not a sentence",
            "type why #1, why #1 width, or why #1 not 200 wide"
        ),
        ("viewport iPhone-XE", "'iPhone-XE' is not a size", "did you mean iphone-se?"),
        ("frames ipad-mino", "no element matches 'ipad-mino'", "did you mean ipad-mini?"),
        ("viewport 0", "'0' is not a size", "type 375x667, 375 for as high as needed, or a device such as iphone-se"),
        ("zoom abc", "'abc' is not a zoom factor", "type readable, fit or a number from 0.05 to 20, such as zoom 2"),
        ("stub Label 5x5", "Label is part of the library and needs no stub", "type help Label"),
        ("textsize huge", "the text must be in quotes", "type textsize \"TEXT\" WxH"),
        ("export pdf", "there is no format 'pdf'", "the formats are html, json, png, svg, swift"),
        (
            "export png layers",
            "the name of the file is missing: pixels are not printed",
            "type export png layers tree.png"
        ),
        ("export png a.png --scale 0", "'0' is not a scale", "type a number from 0.1 to 20, such as --scale 2"),
        ("export png a.png --scale", "the scale is missing", "type a number from 0.1 to 20, such as --scale 2"),
        (
            "export svg a.svg --scale 2",
            "--scale is an option of png",
            "a picture in SVG has no pixels, and can be shown at any scale"
        ),
        ("export svg --size", "the size is missing", "type --size 320x160,375x160"),
        (
            "export svg --size 320x160,x",
            "'x' is not a size",
            "type 375x667, 375 for as high as needed, or a device such as iphone-se"
        ),
        (
            "export json --size 320x160",
            "--size is an option of pictures",
            "type viewport 320x160, then export json"
        ),
        ("save", "the name of the file is missing", "type save FILE"),
        (
            "goto here",
            "'here' is not the number of a step",
            "type trace to list the steps, or mark NAME to name this one"
        ),
        ("mark 12", "'12' is not a valid name for a mark", "type a letter first, then letters, digits, _ or -"),
        ("phase foo", "'foo' is not a phase", "type phase layout, flatten, round or update"),
        ("step x", "'x' is not a number of steps", "type step [N]"),
        ("watch #2.foo", "'foo' is not a number of a frame", "type width, height, x or y"),
        ("sweep 100...400", "the quantity is missing", "type sweep width 100...400 or sweep height 100...400"),
        ("sweep width", "the range is missing", "type sweep width 80...400"),
        ("whatif tree", "'tree' does not change the tree", "type an edit, such as whatif inset 20"),
        ("lesson 99", "there is no lesson '99'", "type lesson to list the lessons"),
        ("help step foo", "there is no help about 'step foo'", "type help commands or help terms to list the words"),
        ("tree foo", "no element matches 'foo'", "type tree to list the elements"),
        ("tree --depth x", "'x' is not a number of levels", "type a whole number, such as --depth 2"),
        ("views --depth", "the number of levels is missing", "type --depth 2"),
        ("frames --size", "the size is missing", "type frames --size 320x160"),
        ("frames before", "the word after is missing", "type frames before after"),
        ("warnings --depth 2", "warnings has no option '--depth'", "type warnings [REF] [--all]"),
        ("unwrap #2", "Label #2 wraps no element", "to delete it, type remove #2"),
        ("centered 5", "unexpected '5'", "type centered"),
    ]

    /// A wrong expectation, the message and the fix.
    private static let claims: [(String, String, String)] = [
        (
            "expect #2", "the claim is missing",
            "type, for example, expect #1 is 96x16, or expect views 3; see help expect"
        ),
        (
            "expect #2 is 5", "'5' is not a claim",
            "type, for example, expect #1 is 96x16, or expect views 3; see help expect"
        ),
        ("expect #2 96x16", "'96x16' is not a claim", "type expect #2 is 96x16"),
        ("expect #2 8,0", "'8,0' is not a claim", "type expect #2 at 8,0"),
        ("expect #2 frame = 8,0 96x16", "'frame' is not a claim", "type expect #2 is 96x16 at 8,0"),
        ("expect #2.frame 8,0 96x16", "'frame' is not a number of a frame", "type expect #2 is 96x16 at 8,0"),
        ("expect #2.size == 96x16", "'size' is not a number of a frame", "type expect #2 is 96x16"),
        ("expect #2.foo > 3", "'foo' is not a number of a frame", "type width, height, x or y"),
        ("expect #2.width ~ 3", "'~' is not a comparison", "type =, !=, <, <=, > or >="),
        ("expect #2.width > x", "'x' is not a number", "type a number such as 90"),
        (
            "expect no foo", "'foo' cannot be counted",
            "what can be counted: views, elements, warnings; see help expect"
        ),
        ("expect no vews", "'vews' cannot be counted", "did you mean no views?"),
        (
            "expect texts 5", "'texts' cannot be counted",
            "what can be counted: views, elements, warnings; see help expect"
        ),
        ("expect elemets 5", "'elemets' cannot be counted", "did you mean elements?"),
        ("expect why #2.width", "'contains' is missing", "type expect why #1.width contains \"min(96\""),
    ]

    /// An expectation that fails, and the fact that contradicts it.
    private static let facts: [(String, String)] = [
        ("expect #2 is 5x5", "Label #2 is 8×16 at 0,0 in the viewport"),
        ("expect #2 is 5 x 5", "Label #2 is 8×16 at 0,0 in the viewport"),
        ("expect #2.width > 900", "Label #2.width is 8"),
        ("expect #2 text \"b\"", "Label #2 shows \"a\""),
        ("expect #1 text \"b\"", "Row #1 shows no text"),
        ("expect #2 truncated", "Label #2 is not truncated"),
        ("expect #1 view-backed", "Row #1 is not view-backed: flattened"),
        ("expect #2 gone", "#2 is in the tree"),
        ("expect #2 computed 7 times", "Label #2 was computed 1 time"),
        ("expect views 9", "there are 2 views"),
        ("expect elements = 1", "there are 3 elements"),
        ("expect no views created", "2 views were created (v2 UILabel, v3 UILabel)"),
        ("expect views removed 1", "no views were removed"),
        ("expect warnings 2", "there are no warnings"),
        ("expect warning \"cut\"", "there are no warnings"),
    ]

    @Test("An error says what is wrong, and what to type", arguments: swift + commands + claims)
    func mistakes(line: String, message: String, fix: String) throws {
        let printed = try run(Self.start + [line]).last ?? ""
        let lines = printed.split(separator: "\n").map(String.init)
        #expect(lines.first == "error: " + message)
        #expect(lines.last == "  " + fix)
    }

    @Test("An expectation that fails is reported with the fact", arguments: facts)
    func failures(line: String, fact: String) throws {
        let printed = try run(Self.start + [line]).last
        #expect(printed == "expected \(line.dropFirst("expect ".count)), but \(fact)")
    }
}
