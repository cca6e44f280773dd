import BlueprintREPL
import TestSessions
import Testing

/// The warnings in `warnings`, in the output of an edit, and in the expectations of scripts.
@Suite struct WarningTests {
    private static let crowded = [
        "Row(alignment: .center, minimumSpacing: 8)", "Label(text: \"A long label that takes a lot of room\")",
        "Label(text: \"Another long label\")", "viewport 300x16",
    ]

    @Test("a viewport that fixes a warning is the smallest one, and is offered once")
    func smallestViewports() throws {
        let stack = "EqualStack(direction: .horizontal, spacing: 50) { Label(text: \"abc\"); Label(text: \"d\") }"
        let printed = try run(["viewport 60x48", stack, "warnings"])
        #expect(printed[2].components(separatedBy: "try: viewport 65x48").count == 3, "\(printed[2])")
        let label = "Label(text: \"Hello, world\").centered().inset(uniform: 20).box()"
        let why = try lastOutput("viewport 120x64", label, "why #1")
        #expect(why.hasSuffix("\n  try: viewport 120x72\n  or:  viewport 136x64"), "\(why)")
    }

    @Test func aTreeWithoutFaultsHasNone() throws {
        let printed = try run(["Label(text: \"Hello\")", "centered", "warnings", "expect no warnings"])
        #expect(printed[2] == "no warnings")
        #expect(printed[3] == "")
    }

    @Test("an element represented by an Overlay or a scroll view may overlap and extend as these do")
    func proxies() throws {
        let proxy = { (name: String, body: String) in
            "struct \(name): ProxyElement { var elementRepresentation: any Element { \(body) } }"
        }
        let list = "Column { for i in 0..<20 { Label(text: \"row \\(i)\") } }"
        let printed = try run([
            "viewport 100x60", proxy("Veil", "Overlay { Label(text: \"a\"); Box(backgroundColor: .red) }"),
            proxy("Table", "\(list).scrollable()"), proxy("Screen", "Table()"), "Veil()", "warnings", "reset",
            "Screen()",
            "warnings", "select #1", "replace \(list)", "warnings",
        ])
        #expect(printed[5] == "no warnings" && printed[8] == "no warnings", "\(printed)")
        #expect(printed[11].hasPrefix("20 warnings"), "\(printed[11])")
    }

    private static let tight = ["Label(text: \"Hello, world\")", "centered", "select #1", "constrained 40 16"]

    @Test func truncatedTextIsNamedWithItsNumbers() throws {
        let printed = try run(Self.tight + ["warnings", "expect warnings 1", "expect warning \"#1 is truncated\""])
        #expect(printed[3].contains("! Label #1 is truncated: not high enough, 48 high (3 lines at 40 wide) in 16"))
        #expect(
            printed[4] == """
                1 warning
                ! Label #1 is truncated: not high enough, 48 high (3 lines at 40 wide) in
                    16; its width of 40 is decided by ConstrainedSize #3
                  try: unwrap #3
                """
        )
        #expect(printed[5] == "")
        #expect(printed[6] == "")
    }

    @Test func numbersFollowTheStyleOfToday() throws {
        let printed = try run(Self.crowded + ["warnings", "style text", "warnings"])
        #expect(printed[4].contains("it is 186.88×32 at 0,-8"))
        #expect(printed[6].contains("186.88 wide and\n  32 high at x 0, y minus 8"))
        #expect(!printed[6].contains("×"))
    }

    @Test func aWarningIsToldOnce() throws {
        let printed = try run(Self.crowded + ["set color red"])
        #expect(printed[3].contains("! Label #2 extends beyond Row #1; 1 more: warnings"))
        #expect(!printed[4].contains("!"))
    }

    @Test func onlyNewWarningsAreToldAmongMany() throws {
        let labels = (1...12).map { "Label(text: \"label \($0)\")" }
        let first = ["Column(alignment: .fill)", "viewport 100x90"] + labels
        let printed = try run(first + ["select #6", "inset 1", "root", labels[0], "select #9", "remove", "undo"])
        #expect(!printed[15].contains("!"))
        #expect(printed[17].contains("! Label #15 is clipped"))
        #expect(!printed[17].contains("more: warnings"))
        #expect(!printed[19].contains("!"))
        #expect(printed[20].contains("! Label #9 is clipped") && !printed[20].contains("more: warnings"))
    }

    @Test func aFixThatWasTriedMends() throws {
        let mended = try run(Self.tight + ["unwrap #3", "warnings"])
        #expect(mended[5] == "no warnings")
        let larger = try run(Self.crowded + ["viewport 300x32", "warnings"])
        #expect(larger[5] == "no warnings")
    }

    @Test func whatSticksOutIsToldWithTheSides() throws {
        let warnings = try run(Self.crowded + ["warnings"])[4]
        #expect(
            warnings.hasPrefix(
                """
                2 warnings
                ! Label #2 extends beyond Row #1: 8 above, 8 below; it is 186.88×32 at 0,-8
                    in 300×16
                  try: viewport 300x32
                """
            )
        )
    }

    @Test func aNegativeSpacingIsMeant() throws {
        let printed = try run([
            "Row(alignment: .center, minimumSpacing: -8)", "Label(text: \"One\")", "Label(text: \"Two\")", "warnings",
        ])
        #expect(printed[3] == "no warnings")
    }

    @Test func aDecorationIsMeantToStickOut() throws {
        let decorate = "decorate above corner topRight Box(backgroundColor: .red).constrainedTo(width: 8, height: 8)"
        #expect(try lastOutput("Label(text: \"Mail\")", decorate, "centered", "warnings") == "no warnings")
    }

    @Test func textWithoutRoomHasNoSize() throws {
        let warnings = try lastOutput("Label(text: \"Hello\")", "constrained width 0", "centered", "warnings")
        #expect(warnings.contains("ConstrainedSize #2 has no width: it is 0×"))
    }

    @Test func aClippingBoxClips() throws {
        let warnings = try run(Self.crowded + ["select #1", ".box(clipsContent: true)", "warnings"])[6]
        #expect(warnings.contains("! Label #2 is clipped by Box #4: it extends beyond it: 8 above, 8 below"))
    }

    @Test func childrenWithoutKeysThatChangePlaces() throws {
        let printed = try run([
            "Column(alignment: .leading, minimumSpacing: 0)", "Label(text: \"A\")", "Label(text: \"B\")",
            "move #3 before #2", "warnings",
        ])
        #expect(printed[3].contains("! Column #1 changed the order of Label children without keys"))
        #expect(printed[4].contains("Label #3 was\n    after Label #2"))
        #expect(printed[4].contains("try: select #3, then key key3"))
    }

    @Test func whatIsNotThereIsNotMet() throws {
        let printed = try run([
            "Label(text: \"A\")", "expect warnings 1", "expect warning \"truncated\"", "expect warning",
        ])
        #expect(printed[1].contains("but there are no warnings"))
        #expect(printed[2].contains("but there are no warnings"))
        #expect(printed[3].contains("the text of the warning is missing"))
    }

    @Test("a layout of the app that overlaps its children has one warning for its type")
    func overlaps() throws {
        let pile = """
            struct Piled: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize { CGSize(width: 40, height: 16) }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {
                    for (index, subelement) in subelements.enumerated() {
                        subelement.place(at: CGPoint(x: index * 8, y: 0), size: CGSize(width: 20, height: 16))
                    }
                }
            }
            """
        let faces = """
            struct Faces: Element {
                var content: ElementContent {
                    ElementContent(layout: Piled()) { builder in
                        for name in ["aa", "bb", "cc"] { builder.add(element: Label(text: name)) }
                    }
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            """
        let printed = try run([pile, faces, "Column { Faces(); Faces(); Faces() }", "warnings", "expect warnings 1"])
        #expect(printed[3].hasPrefix("1 warning\n"), "\(printed)")
        #expect(printed[3].contains("and so in 2 more Faces"), "\(printed)")
        #expect(printed[4] == "")
        #expect(try run([pile, faces, "Faces()", "warnings"])[3].contains("more Faces") == false)
    }
}
