import BlueprintREPL
import TestSessions
import Testing

/// `views advice`: the views of each component, and edits after which all other views are the same.
@Suite struct ViewsAdviceTests {
    private static let row = """
        struct SettingsRow: ProxyElement {
            let title: String
            var elementRepresentation: any Element {
                Row(minimumSpacing: 4) {
                    Label(text: title).box()
                    Label(text: "on").box(background: .red)
                }
            }
        }
        """

    private func advice(_ lines: String...) throws -> [String] {
        try run(lines + ["views advice"]).last?.split(separator: "\n").map(String.init) ?? []
    }

    @Test func aBoxThatShowsNothingIsSpared() throws {
        let said = try advice("Label(text: \"a\")", "box", "inset 8", "box background red")
        #expect(said == ["3 views", "unwrap #2 saves 1 view: Box #2 shows nothing"], "\(said)")
    }

    @Test func theEditOfAComponentSavesAViewInEach() throws {
        let lines = [Self.row, "Column { for i in 0..<3 { SettingsRow(title: \"\\(i)\") }; Label(text: \"x\").box() }"]
        let said = try run(lines + ["views advice"]).last?.split(separator: "\n").map(String.init) ?? []
        #expect(
            said == [
                "14 views", "  12  in 3 SettingsRow, 4 each", "   2  in no component",
                "unwrap #1/SettingsRow1/Box1 saves 3 views: Column #1 › SettingsRow 1 › Box 1",
                "  shows nothing (SettingsRow, line 5)", "unwrap #4 saves 1 view: Box #4 shows nothing",
            ],
            "\(said)"
        )
        // The lines do what is said.
        let views = try run(lines + ["unwrap #1/SettingsRow1/Box1", "unwrap #4", "views advice"]).last ?? ""
        #expect(
            views
                == "10 views\n   9  in 3 SettingsRow, 3 each\n   1  in no component\nno edit that saves a view was found"
        )
    }

    @Test func aBoxInALoopIsChangedForAll() throws {
        let said = try advice("Column { for i in 0..<5 { Label(text: \"\\(i)\").box() } }")
        #expect(
            said.last == "unwrap #3 saves 5 views: Column #1 › Box 1 shows nothing",
            "\(said)"
        )
    }

    /// A look that a box has, or what is set on it, is lost or moves to another view without it.
    @Test(arguments: [
        ".box(background: .red)", ".box(borders: .solid(color: .black, width: 1))",
        ".box(corners: .rounded(radius: 4))",
        ".box(clipsContent: true)", ".box(shadow: .simple(radius: 2, opacity: 1, offset: .zero, color: .black))",
    ])
    func whatIsSeenStays(box: String) throws {
        let said = try advice("Label(text: \"a\")\(box).inset(uniform: 4)")
        #expect(said.last == "no edit that saves a view was found", "\(said)")
    }

    @Test func aBoxWhoseAttributesWouldMoveStays() throws {
        let said = try advice("Row { Label(text: \"a\"); Label(text: \"b\") }.box().opacity(0.5)")
        #expect(said.last == "no edit that saves a view was found", "\(said)")
    }

    @Test func whatVoiceOverReadsOtherwiseStays() throws {
        let said = try advice("Column { Label(text: \"a\") }.blockAccessibility()")
        #expect(said.last?.hasPrefix("unwrap") == false, "\(said)")
        let tap = try advice("Label(text: \"a\").tappable { }")
        #expect(tap.last?.hasPrefix("unwrap") == false, "\(tap)")
    }

    @Test func itIsNamedInHelpAndChecked() throws {
        #expect(try run(["help views"]).last?.contains("views advice") == true)
        #expect(try run(["Row()", "views advice 3"]).last?.contains("unexpected '3'") == true)
        #expect(try run(["views advice"]).last?.contains("there is no tree yet") == true)
    }
}
