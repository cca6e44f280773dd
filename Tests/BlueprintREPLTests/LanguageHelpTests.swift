import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Tests of the statements that `help language` makes about Swift.
@Suite struct LanguageHelpTests {
    @Test func itIsFoundAndFits() throws {
        let text = try lastOutput("help language")
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(try lastOutput("help").contains("help language"))
        #expect(
            try onBigStack {
                Session.sharing().completer.completions(of: "help lang", cursor: 9).candidates.map(\.word)
            } == [
                "language", "languageCode",
            ]
        )
    }

    /// The words of the help, each with a line that is refused.
    @Test(arguments: [
        ("for await", "for await a in [1] {}"), ("task groups", "let a = TaskGroup()"),
        ("macros", "#warning2(\"a\")"), ("regular expressions", "let a = /a+/"),
        ("Combine", "let a = PassthroughSubject()"),
        ("files", "let a = FileManager()"), ("network", "let a = URLSession()"),
        ("UITabBarController", "class A: UITabBarController {}"),
        ("constraints", "let a = NSLayoutConstraint()"),
    ])
    func whatItSaysIsRefusedIsRefused(_ word: String, _ line: String) throws {
        let text = try lastOutput("help language").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains(word))
        #expect(try lastOutput(line).hasPrefix("error: "), "\(line)")
    }

    @Test(arguments: [
        "let a = 1; ", "func f<T>(_ a: T) -> T { a }", "struct A { subscript(i: Int) -> Int { i } }",
        "enum E { case a(Int) }", "protocol P { var a: Int { get } }", "typealias N = Int",
        "extension Int { var b: Int { self } }",
        "class C { var a = 1 { didSet { print(a) } } }", "for i in 0..<2 where i > 0 { print(i) }",
        "repeat { } while false",
        "do { throw E1() } catch { }", "let k = \\String.count", "let s: Set = [1, 2]",
        "func g(_ a: inout Int, b: Int = 1) { a += b }",
        "class A: UIView { override func draw(_ rect: CGRect) {} }", "class A: UIControl {}", "class A: UIButton {}",
        "class A: UIImageView {}", "class A: UILabel {}", "class A: UIViewController {}",
        "func r(_ n: Int...) -> Int { n.reduce(0, +) }", "let f = NumberFormatter()", "let d = Date()",
        "let d = DateFormatter()", "let d: Decimal = 1.5", "let d = Data()",
        "let a: UInt8 = 1",
        "func load() async {}", "let a = await Task { 1 }.value", "actor Store {}", "async let a = 1",
    ])
    func whatItSaysIsThereIsTaken(_ line: String) throws {
        let printed = try run(["struct E1: Error {}", line])
        #expect(!printed[1].contains("error"), "\(line): \(printed[1])")
    }
}
