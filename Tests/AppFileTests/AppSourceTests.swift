import BlueprintREPL
import TestSessions
import Testing

/// Parts of apps that need no screen: attributed text, the traits of a keyboard, editing menus, UIKit's classes.
@Suite struct AppSourceTests {
    private static let greeting = [
        "var text = AttributedText(\"Hello, world\")", "text.font = .systemFont(ofSize: 20)",
        "text[text.range(of: \"world\")!].color = .systemBlue",
    ]

    @Test(
        "Attributed text has attributes for all of it and for parts",
        arguments: [
            ("text.string", "\"Hello, world\""), ("text.runs.count", "2"),
            ("text.runs.map { text.string[$0.range].count }", "[7, 5]"),
            ("text.runs[1].color == .systemBlue", "true"), ("text.color == nil", "true"),
            ("text.font == .systemFont(ofSize: 20)", "true"), ("text.range(of: \"you\") == nil", "true"),
            ("[text + AttributedText(\"!\")][0].string", "\"Hello, world!\""),
            ("text[text.string.startIndex...].font?.pointSize ?? 0", "20.0"),
            ("text.attributedString.length", "12"), ("FontKey.name == .font", "true"),
        ]
    )
    func attributedText(_ expression: String, _ value: String) throws {
        #expect(try run(Self.greeting + ["print \(expression)"]).last == value)
    }

    @Test("Attributed text is shown by a label, with the links in it")
    func shownText() throws {
        let source = """
            var text = AttributedText("see swift.org")
            text.tracking = 1
            text.underlineStyle = .single
            text.underlineColor = .red
            text[text.range(of: "swift.org")!].link = URL(string: "https://swift.org")
            AttributedLabel(attributedText: text.attributedString)
            """
        let printed = try run(["load text.swift", "frames"], files: MemoryFiles(["text.swift": source + "\n"]))
        #expect(!printed[0].contains("error"), "\(printed[0])")
        #expect(printed[1].contains("AttributedLabel"), "\(printed[1])")
    }

    @Test("A key of one's own is read and written")
    func ownKey() throws {
        let lines = [
            "enum StrikeKey: AttributedTextKey { typealias Value = Int; "
                + "static var name: NSAttributedString.Key { .strikethroughStyle } }",
            "var attributes = TextAttributeContainer.empty", "attributes[StrikeKey.self] = 2",
            "attributes[FontKey.self] = UIFont.systemFont(ofSize: 9)", "print attributes[StrikeKey.self] ?? 0",
            "print attributes.font?.pointSize ?? 0",
        ]
        #expect(try run(lines).suffix(2) == ["2", "9.0"])
    }

    @Test("The traits of a keyboard are kept, and shown")
    func keyboard() throws {
        let field = """
            TextField(text: "") {
                $0.keyboardType = .emailAddress
                $0.keyboardAppearance = .dark
                $0.autocapitalizationType = .none
                $0.autocorrectionType = .no
                $0.spellCheckingType = .no
                $0.textContentType = .emailAddress
                $0.returnKeyType = .next
                $0.enablesReturnKeyAutomatically = true
            }.scrollable { $0.keyboardDismissMode = .interactive; $0.keyboardAdjustmentMode = .none }
            """
        let printed = try run([field, "info TextField --verbose", "info ScrollView --verbose", "export json"])
        #expect(!printed[0].contains("error"), "\(printed[0])")
        for value in [
            "keyboardType", "emailAddress", "keyboardAppearance", "autocapitalizationType", "autocorrectionType",
            "spellCheckingType", "textContentType", "returnKeyType", "enablesReturnKeyAutomatically",
        ] {
            #expect(printed[1].contains(value), "\(value): \(printed[1])")
            #expect(printed[3].contains(value), "\(value) in JSON")
        }
        #expect(printed[2].contains("keyboardDismissMode") && printed[2].contains("interactive"), "\(printed[2])")
        #expect(printed[2].contains("keyboardAdjustmentMode"), "\(printed[2])")
    }

    @Test("A menu of editing actions is shown by its items")
    func editingMenu() throws {
        let line = "Label(text: \"abc\").editingMenu(show: .onLongPress) { EditingMenuItem.copying(\"abc\") }"
        let printed = try run([line, "info EditingMenu", "views"])
        for report in printed[1...] {
            #expect(report.contains("editingMenu onLongPress") && report.contains("menuItems copy"), "\(report)")
        }
        let menu = """
            EditingMenu { trigger in Button(onTap: { trigger.show() }, wrapping: Label(text: "More")) } items: {
                EditingMenuItem(.selectAll) {}
                EditingMenuItem(title: "Share") { print("shared") }
            }
            """
        let shown = try run([menu, "info EditingMenu"])[1]
        #expect(shown.contains("editingMenu trigger"), "\(shown)")
        #expect(shown.contains("menuItems selectAll, \"Share\""), "\(shown)")
    }

    @Test("Large content is shown by its values, and its container by the interaction")
    func largeContent() throws {
        let element = """
            Label(text: "Home").accessibilityShowsLargeContentViewer(
                display: .title("Home", UIImage(named: "house")), scalesLargeContentImage: true
            ).accessibilityLargeContentViewerInteractionContainer()
            """
        let container = "LargeContentViewerInteractionContainer"
        let printed = try run([element, "tree", "info LargeContentViewer", "info \(container)"])
        #expect(printed[1].contains(container), "\(printed[1])")
        for value in ["largeContentTitle \"Home\"", "largeContentImage", "scalesLargeContentImage true"] {
            #expect(printed[2].contains(value), "\(value): \(printed[2])")
        }
        #expect(printed[3].contains("interactions UILargeContentViewerInteraction"), "\(printed[3])")
        let help = try run(["help LargeContentViewer", "help accessibilityShowsLargeContentViewer"])
        #expect(help[0] == help[1] && help[0].contains("display: the title, the image, or both"), "\(help[0])")
    }

    @Test("A trigger of the focus has its notification and its identifier")
    func focusTrigger() throws {
        let lines = [
            "let trigger = AccessibilityFocus.Trigger(notificationType: .screenChanged, identifier: \"done\")",
            "Label(text: \"Done\").accessibilityFocus(on: trigger)", "trigger.focus()",
            "print trigger.notificationType == .screenChanged", "print trigger.identifier == AnyHashable(\"done\")",
        ]
        #expect(try run(lines).suffix(2) == ["true", "true"])
    }

    @Test(
        "UIKit's classes have their sizes and values",
        arguments: [
            ("UISwitch().intrinsicContentSize", "CGSize(width: 51.0, height: 31.0)"),
            ("UIActivityIndicatorView(style: .large).intrinsicContentSize.width", "37.0"),
            (
                "UIStackView(arrangedSubviews: [UISwitch(), UISwitch()]).intrinsicContentSize.width", "102.0"
            ),
            ("UIFont(name: \"Georgia\", size: 12)!.fontName", "\"Georgia\""),
            ("UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor, size: 0).pointSize", "9.0"),
            ("UIImage().size.width", "0.0"),
            ("UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1) == .white", "true"),
            ("UIVisualEffectView(effect: UIBlurEffect(style: .dark)).contentView.frame.width", "0.0"),
            ("UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), corners: .capsule).bounds.width", "4.0"),
            ("UINavigationController(rootViewController: UIViewController()).viewControllers.count", "1"),
            ("UIAlertController(title: \"a\", message: nil, preferredStyle: .alert).actions.count", "0"),
            ("UIView().autoresizingMask == []", "true"), ("BlueprintLogging.isEnabled", "false"),
            ("UIViewController().prefersStatusBarHidden", "false"),
        ]
    )
    func uiKit(_ expression: String, _ value: String) throws {
        #expect(try lastOutput("print \(expression)") == value)
    }

    @Test("The layer of a described view is drawn")
    func layer() throws {
        let source = """
            struct Card: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 80, height: 32)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIView.describe { config in
                        config[\\.layer.cornerRadius] = 8
                        config.apply { view in
                            view.layer.borderWidth = 1
                            view.layer.borderColor = UIColor.red.cgColor
                            view.layer.maskedCorners = [.layerMinXMinYCorner]
                        }
                    }
                }
            }
            Card()
            """
        let printed = try run(["load card.swift", "info Card --verbose"], files: MemoryFiles(["card.swift": source]))
        #expect(!printed[0].contains("error"), "\(printed[0])")
        #expect(printed[1].contains("layer.cornerRadius") && printed[1].contains("layer.borderWidth"), "\(printed[1])")
    }

    @Test("A controller is presented and pushed")
    func controllers() throws {
        let source = """
            import CoreGraphics
            import QuartzCore
            final class Detail: UIViewController {
                override var prefersStatusBarHidden: Bool { true }
                override func viewDidAppear(_ animated: Bool) { print("detail appears") }
            }
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            navigation.pushViewController(Detail(), animated: true)
            root.present(Detail(), animated: true) { print("presented") }
            UIView.animate(withDuration: 0.3, animations: { root.view.alpha = 0.5 }) { done in print(done) }
            """
        let printed = try run(["load app.swift"], files: MemoryFiles(["app.swift": source]))
        #expect(!printed[0].contains("error"), "\(printed[0])")
        #expect(printed[0].contains("detail appears") && printed[0].contains("true"), "\(printed[0])")
    }

    @Test("Values that Blueprint passes can be changed, and layouts get an array of children")
    func declarations() throws {
        let source = """
            final class Badge: UIView {
                override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .red }
                required init?(coder: NSCoder) { fatalError("no archives") }
            }
            struct Reversing: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize { first(subelements)?.sizeThatFits(proposal) ?? .zero }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {
                    for child in Array(subelements.reversed()) { child.place(filling: size) }
                }
                func first(_ all: [LayoutSubelement]) -> LayoutSubelement? { all.first }
            }
            var overlaid = Overlay.Child(element: Empty())
            overlaid.element = Label(text: "a")
            overlaid.key = "k"
            var cell = GridRow.Child(Empty())
            cell.width = .absolute(10)
            cell.key = 1
            var focus = FocusBinding(onFocus: {}, onBlur: {})
            focus.onBlur = {}
            var mode = LayoutMode.caffeinated
            mode.options.hintRangeBoundaries = false
            var context = ViewDescriptionContext(bounds: .zero, subtreeExtent: nil, environment: .empty)
            context.bounds.size.width = 5
            context.subtreeExtent = context.bounds
            context.environment.displayScale = 2
            print(mode == LayoutMode.default, Environment.empty.layoutMode == .default, context.subtreeExtent!.width)
            let isShown = false
            Column { if isShown { Label(text: "x") } else { nil } }
            """
        let printed = try run(["load values.swift"], files: MemoryFiles(["values.swift": source]))
        #expect(!printed[0].contains("error"), "\(printed[0])")
        #expect(printed[0].contains("false true 5.0"), "\(printed[0])")
    }

    @Test("An app delegate is started, and a view of the library is known by its class in UIKit")
    func delegate() throws {
        let source = """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            let delegate = AppDelegate()
            print(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
            let view = BlueprintView(element: TextField(text: "a") { $0.keyboardType = .URL })
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            view.layoutIfNeeded()
            let recognizer = UILongPressGestureRecognizer()
            recognizer.addHandler { _ in print("pressed") }
            view.addGestureRecognizer(recognizer)
            print(view.longPress(at: CGPoint(x: 1, y: 1)))
            if let field = view.subviews[0].subviews[0] as? UITextField { print(field.keyboardType == .URL) }
            """
        let printed = try run(["load app.swift"], files: MemoryFiles(["app.swift": source]))
        #expect(!printed[0].contains("error"), "\(printed[0])")
        let words = printed[0].split(whereSeparator: \.isWhitespace)
        #expect(words.filter { $0 == "true" }.count == 3 && words.contains("pressed"), "\(printed[0])")
    }
}
