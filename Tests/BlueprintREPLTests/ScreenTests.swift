import BlueprintREPL
import TestSessions
import Testing

/// `UIScreen.main` has the size and the scale of the viewport.
@Suite struct ScreenTests {
    private func run(_ lines: [String], files: MemoryFiles = MemoryFiles()) -> [String] {
        let session = Session.sharing(files: files)
        return lines.map { line in session.run(line: line).map(\.text.plain).joined(separator: "\n") }
    }

    @Test func theScreenIsTheViewport() {
        let printed = run(["viewport 320x480", "scale 3", "UIScreen.main.bounds", "UIScreen.main.scale"])
        #expect(printed[2].contains("width: 320.0, height: 480.0"), "\(printed[2])")
        #expect(printed[3].contains("3.0"), "\(printed[3])")
    }

    @Test func anElementFollowsTheViewport() {
        let printed = run([
            "Label(text: \"\\(UIScreen.main.bounds.width)\")", "frames", "viewport 200x100", "frames", "undo", "frames",
        ])
        #expect(printed[1].contains("300.0"), "\(printed[1])")
        #expect(printed[3].contains("200.0"), "\(printed[3])")
        #expect(printed[5].contains("300.0"), "\(printed[5])")
    }

    @Test func aVariableOfTheScreenFollowsToo() {
        let printed = run([
            "let width = UIScreen.main.bounds.width", "Spacer(width: width / 2, height: 10).centered()",
            "print #1.width", "viewport 200x100", "print #1.width",
        ])
        #expect(printed[2] == "150" && printed[4] == "100", "\(printed)")
    }

    @Test func whatTheProgramPrintedIsNotPrintedAgain() {
        let source = """
            let view = BlueprintView(element: Label(text: "a").onAppear { print("appears") })
            view.frame.size = CGSize(width: 100, height: 40)
            let window = UIWindow()
            window.addSubview(view)
            view.layoutIfNeeded()
            print("end")

            """
        let printed = run(["load app.swift"], files: MemoryFiles(["app.swift": source]))
        let words = printed[0].split(whereSeparator: \.isWhitespace)
        #expect(words.filter { $0 == "appears" }.count == 1, "\(printed[0])")
        #expect(words.contains("end"))
    }
}
