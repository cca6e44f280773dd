import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// A type with `@main` starts a program.
@Suite("The start of an app")
struct AppStartTests {
    private func run(_ text: String) throws -> [String] {
        try onBigStack {
            var printed: [String] = []
            _ = ScriptRunner.sharing().run(text, name: "a.swift") { printed.append($0.text.plain) }
            return printed
        }
    }

    @Test("main() of a type runs, also if it throws, is inherited or is declared in an extension")
    func main() throws {
        #expect(try run("@main struct App { static func main() { print(\"hi\", late) } }\nlet late = 1") == ["hi 1"])
        #expect(try run("@main enum App {}\nextension App { static func main() throws { print(\"hi\") } }") == ["hi"])
        let inherited = "class Base { static func main() { print(\"hi\") } }\n@main final class App: Base {}"
        #expect(try run(inherited) == ["hi"])
    }

    @Test("A delegate of an app is started, and its window is drawn")
    func delegate() throws {
        let printed = try run(
            """
            import BlueprintUI
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("launched")
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
                func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
            }
            class Home: UIViewController {
                override func loadView() { view = BlueprintView(element: Label(text: "Home")) }
                override func viewDidAppear(_ animated: Bool) { print("appears") }
            }
            """
        )
        #expect(printed.prefix(3) == ["launched", "appears", "active"])
        #expect(printed.last?.contains("Home") == true)
    }

    @Test("A start that cannot be is an error in the compiler's words")
    func errors() throws {
        func error(_ text: String) throws -> String { try run(text).first?.replacing("\n  ", with: " ") ?? "" }
        let missing = try error("\n@main struct App {}")
        #expect(
            missing.hasPrefix("a.swift:2:14: error: 'App' is annotated with '@main' and must provide a main static")
        )
        #expect(try error("@main struct A {}\n@main struct B {}").contains("can only apply to one type in a module"))
        #expect(try error("@main struct A {}\nprint(1)").contains("in a module that contains top-level code"))
        let failing = try error("@main struct A { static func main() { print([1][3]) } }")
        #expect(failing.hasPrefix("a.swift:1:49: error: index out of range"))
    }
}
