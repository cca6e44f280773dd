import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// Drawings of parts, of several viewports, and of two states; sizes of the viewport.
@Suite struct FramesTests {
    private static let row = [
        "Row(alignment: .center, minimumSpacing: 8)", "Label(text: \"left\")", "Label(text: \"right\")",
    ]

    private func lastOutput(_ lines: [String]) throws -> String { try run(lines).last ?? "" }

    private func lines(_ output: String) -> [String] { output.split(separator: "\n").map(String.init) }

    @Test func aReferenceDrawsOnlyThatElement() throws {
        let drawn = try lastOutput(Self.row + ["frames \"left\""])
        #expect(drawn.contains("┃left") && !drawn.contains("right") && !drawn.contains("Row"))
        #expect(try lastOutput(Self.row + ["render \"left\""]).contains("left"))
        #expect(!(try lastOutput(Self.row + ["nest \"left\""])).contains("Row"))
    }

    @Test func theContentOfAScrollViewIsDrawnInItsFrame() throws {
        let list = "ScrollView(wrapping: Column { for i in 1...8 { Label(text: \"row \\(i)\") } })"
        let column =
            "Column { \(list).constrainedTo(height: .absolute(60)); Label(text: \"after\"); Label(text: \"more\") }"
        let drawn = try lastOutput(["viewport 200x120", column, "frames --notes"])
        for text in ["row 1", "row 3", "after", "more"] { #expect(drawn.contains("┃\(text)"), "\(text)") }
        let drawing = drawn.components(separatedBy: "scrolled out of view: ")
        #expect(!drawing[0].contains("row 5") && !drawing[0].contains("row 8"), "\(drawn)")
        #expect(drawing.last?.contains("› Label 5") == true, "\(drawn)")
        #expect(drawn.contains("continues outside its scroll view: "))
        let whole = try lastOutput(["viewport 200x160", list, "frames"])
        #expect(!whole.contains("scroll view:") && whole.contains("row 8"))
    }

    @Test func nothingIsDrawnOfAScrollViewThatIsScrolledAwayItself() throws {
        let inner = "ScrollView(wrapping: Label(text: \"far\")).constrainedTo(height: .absolute(30))"
        let outer = "ScrollView(wrapping: Column { Spacer(60); \(inner) }).constrainedTo(height: .absolute(40))"
        let drawn = try lastOutput(["viewport 208x100", "Column { \(outer) }", "frames --notes"])
        #expect(drawn.contains("scrolled out of view: ") && !drawn.contains("┃far"), "\(drawn)")
    }

    @Test func notesAreCountedAndListedOnRequest() throws {
        let row = "Row { Label(text: \"a\"); Label(text: \"b\"); Label(text: \"cde\") }.inset(uniform: 2)"
        let counted = lines(try lastOutput(["viewport 300x40", row, "frames"]))
        #expect(counted.last == "3 titles are not drawn · frames --notes lists them", "\(counted)")
        #expect(counted.count { !"┌┢╎┡└┏┃┗".contains($0.first ?? " ") } == 1)
        let listed = try lastOutput(["viewport 300x40", row, "frames --notes"])
        #expect(listed.contains("no title fits (x,y in the viewport): ") && listed.contains("not to scale: Inset #5 "))
        #expect(!listed.contains("--notes"))
        // What fits into one line is said itself.
        let one = lines(try lastOutput(["Label(text: \"a\").hidden(true)", "frames"]))
        #expect(one.last?.hasPrefix("hidden: Label #1") == true, "\(one)")
        // A gap that a double border shows needs no note.
        let gap = lines(try lastOutput(["Label(text: \"a\").inset(uniform: 2)", "frames"]))
        #expect(gap.last?.hasPrefix("└") == true && gap.contains { $0.hasSuffix("║") }, "\(gap)")
        let sized = try lastOutput([row, "frames 300x40 100x40 --notes"])
        #expect(sized.components(separatedBy: "not to scale: ").count == 3, "\(sized)")
    }

    @Test func viewportsAreDrawnNextToEachOther() throws {
        let drawn = lines(try lastOutput(Self.row + ["frames 120x40 160x40"]))
        #expect(drawn[0] == "120×40" + String(repeating: " ", count: 27) + "160×40")
        #expect(drawn[1].hasPrefix("┌") && drawn[1].contains("┐  ┌"))
        let below = lines(try lastOutput(Self.row + ["frames 300x40 --size 280x40"]))
        #expect(below.filter { $0 == "300×40" || $0 == "280×40" } == ["300×40", "280×40"])
        #expect(try lastOutput(Self.row + ["frames 120x40", "viewport"]) == "viewport 300×160")
    }

    @Test func theLastEditIsDrawnBeforeAndAfter() throws {
        let drawn = try lastOutput(Self.row + ["viewport 140x60", "select \"left\"", "inset 8", "frames before after"])
        let heading = lines(drawn)[0]
        #expect(heading.hasPrefix("before") && heading.hasSuffix("after"))
        #expect(drawn.contains("+Inset #4") && drawn.contains("~"))
        #expect(drawn.hasSuffix("~ changed, + new, - deleted"))
        let retexted = try lastOutput(Self.row + ["select #2", "set text \"LEFT\"", "frames before after"])
        #expect(retexted.contains("~#2") && retexted.hasSuffix("~ changed, + new, - deleted"), "\(retexted)")
        let same = try lastOutput(Self.row + ["select #1", "set minimumSpacing 8", "frames before after"])
        #expect(same.hasSuffix("nothing differs"), "\(same)")
    }

    @Test func aViewportHasTheHeightOfTheTreeOrOfADevice() throws {
        #expect(try lastOutput(["Label(text: \"one\")", "inset 20", "viewport 375"]).hasPrefix("viewport 375×56"))
        #expect(try lastOutput(["Label(text: \"one\")", "viewport iphone-se"]).hasPrefix("viewport 375×667"))
        #expect(try lastOutput(["Label(text: \"one\")", "viewport iPhone-SE"]).hasPrefix("viewport 375×667"))
        #expect(try lastOutput(["Label(text: \"one\")", "frames iPhone-SE"]).hasPrefix("375×667"))
        let fitted = try lastOutput(["Label(text: \"one\")", "viewport 375", "settings"])
        #expect(fitted.contains("375×16, fitted once  this session"), "\(fitted)")
        let scale = ", with scale 1 as before; iphone-se has scale 2: type scale 2"
        #expect(try lastOutput(["viewport iphone-se"]) == "viewport 375×667" + scale)
        #expect(try lastOutput(["scale 2", "viewport iphone-se"]) == "viewport 375×667")
        let first = try lastOutput(["viewport 375"])
        #expect(first.hasPrefix("viewport 375×160, the height stays until there is a tree"), "\(first)")
    }

    @Test func listsAreAboutAPartOfTheTree() throws {
        #expect(!(try lastOutput(Self.row + ["tree #2"])).contains("Row"))
        #expect(
            try lastOutput(Self.row + ["views v3"]).contains("v3")
                && !(try lastOutput(Self.row + ["views v3"])).contains("v2")
        )
        #expect(try lastOutput(Self.row + ["flatten #2"]).contains("#3") == false)
        #expect(try lastOutput(Self.row + ["tree constraints #3"]).contains("#2") == false)
        #expect(try lastOutput(Self.row + ["tree v1"]).contains("Row #1"))
    }

    @Test func likeWarningsShareTheirLines() throws {
        let list =
            "Column { for i in 0..<12 { Label(text: \"a long text in a narrow place\").constrainedTo(width: .absolute(40)) } }"
        let grouped = try lastOutput([list, "warnings"])
        #expect(
            grouped.hasPrefix("12 warnings")
                && grouped.contains("  and 11 more like it: Column #1 › Label 2 … Column #1 › Label 12")
        )
        let all = try lastOutput([list, "warnings --all"])
        #expect(lines(all).filter { $0.hasPrefix("! ") }.count == 12)
        #expect(try lastOutput([list, "warnings #1/3"]).hasPrefix("1 warning\n"))
    }

    @Test func thePlaceOfAnElementIsExplainedWithoutTheTableOfWidths() throws {
        let row =
            "Row(alignment: .center) { Label(text: \"One two three\"); Label(text: \"Two words here and more to come\") }"
        let y = try lastOutput([row, "why #2 y"])
        #expect(!y.contains("characters") && !y.contains("placed") && y.contains("Row #1"))
        #expect(try lastOutput([row, "why #2 width"]).contains("placed"))
    }
}
