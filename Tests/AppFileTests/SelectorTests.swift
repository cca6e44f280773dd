import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Targets and actions, by `#selector`.
@Suite("Selectors")
struct SelectorTests {
    private func run(_ text: String) throws -> [String] {
        try onBigStack {
            var printed: [String] = []
            _ = ScriptRunner.sharing().run("import UIKit\n" + text, name: "a.swift") { printed.append($0.text.plain) }
            return printed
        }
    }

    private func controller(_ body: String, members: String = "") -> String {
        """
        class VC: UIViewController {
            let button = UIButton()
            let toggle = UISwitch()
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
            @objc func tapped() { print("tapped") }
            @objc private func pressed(_ sender: UIButton) { print("pressed", sender === button) }
            @objc func changed(_ sender: UISwitch) { print("changed", sender.isOn) }
            \(members)
        }
        let vc = VC()
        vc.loadViewIfNeeded()

        """
    }

    @Test("A control calls methods in all spellings, with the sender where one is taken")
    func controls() throws {
        let body = """
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    button.addTarget(self, action: #selector(pressed(_:)), for: [.touchUpInside, .touchDown])
                    toggle.addTarget(self, action: #selector(VC.changed), for: .valueChanged)
                    toggle.addTarget(self, action: #selector(Self.changed(_:)), for: .primaryActionTriggered)
            """
        let events = """
            vc.button.sendActions(for: .touchUpInside)
            vc.button.sendActions(for: .touchDown)
            vc.toggle.isOn = true
            vc.toggle.sendActions(for: .valueChanged)
            vc.toggle.sendActions(for: .primaryActionTriggered)
            """
        let expected = ["tapped", "pressed true", "pressed true", "changed true", "changed true"]
        #expect(try run(controller(body) + events) == expected)
    }

    @Test("A name of several methods needs labels or a type, as in Swift")
    func overloads() throws {
        func source(_ selector: String) -> String {
            controller(
                "button.addTarget(self, action: #selector(\(selector)), for: .touchUpInside)",
                members: "@objc func tapped(_ sender: UIButton) { print(\"with sender\") }"
            ) + "vc.button.sendActions(for: .touchUpInside)\n"
        }
        for name in ["tapped", "VC.tapped"] {
            #expect(try run(source(name)).first?.contains("error: ambiguous use of 'tapped'") == true)
        }
        #expect(try run(source("tapped(_:)")) == ["with sender"])
        #expect(try run(source("VC.tapped as (VC) -> () -> Void")) == ["tapped"])
    }

    @Test("Methods are removed one by one, or all")
    func removing() throws {
        let body = """
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
            """
        let events = """
            vc.button.removeTarget(vc, action: #selector(VC.tapped), for: .touchUpInside)
            vc.button.sendActions(for: .touchUpInside)
            vc.button.removeTarget(nil, action: nil, for: .allEvents)
            vc.button.sendActions(for: .touchUpInside)
            """
        #expect(try run(controller(body) + events) == ["pressed true"])
    }

    @Test("Gesture recognizers and bar items call methods")
    func recognizers() throws {
        let body = """
            view.frame.size = CGSize(width: 50, height: 50)
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(recognized(by:))))
                    navigationItem.rightBarButtonItem =
                        UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
            """
        let members = """
            @objc func recognized(by recognizer: UITapGestureRecognizer) { print("tap", recognizer.view === view) }
                @IBAction func done(_ item: UIBarButtonItem) { print(item.title ?? "") }
            """
        let events = "_ = vc.view.tap(at: CGPoint(x: 5, y: 5))\nvc.navigationItem.rightBarButtonItem?.press()\n"
        #expect(try run(controller(body, members: members) + events) == ["tap true", "Done"])
    }

    @Test("The target and the action of a bar item are set one after the other")
    func barItem() throws {
        let events = """
            let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
            item.press()
            item.target = vc
            item.press()
            item.action = #selector(VC.tapped)
            item.press()
            item.target = nil
            item.press()
            print(item.target == nil, item.action == #selector(VC.tapped))
            (item.action, item.target) = (#selector(VC.tapped), vc)
            item.press()
            """
        #expect(try run(controller("") + events) == ["tapped", "true true", "tapped"])
    }

    @Test("A closure is no method of a target")
    func closure() throws {
        let text = controller("button.addTarget(self, action: { _ in { print(1) } }, for: .touchUpInside)")
        #expect(try run(text).first?.contains("argument of 'action' does not refer to a method") == true)
    }

    @Test("NSNotification is another name of Notification")
    func notifications() throws {
        let text = """
            final class A {
                init() {
                    let name = NSNotification.Name("x")
                    NotificationCenter.default.addObserver(self, selector: #selector(told(_:)), name: name, object: nil)
                }
                @objc func told(_ note: NSNotification) { print(note.name.rawValue) }
            }
            let a = A()
            NotificationCenter.default.post(name: NSNotification.Name("x"), object: nil)
            print(UIDevice.current.orientation.isPortrait, UIDevice.current.orientation == .portrait)
            print(UIApplication.openSettingsURLString)
            """
        #expect(try run(text) == ["x", "true true", "app-settings:"])
    }

    @Test("A method that is unknown, not exposed or no method is an error in the compiler's words")
    func errors() throws {
        func error(_ selector: String) throws -> String {
            let body = "button.addTarget(self, action: #selector(\(selector)), for: .touchUpInside)"
            let text = controller(body, members: "func plain() {}\n    var count = 0")
            return try run(text).first?.replacing("\n  ", with: " ") ?? ""
        }
        #expect(try error("missing").contains("cannot find 'missing' in scope"))
        #expect(try error("VC.missing(_:)").contains("type 'VC' has no member 'missing'"))
        #expect(try error("plain").contains("refers to instance method 'plain()' that is not exposed"))
        #expect(try error("count").contains("does not refer to an '@objc' method"))
        #expect(try error("getter: missing").contains("value of type 'VC' has no member 'missing'"))
        #expect(try error("tapped").isEmpty)
    }

    @Test("An image and a colour can be literals")
    func literals() throws {
        let text = """
            print(#imageLiteral(resourceName: "cat@40x30").size.width)
            print(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
            """
        #expect(try run(text) == ["40.0", "true"])
    }

    @Test("The getter of a property needs @objc, as a method does")
    func getters() throws {
        func said(_ property: String, _ accessor: String = "getter") throws -> String {
            try run(
                "class C: NSObject {\n    \(property)\n    func f() { _ = #selector(\(accessor): C.x) }\n}\nprint(1)\n"
            )
            .joined(separator: "\n")
        }
        let hidden =
            "argument of '#selector' refers to property 'x' that is not exposed to Objective-C; "
            + "add '@objc' to expose this property to Objective-C"
        for accessor in ["getter", "setter"] {
            let plain = try said("var x = 3", accessor)
            #expect(plain.contains("a.swift:4:") && plain.contains(hidden), "\(plain)")
            #expect(try said("@objc var x = 3", accessor) == "1")
        }
        let printed = try run("struct S { var x = 3 }\nlet s = #selector(getter: S.x)\n").joined()
        #expect(printed.contains("does not refer to an '@objc' method, property, or initializer"), "\(printed)")
        #expect(try run("let s = #selector(getter: UIView.isHidden)\nprint(1)\n") == ["1"])
    }
}
