import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Notifications in the controllers of an app, and the end of its objects.
@Suite("Notifications")
struct NotificationTests {
    private func run(_ text: String) throws -> [String] {
        try onBigStack {
            var printed: [String] = []
            _ = ScriptRunner.sharing().run("import UIKit\n" + text, name: "a.swift") { printed.append($0.text.plain) }
            return printed
        }
    }

    private static let controller = """
        class Form: UIViewController {
            var token: NSObjectProtocol?
            override func viewDidLoad() {
                super.viewDidLoad()
                let center = NotificationCenter.default
                center.addObserver(
                    self, selector: #selector(shown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil
                )
                token = center.addObserver(forName: Notification.Name("own"), object: nil, queue: .main) { note in
                    print("own", note.userInfo?["count"] as? Int ?? 0)
                }
            }
            @objc func shown(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                print("shown", frame?.height ?? 0)
            }
            func stop() {
                NotificationCenter.default.removeObserver(self)
                if let token { NotificationCenter.default.removeObserver(token) }
            }
            deinit { print("gone") }
        }
        func post() {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 320, height: 216)]
            )
            NotificationCenter.default.post(name: Notification.Name("own"), object: nil, userInfo: ["count": 3])
        }
        var form: Form? = Form()
        form!.loadViewIfNeeded()

        """

    @Test("Methods and closures are called with the notification until they are removed")
    func observers() throws {
        let printed = try run(Self.controller + "post()\nform!.stop()\npost()\n")
        #expect(printed == ["shown 216.0", "own 3"])
    }

    @Test("An observed object is not retained; its deinit runs")
    func released() throws {
        let printed = try run(Self.controller + "form = nil\npost()\n")
        #expect(printed == ["gone", "own 3"])
    }

    @Test("At the prompt, each evaluation has observers of its own")
    func prompt() throws {
        let lines = [
            "func post() { NotificationCenter.default.post(name: Notification.Name(\"a\"), object: nil) }",
            "let token = NotificationCenter.default.addObserver(forName: Notification.Name(\"a\"), object: nil, "
                + "queue: nil) { _ in print(\"got\") }",
            "post()", "post()",
        ]
        let printed = try onBigStack { try TestSessions.run(lines) }
        #expect(printed.last == "got")
    }

    @Test("A frame in a notification may be an NSValue")
    func values() throws {
        let source = """
            let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216))]
            if let frame = (info["frame"] as? NSValue)?.cgRectValue { print(frame.height) }
            """
        #expect(try run(source) == ["216.0"])
    }

    @Test("The deinit of a subclass of the library's class runs once")
    func deinitializers() throws {
        let source = """
            class Screen: UIViewController {
                let name: String
                init(name: String) {
                    self.name = name
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { nil }
                deinit { print("end of", name) }
            }
            class Badge: UIView { deinit { print("end of view") } }
            func show() {
                let screen = Screen(name: "a")
                screen.view.addSubview(Badge())
                print("shown", screen.view.subviews.count)
            }
            show()
            print("last")
            """
        #expect(try run(source) == ["shown 1", "end of a", "end of view", "last"])
    }
}
