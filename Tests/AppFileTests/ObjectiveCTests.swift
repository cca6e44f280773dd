import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Code of apps that the compiler on Linux refuses, as it needs Objective-C.
@Suite("Code that needs Objective-C")
struct ObjectiveCTests {
    private func run(_ text: String) throws -> String {
        try onBigStack {
            var printed: [String] = []
            _ = ScriptRunner.sharing().run("import BlueprintUICommonControls\n" + text, name: "a.swift") {
                printed.append($0.text.plain)
            }
            return printed.joined(separator: "\n")
        }
    }

    @Test("A delegate's method is called with a question mark, whether there is a delegate or not")
    func optionalMethods() throws {
        let printed = try run(
            """
            final class Form: NSObject, UITextFieldDelegate {
                func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
            }
            let (field, form) = (UITextField(), Form())
            print("none", field.delegate?.textFieldShouldReturn?(field) ?? true)
            field.delegate = form
            print("own", field.delegate?.textFieldShouldReturn?(field) ?? true)
            let range = NSRange(location: 0, length: 0)
            let delegate: UITextFieldDelegate = form
            let answer = delegate.textField?(field, shouldChangeCharactersIn: range, replacementString: "a")
            print("absent", answer ?? false)
            """
        )
        #expect(printed.contains("none true\nown false\nabsent true"), "\(printed)")
    }

    @Test("A control lists the objects and the methods that it calls")
    func targets() throws {
        let printed = try run(
            """
            final class Screen: NSObject {
                @objc func tapped(_ sender: UIButton) {}
                @objc func changed() {}
            }
            let (screen, button) = (Screen(), UIButton())
            print("none", button.allTargets.count, button.actions(forTarget: screen, forControlEvent: .touchDown) == nil)
            button.addTarget(screen, action: #selector(Screen.tapped(_:)), for: .touchUpInside)
            button.addTarget(screen, action: #selector(Screen.changed), for: [.touchUpInside, .valueChanged])
            print("all", button.allTargets.count, button.actions(forTarget: nil, forControlEvent: .touchUpInside) ?? [])
            print("some", button.actions(forTarget: screen, forControlEvent: .valueChanged) ?? [])
            print("other", button.actions(forTarget: Screen(), forControlEvent: .valueChanged) ?? [])
            """
        )
        #expect(
            printed.contains(
                "none 0 true\nall 1 [\"tapped:\", \"changed\"]\nsome [\"changed\"]\nother []"
            ),
            "\(printed)"
        )
    }

    @Test("An error of Swift is read as an object, with the name of its type and the number of its case")
    func errors() throws {
        let printed = try run(
            """
            enum Fault: Error { case missing, broken(String) }
            func describe(_ error: Error) { print((error as NSError).domain, (error as NSError).code) }
            describe(Fault.missing)
            describe(Fault.broken("a"))
            """
        )
        #expect(printed.contains("main.Fault 1\nmain.Fault 0"), "\(printed)")
    }

    @Test("The field of a TextField is its own delegate")
    func ownDelegate() throws {
        let printed = try run(
            """
            let view = BlueprintView(element: TextField(text: "a"))
            view.frame.size = CGSize(width: 100, height: 44)
            view.layoutIfNeeded()
            if let field = view.subviews[0].subviews[0] as? UITextField {
                print("returns", field.delegate?.textFieldShouldReturn?(field) ?? false)
            }
            """
        )
        #expect(printed.contains("returns true"), "\(printed)")
    }

    @Test("A recognizer of a class in the source calls its own method")
    func recognizer() throws {
        let printed = try run(
            """
            final class Tap: UITapGestureRecognizer {
                let action: () -> Void
                init(action: @escaping () -> Void) {
                    self.action = action
                    super.init(target: nil, action: nil)
                    addTarget(self, action: #selector(fire))
                }
                @objc private func fire() { action() }
            }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            view.addGestureRecognizer(Tap { print("tapped") })
            view.tap(at: .zero)
            """
        )
        #expect(printed.contains("tapped"), "\(printed)")
    }
}
