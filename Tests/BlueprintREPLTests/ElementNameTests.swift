import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Elements without a number are named by their types in a component, and the insides of components are folded.
@Suite struct ElementNameTests {
    private static let start = [
        """
        struct SettingsRow: ProxyElement {
            let title: String
            var elementRepresentation: any Element {
                Row(alignment: .center, minimumSpacing: 4) {
                    Label(text: title)
                    Label(text: "on").inset(top: 2).box()
                }
            }
        }
        """,
        """
        struct Page: ProxyElement {
            var rows: [Element]
            var elementRepresentation: any Element { Column(minimumSpacing: 2) { for row in rows { row } }.inset(uniform: 1) }
        }
        """,
        "Column(minimumSpacing: 2) { SettingsRow(title: \"a\"); for i in 0..<2 { SettingsRow(title: \"loop \\(i)\") } }",
    ]

    private func said(_ lines: String...) throws -> String { try run(Self.start + lines).last ?? "" }

    private func rows(_ lines: String...) throws -> [String] {
        try run(Self.start + lines).last?.split(separator: "\n").map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        } ?? []
    }

    // MARK: - The tree

    @Test func aComponentIsOneRow() throws {
        #expect(
            try rows("select #1", "tree").dropFirst() == [
                "Column >#1< 0,0 300×160", "├─ SettingsRow #2 0,0 28×18 ▸ 4 elements \"a\"",
                "├─ › SettingsRow 1 0,71 68×18 ▸ 4 elements \"loop 0\"",
                "└─ › SettingsRow 2 0,142 68×18 ▸ 4 elements \"loop 1\"",
            ]
        )
        let inside = [
            "SettingsRow #2 0,0 28×18", "├─ › Label 1 ■ 0,1 8×16 \"a\"", "└─ › Box ■ 12,0 16×18",
            "└─ › Inset 0,0 16×18", "└─ › Label 2 ■ 0,2 16×16 \"on\"",
        ]
        #expect(try Array(rows("tree #2").dropFirst()) == inside)
        let all = try rows("tree --inside")
        #expect(all.count == 17 && all.contains { $0.hasSuffix("› Label 2 ■ 0,2 16×16 \"on\"") }, "\(all)")
        #expect(try rows("tree --all").count == 17)
        #expect(try rows("tree --inside #2").count == 6)
    }

    @Test func theOutermostComponentIsUnfolded() throws {
        let rows = try rows("replace SettingsRow(title: \"x\")", "tree")
        #expect(rows.count == 6 && rows.contains { $0.contains("› Label 1 ■") }, "\(rows)")
    }

    @Test func anElementOfTheDocumentIsShownInAComponent() throws {
        let rows = try rows("replace Column { Page(rows: [Label(text: \"z\")]); Label(text: \"b\") }", "tree")
        #expect(rows.contains { $0.contains("▸ 1 element") && $0.contains("Page #") }, "\(rows)")
        #expect(rows.contains { $0.hasPrefix("│ └─ Label #") && $0.hasSuffix("\"z\"") }, "\(rows)")
    }

    @Test func aTruncatedTextInsideIsMarked() throws {
        let row = try rows("viewport 20x160", "tree").first { $0.contains("SettingsRow #2") }
        #expect(row?.hasSuffix("✂") == true, "\(row ?? "")")
    }

    @Test func theSelectionInsideIsListed() throws {
        let rows = try rows("select #2/Label2", "tree")
        #expect(rows.contains { $0.contains("› >Label 2<") && $0.hasPrefix("│ └─ ") }, "\(rows)")
        #expect(rows.contains { $0.contains("▸ 3 elements") })
    }

    // MARK: - Typed names

    @Test(arguments: [
        "SettingsRow #2 › Label 2", "#2 › Label 2", "#2/Label2", "#2 / Label 2", "#2/Box/Label",
        "SettingsRow #2/Label2",
        "#1/SettingsRow1/Label2", "Column #1 › SettingsRow 1 › Label 2",
    ])
    func aNameIsTyped(name: String) throws {
        let number = name.contains("1") ? "Column #1 › SettingsRow 1" : "SettingsRow #2"
        // The words of a type and a number are joined only where the name goes on.
        guard name != "SettingsRow #2/Label2" else {
            #expect(try said("select \(name)").contains("error"))
            return
        }
        #expect(try said("select \(name)") == "\(number) › Label 2 \"on\" is selected", "\(name)")
        #expect(try said("expect \(name).width > 15").contains("error") == false)
        #expect(try said("why \(name) width").hasPrefix("\(number) › Label 2 is 16 wide"))
        #expect(try said("info \(name)").hasPrefix("\(number) › Label 2 ■ is 16×16"))
    }

    @Test func aLocalNameIsThatOfTheSelectedComponent() throws {
        #expect(try said("select #2", "select › Label 2") == "SettingsRow #2 › Label 2 \"on\" is selected")
        #expect(
            try said("select #2/Label1", "select › Label 2") == "SettingsRow #2 › Label 2 \"on\" is selected"
        )
        #expect(try said("select › SettingsRow 2").hasPrefix("Column #1 › SettingsRow 2 is selected"))
        let many = try said("select #1", "select › Label 2")
        #expect(many.contains("Label2 is the name of 3 elements"), "\(many)")
        #expect(many.contains("type one of SettingsRow #2 › Label 2 \"on\", Column #1 › SettingsRow 1 › Label 2"))
    }

    @Test func aNameThatNamesNothingSaysWhatIsThere() throws {
        let misspelt = try said("why #2/Labl")
        #expect(misspelt.contains("there is no Labl in SettingsRow #2") && misspelt.contains("did you mean Label?"))
        let several = try said("why #2/Label")
        #expect(several.contains("Label in SettingsRow #2 matches 2 elements"), "\(several)")
        #expect(several.contains("type one of SettingsRow #2 › Label 1 \"a\", SettingsRow #2 › Label 2 \"on\""))
        #expect(try said("why #9/Label").contains("there is no #9"))
        #expect(try said("why #2/label").contains("is not the index of a child"))
        #expect(try said("why #2/Label2.height").hasPrefix("SettingsRow #2 › Label 2 is 16 high"))
    }

    @Test func whatWasTypedBeforeStaysAccepted() throws {
        #expect(try said("select #2/1/0/0") == "SettingsRow #2 › Label 2 \"on\" is selected")
        #expect(try said("select /0/1/0/0") == "SettingsRow #2 › Label 2 \"on\" is selected")
        #expect(try said("#2/Label2.text") == "\"on\"")
        #expect(try said("#2/1/0/0.text") == "\"on\"")
        // A sign that redirects is no part of a name.
        let files = MemoryFiles()
        _ = try run(Self.start + ["tree > Label.txt"], files: files)
        #expect(try files.read("Label.txt").contains("SettingsRow #2"))
    }

    @Test("what is printed as the name of an element is typed as one")
    func printedNames() throws {
        let row = ["Row { Label(text: \"Aa\"); Label(text: \"Bb\") }", "select #3"]
        func said(_ line: String) throws -> String { try run(row + [line]).last ?? "" }
        for name in ["Label #2", "Label #2 \"Aa\"", "#2"] {
            #expect(try said("select \(name)") == "Label #2 \"Aa\" is selected")
            #expect(try said("why \(name) width") == said("why #2 width"))
            #expect(try said("remove \(name)") == said("remove #2"))
            #expect(try said("set \(name) text \"x\"") == said("set #2 text \"x\""))
            #expect(try said("move \(name) after Label #3 \"Bb\"") == said("move #2 after #3"))
            #expect(try said("expect \(name) is 16x16") == said("expect #2 is 16x16"))
        }
        #expect(try said("info Label >#3<") == said("info #3"))
        #expect(
            try self.said("select SettingsRow #2 › Label 2 \"on\"") == "SettingsRow #2 › Label 2 \"on\" is selected"
        )
        // The name of an element in a text is a part of it.
        #expect(try said("set text Item #2").contains("Label #3 has text \"Item #2\""))
        #expect(try said("find Item #2").contains("no element shows \"Item #2\""))
    }

    @Test func aNameIsCompletedInOneWord() throws {
        let words = try onBigStack {
            let session = Session.sharing()
            for line in Self.start { _ = session.run(line: line) }
            return session.completer.completions(of: "select #2/", cursor: 10).candidates.map(\.word)
        }
        #expect(words == ["#2/Label1", "#2/Box", "#2/Inset", "#2/Label2"], "\(words)")
    }

    @Test func asciiHasASignThatIsNoRedirection() throws {
        let printed = try said("style ascii", "select #2/Label2")
        #expect(printed == "SettingsRow #2 / Label 2 \"on\" is selected")
        #expect(try said("style text", "select #2/Label2").contains("SettingsRow #2's Label 2"))
    }

    // MARK: - Edits and machines

    @Test func anEditInsideNamesTheElementInAnError() throws {
        let printed = try said("set #2/Inset foo 2")
        #expect(printed.contains("SettingsRow #2 › Inset has no 'foo'"), "\(printed)")
        #expect(try said("set #2 › Inset top 5").contains("in SettingsRow, line 6: all 3 SettingsRow change"))
    }

    @Test func documentsHaveThePathAndTheName() throws {
        let json = try onBigStack {
            var options = SessionOptions()
            options.givesJSON = true
            let session = Session.sharing(options: options)
            for line in Self.start { _ = session.run(line: line) }
            return session.run(line: "tree").compactMap(\.json).first?.text ?? ""
        }
        #expect(json.contains("\"reference\":\"#2/1/0/0\",\"name\":\"SettingsRow #2 › Label 2\""), "\(json)")
        #expect(json.contains("\"reference\":\"#2\",\"component\":true"))
        #expect(json.components(separatedBy: "\"component\":true").count == 4)
    }
}
