import BlueprintREPL
import TestSessions
import Testing

@Suite("Hints")
struct HintTests {
    private let session = Session.sharing()

    @Test(
        "the usage of a command marks the argument that is typed",
        arguments: [
            ("viewport ", "viewport ‹WxH, W or DEVICE›"), ("viewport 3", "viewport ‹WxH, W or DEVICE›"),
            ("viewport 375 ", "viewport WxH, W or DEVICE"),
            ("env ", "env ‹KEY› VALUE"), ("env layoutDirection ", "env KEY ‹VALUE›"),
            ("env safeAreaInsets 44 0 ", "env KEY ‹VALUE›"),
            ("set ", "set ‹[REF]› ARGUMENT VALUE"), ("set #4 ", "set [REF] ‹ARGUMENT› VALUE"),
            ("set al", "set [REF] ‹ARGUMENT› VALUE"), ("set alignment ", "set [REF] ARGUMENT ‹VALUE›"),
            ("move #2 ", "move [REF] ‹before, after or into› REF"), ("  step ", "step ‹[N]›"),
            ("move #2 after ", "move [REF] before, after or into ‹REF›"), ("back 3 ", "back [N]"),
            ("export swift ", "export html, json, png, svg or swift ‹[PICTURE]› [FILE] [OPTION …]"),
            ("why #1 > a", "why > ‹FILE› [--force]"), ("where > ", "where > ‹FILE› [--force]"),
            ("whatif inset ", "whatif [REF] ‹EDIT›"),
            ("frames 320x160 ", "frames [REF] ‹[WxH …]› [--notes] [--inside], or frames before after"),
            ("frames 320x160 375x160 ", "frames [REF] ‹[WxH …]› [--notes] [--inside], or frames before after"),
            ("frames before ", "frames [REF] [WxH …] [--notes] [--inside], or frames before ‹after›"),
            ("info #1 --verbose", "info [REF] ‹[--verbose]›"), ("replace Lab", "replace [#N] ‹ELEMENT›"),
            ("replace #2 ", "replace [#N] ‹ELEMENT›"),
        ]
    )
    func commands(line: String, usage: String) {
        #expect(session.completer.signature(for: line) == usage)
    }

    @Test("cancelled texts are none, and the next ones are whole")
    func cancelled() {
        let line = "Column { Row { Label"
        #expect(session.completer.texts(around: line, suggests: true) { true } == nil)
        let found = session.completer.texts(around: line, suggests: true) { false }
        #expect(found?.suggestion == "(text: ")
    }

    @Test("interrupted completions are none, and the next ones are whole")
    func interruptedCompletions() {
        let line = "Column { Lab"
        session.options.isInterrupted = { true }
        #expect(session.completer.interruptibleCompletions(of: line, cursor: line.count).candidates.isEmpty)
        session.options.isInterrupted = { false }
        #expect(
            session.completer.interruptibleCompletions(of: line, cursor: line.count).candidates.map(\.word) == ["Label"]
        )
    }

    @Test(
        "the forms of a modifier command mark the parameter that is typed",
        arguments: [
            ("inset ", "inset ‹uniform›"), ("inset 8 ", "horizontal ‹vertical›"),
            ("aligned top ", "aligned [vertically] ‹[horizontally]›"),
            ("aligned horizontally ", "[vertically] ‹[horizontally]›"),
            ("inset top ", "inset ‹[top]› [bottom] [left] [right]"), ("inset left 4 ", "[left]"),
            ("box corners rounded ", "‹[corners]›"), ("box blue ", "‹[corners]›"),
        ]
    )
    func modifiers(line: String, part: String) {
        let usage = session.completer.signature(for: line) ?? ""
        #expect(usage.contains(part), "\(usage)")
    }

    @Test(
        "the signature of the call at the end marks the current parameter",
        arguments: [
            ("Label(", "Label(‹text: String›"), ("Button(wr", "‹wrapping element: any Element›"),
            ("Button(onTap: {}, w", "‹wrapping element: any Element›"),
            ("Row(alignment: .center, minimumSpacing: ", "‹minimumSpacing: CGFloat"),
            ("add Row(alignment: ", "‹alignment: Row.RowAlignment"), ("Column {\n    Label(te", "Label(‹text: String›"),
            ("Column {\n    Row(\n        alignment: .top,\n        minimumSpacing: ", "‹minimumSpacing: CGFloat"),
        ]
    )
    func signatures(line: String, part: String) {
        let signature = session.completer.signature(for: line) ?? ""
        #expect(signature.contains(part), "\(signature)")
    }

    @Test(
        "an alias has the signature and the completions of its line",
        arguments: [
            ("w ", "why ‹[REF]›"), ("w #2 ", "why [REF] ‹"), ("u ", "inset ‹uniform›"), ("n Row(", "Row(‹alignment"),
        ]
    )
    func aliases(line: String, beginning: String) {
        for alias in ["w why", "u inset", "n add"] { _ = session.run(line: "alias \(alias)") }
        let signature = session.completer.signature(for: line) ?? ""
        #expect(signature.hasPrefix(beginning), "\(signature)")
        let words = session.completer.completions(of: "w --v", cursor: 5)
        #expect(words.candidates.map(\.word).first == "--verbose" && words.start == 2)
    }

    @Test(
        "the only word that fits, and the label of a needed argument, are suggested",
        arguments: [
            ("viewp", "ort"), ("Labe", "l"), ("Label", "(text: "), ("Label(", "text: "), ("Label(te", "xt: "),
            ("Row(minimum", "Spacing: "), ("style asc", "ii"), ("env layoutD", "irection"), ("box bl", nil),
            ("Row(", nil), ("un", nil), ("l", nil), ("Row(alignment: .c", "enter"), ("", nil),
            ("Label(text: \"vie", nil), ("viewport", nil),
            ("Column {\n    Labe", "l"), ("Row(alignment: .cen", "ter"), ("quit", nil), ("select #", nil),
        ]
    )
    func suggestions(line: String, suggestion: String?) {
        #expect(session.completer.suggestion(for: line) == suggestion)
    }

    @Test(
        "the signature of a declared function has its default values as they are written",
        arguments: [
            (
                "struct Card { var title: String; var size: CGFloat = 12; var tint: UIColor = .red }", "Card(",
                "Card(‹title: String›, size: CGFloat = 12, tint: UIColor = .red)"
            ),
            (
                "func g(_ a: Int = 3, b: String = \"x, y\", c: [Int] = [1, 2], d: CGSize = CGSize(width: 1, height: 2)) {}",
                "g(",
                "g(‹_ a: Int = 3›, b: String = \"x, y\", c: [Int] = [1, 2], d: CGSize = CGSize(width: 1, height: 2))"
            ),
            (
                "struct Gen<T> { init(_ v: T, n: [Int] = [1, 2]) {} }", "Gen(\"a\", ",
                "Gen(_ v: T, ‹n: [Int] = [1, 2]›)"
            ),
            (
                "struct Tap { var a: Int; var b: (Int) -> Void = { _ in }; var c: String?; var d = CGSize(width: 1, height: 2) }",
                "Tap(",
                "Tap(‹a: Int›, b: (Int) -> Void = { _ in }, c: String? = nil, d: CGSize = CGSize(width: 1, height: 2))"
            ),
            (
                "enum Shape { case square(side: CGFloat, tint: UIColor = .red) }", "Shape.square(",
                "square(‹side: CGFloat›, tint: UIColor = .red)"
            ),
            (
                "struct A { func f(a: Int = 1) {}; func g(a: Int = 2) {} }", "A().g(", "g(‹a: Int = 2›)"
            ),
            (
                "class B { var a = 1; init(b: Int = [1, 2].count) {} }; class C: B {}", "C(",
                "C(‹b: Int = [1, 2].count›)"
            ),
        ]
    )
    func defaults(declaration: String, call: String, signature: String) {
        _ = session.run(line: declaration)
        #expect(session.completer.signature(for: call) == signature)
    }

    @Test(
        "in an interpolation, the label of the call around the text is not suggested",
        arguments: [
            ("Lab", nil), ("names", nil), ("", nil), ("max(1, ", nil), ("nam", "es"), ("Label", "(text: "),
        ]
    )
    func interpolation(typed: String, suggestion: String?) {
        _ = session.run(line: "let names = [\"a\"]")
        #expect(session.completer.suggestion(for: "Label(text: \"\\(" + typed) == suggestion)
    }

    @Test(
        "quotation marks in a raw text, or in one of several lines, open no text",
        arguments: ["let a = #\"6\" wide\"#; ", "let a = \"\"\"\nsay \"hi\n\"\"\"\n", "// 6\" wide\n"]
    )
    func quotesInTexts(before: String) {
        #expect(session.completer.suggestion(for: before + "Label(te") == "xt: ")
    }

    @Test(
        "no signature is shown outside of a known call",
        arguments: ["Row", "", "Row(alignment: .center)", "(", "\"a"]
    )
    func noSignature(line: String) {
        #expect(session.completer.signature(for: line) == nil)
    }
}
