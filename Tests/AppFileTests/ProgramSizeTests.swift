import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// A program is drawn in the size of the view that it shows its element in.
@Suite("The size of a program's view")
struct ProgramSizeTests {
    private func run(_ text: String, after lines: [String] = []) throws -> String {
        try onBigStack {
            var printed: [String] = []
            var runner = ScriptRunner.sharing()
            runner.linesAfter = lines
            _ = runner.run("import BlueprintUICommonControls\n" + text, name: "a.swift") {
                printed.append($0.text.plain)
            }
            return printed.joined(separator: "\n")
        }
    }

    private static let sized = """
        let view = BlueprintView(element: Label(text: "a").centered())
        view.frame.size = CGSize(width: 100, height: 40)
        view.layoutIfNeeded()
        """

    @Test("The viewport has the size of the view, or that of its window")
    func sizes() throws {
        #expect(try run(Self.sized, after: ["viewport"]).contains("viewport 100×40"))
        let window = """
            final class Screen: UIViewController {
                override func loadView() { view = BlueprintView(element: Label(text: "a")) }
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
            window.rootViewController = Screen()
            window.makeKeyAndVisible()
            """
        #expect(try run(window, after: ["viewport"]).contains("viewport 200×90"))
    }

    private static let row = """
        let view = BlueprintView(element: Row(underflow: .justifyToStart) { Label(text: "ab"); Label(text: "c") })
        view.frame.size = CGSize(width: 50, height: 16)

        """

    @Test("The layout direction and the environment are those of the view")
    func surroundings() throws {
        let direction = """
            struct Direction: ProxyElement {
                var elementRepresentation: any Element { EnvironmentReader { Label(text: "\\($0.layoutDirection)") } }
            }
            let view = BlueprintView(element: Direction())
            view.frame.size = CGSize(width: 150, height: 16)

            """
        let look = ["tree"]
        #expect(try run(direction + "view.layoutIfNeeded()", after: look).contains("leftToRight"))
        let forced = try run(direction + "view.semanticContentAttribute = .forceRightToLeft", after: look)
        #expect(forced.contains("rightToLeft"), "\(forced)")
        let padded = """
            struct Padded: ProxyElement {
                var elementRepresentation: any Element {
                    EnvironmentReader { Spacer(width: $0.safeAreaInsets.left, height: $0.windowSize?.height ?? 1) }
                }
            }
            var environment = Environment.empty
            environment.safeAreaInsets.left = 7
            let own = BlueprintView(element: Padded().aligned(vertically: .top, horizontally: .leading))
            let controller = UIViewController()
            controller.additionalSafeAreaInsets.left = 7
            controller.view.addSubview(own)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            own.frame = controller.view.bounds
            window.layoutIfNeeded()
            """
        let shown = try run(padded, after: look + ["env windowSize"])
        #expect(shown.contains(" 7×30"), "\(shown)")
        #expect(shown.contains("from the program's view"), "\(shown)")
    }

    @Test("A program that keeps no view is noted")
    func noView() throws {
        let text = "func main() {\n\(Self.row)view.layoutIfNeeded()\n}\nmain()"
        #expect(try run(text).contains("note: nothing is drawn"))
        #expect(try !run("print(1)").contains("note:"))
        #expect(try !run(Self.row + "view.layoutIfNeeded()").contains("note:"))
    }

    @Test("A view without a size, and one of no finite size, leave the viewport as it is")
    func noSize() throws {
        for size in ["0, height: 40", "CGFloat.infinity, height: 40", "CGFloat.nan, height: 40", "1e9, height: 40"] {
            let text = Self.sized.replacing("100, height: 40", with: size)
            #expect(try run(text, after: ["viewport"]).contains("viewport 300×160"), "\(size)")
        }
    }

    @Test("The screen stays as the program saw it, until the viewport is typed")
    func screen() throws {
        let text = Self.sized + "\nprint(UIScreen.main.bounds.width)"
        let printed = try run(
            text,
            after: ["UIScreen.main.bounds.width", "viewport 200x80", "UIScreen.main.bounds.width"]
        )
        #expect(printed.split(separator: "\n").filter { $0.hasSuffix(".0") || $0 == "300" || $0 == "200" }.count == 3)
        #expect(printed.contains("300") && printed.contains("200"), "\(printed)")
    }
}
