import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Each evaluation of a document runs in a process of its own.
@Suite("The process of a document")
struct AppProcessTests {
    private func run(_ lines: [String]) throws -> [String] {
        try onBigStack {
            let session = Session.sharing()
            return lines.map { line in session.run(line: line).map(\.text.plain).joined(separator: "\n") }
        }
    }

    @Test("what code sets is gone with the code, and back with it")
    func settingsOfAnApp() throws {
        let question = "UIPasteboard.general.string ?? \"none\""
        let printed = try run([
            question, "UIPasteboard.general.string = \"a\"", question, "reset all", question, "undo", question,
        ])
        #expect([0, 2, 4, 6].map { printed[$0] } == ["\"none\"", "\"a\"", "\"none\"", "\"a\""], "\(printed)")
    }

    @Test("the mode of layout is that of the document")
    func layoutMode() throws {
        let options = "LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)"
        let question = "LayoutMode.default.options.hintRangeBoundaries"
        let printed = try run([
            "Label(text: \"a\")", "LayoutMode.default = .caffeinated(options: \(options))", question, "undo", question,
            "redo", question,
        ])
        #expect([2, 4, 6].map { printed[$0] } == ["false", "true", "false"], "\(printed)")
    }

    @Test("a line sees what the lines before it have set, after each edit")
    func linesBefore() throws {
        let printed = try run([
            "let before = UIPasteboard.general.hasStrings", "UIPasteboard.general.string = \"a\"",
            "let after = UIPasteboard.general.hasStrings", "Label(text: \"\\(before) \\(after)\")", "inset 3",
            "set #2 uniform 4", "find \"false true\"",
        ])
        #expect(printed[6] == "Label #1 \"false true\" is selected", "\(printed)")
    }

    @Test("the windows are those of the document as it is")
    func windows() throws {
        let question = "UIApplication.shared.windows.count"
        let printed = try run([
            "let window = UIWindow()", "window.makeKeyAndVisible()", question,
            "let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 100))", question,
        ])
        #expect([2, 4].map { printed[$0] } == ["1", "1"], "\(printed)")
    }

    @Test("a notification reaches the observers of the document that undo brings back")
    func notifications() throws {
        let printed = try run([
            "let name = Notification.Name(\"a\")",
            """
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in \
            print("got it") }
            """,
            "Label(text: \"a\").onAppear { NotificationCenter.default.post(name: name, object: nil) }",
            "replace Label(text: \"b\")", "undo",
        ])
        #expect(printed[2].contains("got it") && printed[4].contains("got it"), "\(printed)")
    }

    @Test("code deep in a tree has the same screen")
    func depth() throws {
        let printed = try run([
            "viewport 200x100",
            "struct Width: ProxyElement { var elementRepresentation: any Element { "
                + "Label(text: \"\\(UIScreen.main.bounds.width)\") } }",
            "(0..<600).reduce(Width() as any Element) { element, _ in element.inset(uniform: 0) }",
            "find \"200.0\"",
        ])
        #expect(printed[3].contains("\"200.0\""), "\(printed)")
    }
}
