import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// Previews of an app: declared in files and lines, listed, drawn, and shown as the root.
@Suite struct PreviewTests {
    private let card = """
        import BlueprintUI
        import SwiftUI

        struct Card: ProxyElement {
            var title: String
            var elementRepresentation: any Element { Label(text: title).inset(uniform: 4) }
        }

        """

    /// Returns what a run of files prints, and whether it passes.
    private func run(
        _ files: KeyValuePairs<String, String>,
        json: Bool = false,
        after lines: [String] = []
    ) throws -> (outputs: [Output], passed: Bool) {
        try onBigStack {
            var outputs: [Output] = []
            var runner = ScriptRunner.sharing()
            (runner.givesJSON, runner.linesAfter) = (json, lines)
            let report = runner.run(ModuleText(files.map { .init($0, $1) })) { outputs.append($0) }
            return (outputs, report.passed)
        }
    }

    /// Returns the first lines of the drawings: the names of the previews and their viewports.
    private func titles(_ outputs: [Output]) -> [String] {
        outputs.filter { $0.kind == .drawing }.flatMap { output in
            output.text.plain.split(separator: "\n").filter { $0.first?.isLetter == true && $0.contains("×") }
                .flatMap { $0.matches(of: /\S( ?\S)*, [0-9.]+×[0-9.]+/).map { String($0.output.0) } }
        }
    }

    /// Returns the titles of the previews of a source behind the declaration of `Card`.
    private func titles(of previews: String, after lines: [String] = []) throws -> [String] {
        let result = try run(["card.swift": card + previews], after: lines)
        #expect(result.passed)
        return titles(result.outputs)
    }

    @Test(
        "The sizes of #Preview",
        arguments: [
            ("traits: .fixedLayout(width: 120, height: 40)", "120×40"),
            ("traits: .fixedLayout(width: 10 * 12, height: 20 + 20)", "120×40"),
            // The label is 8 characters of 8 points wide and 16 high, and 4 points around it are the inset.
            ("traits: .sizeThatFitsLayout", "72×24"),
            ("traits: .landscapeLeft", "667×375"), ("traits: .landscapeRight, .defaultLayout", "667×375"),
            ("traits: .portrait", "375×24"), ("traits: .fixedLayout(width: 90, height: .infinity)", "90×24"),
        ]
    )
    func macroSizes(traits: String, size: String) throws {
        #expect(try titles(of: "#Preview(\"a b\", \(traits)) { Card(title: \"12345678\") }") == ["a b, \(size)"])
        #expect(try titles(of: "#Preview(\(traits)) { Card(title: \"12345678\") }") == ["Card, \(size)"])
    }

    @Test("A preview without a size has the viewport that was typed, else 375 points and the height of its element")
    func noSize() throws {
        let preview =
            "#Preview(\"a\", traits: .sizeThatFitsLayout) { Card(title: \"1\") }\n#Preview { Card(title: \"1\") }"
        #expect(try titles(of: preview) == ["a, 16×24", "Card, 375×24"])
        #expect(try titles(of: preview, after: ["viewport 200x50"]) == ["a, 16×24", "Card, 200×50"])
        // A preview that was shown before is no typed viewport.
        let all = try titles(of: preview, after: ["preview a", "preview 2", "reset", "preview all"])
        #expect(all == ["a, 16×24", "Card, 375×24"])
    }

    @Test("The sizes, names and groups of ElementPreview")
    func provider() throws {
        let source = """
            #if DEBUG
            struct CardPreviews: PreviewProvider {
                static let title = "Title"
                static var long: String { Self.title + title }
                static func card(_ text: String) -> Card { Card(title: text) }

                static var previews: some View {
                    Group {
                        ElementPreview(named: "one", with: .fixed(width: 100, height: 50)) { Card(title: title) }
                        ElementPreview(named: "two", with: [.thatFits(padding: 20), .device("iPhone 8")]) {
                            let text = long
                            return card(text)
                        }
                    }
                    if #available(iOS 17, *) { ElementPreview { CardPreviews.card("1") } }
                    ElementPreview { Card(title: "12") }
                        .previewDisplayName("three").previewLayout(.fixed(width: 30, height: 40))
                }
            }
            #endif
            """
        #expect(
            try titles(of: source)
                == ["one, 100×50", "two, 88×24", "two, 375×667", "preview 4, 16×24", "three, 30×40"]
        )
    }

    @Test(
        "The code of a preview",
        arguments: [
            "let text = \"123\"\nreturn Card(title: text)", "let text = \"123\"\nCard(title: text)",
            "var text = \"12\"\ntext += \"3\"\nif text.isEmpty { Card(title: \"\") } else { Card(title: text) }",
            "return Card(title: \"123\")", "func text() -> String { \"123\" }\nreturn Card(title: text())",
            "let text = \"123\"\nguard !text.isEmpty else { return Label(text: text) }\nreturn Card(title: text)",
            "ElementPreview(with: .thatFits()) { Card(title: \"123\") }",
            "BlueprintView(element: Card(title: \"123\"))",
            "let view = BlueprintView(element: Card(title: \"123\"))\nreturn view",
        ]
    )
    func code(_ code: String) throws {
        #expect(try titles(of: "#Preview(\"a\", traits: .sizeThatFitsLayout) {\n\(code)\n}") == ["a, 32×24"])
    }

    @Test(
        "A preview that shows no element says why, and the others are drawn",
        arguments: [
            ("#Preview(\"a\") { UILabel() }", "this is a value of type 'UILabel', not an element"),
            ("#Preview(\"a\") { Text(\"a\") }", "'Text' is not supported here; this is Blueprint, not SwiftUI"),
            ("#Preview(\"a\") { }", "its closure is empty"),
            (
                "#Preview(\"a\") {\n@Previewable @State var x = 1\nCard(title: \"\\(x)\") }",
                "@Previewable belongs to SwiftUI; declare a variable without it"
            ),
            (
                "struct P: PreviewProvider { static var previews: some View { Text(\"a\").previewDisplayName(\"a\") } }",
                "Text is a view of SwiftUI, and no ElementPreview"
            ),
            (
                "struct P: PreviewProvider { static var previews: some View { Group { Card(title: \"\").view }"
                    + ".previewDisplayName(\"a\") } }",
                "it is a view of SwiftUI, and no ElementPreview"
            ),
            (
                "struct P: PreviewProvider { static var previews: some View { Group { if 1 < 2 { ElementPreview { } } }"
                    + ".previewDisplayName(\"a\") } }",
                "'if' decides when SwiftUI runs it"
            ),
            (
                "struct P: PreviewProvider { static var previews: some View { ForEach(0..<2) { _ in ElementPreview { } }"
                    + ".previewDisplayName(\"a\") } }",
                "ForEach makes it when SwiftUI runs it; write each ElementPreview out"
            ),
        ]
    )
    func undrawable(source: String, reason: String) throws {
        let result = try run(["card.swift": card + source + "\n#Preview(\"b\") { Card(title: \"b\") }"])
        #expect(result.passed)
        #expect(titles(result.outputs) == ["b, 375×24"])
        let notes = result.outputs.filter { $0.kind == .note }.map { $0.text.inOneLine }
        #expect(notes.count == 1)
        let line = card.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(notes.first?.hasPrefix("note: preview \"a\" in card.swift:\(line) is not drawn: \(reason)") == true)
    }

    @Test("An error in a preview names the file and the line, and fails the run; the others are drawn")
    func errors() throws {
        let result = try run([
            "Card.swift": card,
            "Previews.swift": "\n#Preview(\"bad\") {\n    let x = 1\n    return Card(titel: \"\\(x)\")\n}",
            "Zoo.swift":
                "#Preview(\"b\") { Card(title: \"b\") }\n#Preview(\"c\", traits: .fixedLayout(width: 0, height: 1)) "
                + "{ Card(title: \"b\") }\n",
        ])
        #expect(!result.passed)
        #expect(titles(result.outputs) == ["b, 375×24"])
        let errors = result.outputs.filter { $0.kind == .error }.map { String($0.text.plain.prefix { $0 != "\n" }) }
        #expect(
            errors == [
                "Previews.swift:4:12: error: incorrect argument label in call (have 'titel:', expected 'title:')",
                "Zoo.swift:2:43: error: '0' is not a length in points",
            ]
        )
    }

    @Test("An error in a size points at it")
    func errorInSize() throws {
        let files = { (length: String) -> KeyValuePairs<String, String> in
            let preview =
                "\n#Preview(\"a\", traits: .fixedLayout(width: \(length), height: 40)) { Card(title: \"\") }\n"
            return ["Card.swift": self.card, "P.swift": preview]
        }
        for (length, message) in [
            ("W", "cannot find 'W' in scope"), ("20 - 20", "'20 - 20' is not a length in points"),
        ] {
            let result = try run(files(length))
            let text = result.outputs.last?.text.plain
            #expect(text?.hasPrefix("P.swift:2:43: error: \(message)") == true)
        }
        let watched = try onBigStack {
            WatchedFile("card.swift").take(
                self.card + "#Preview(traits: .fixedLayout(width: W, height: 4)) { Card(title: \"\") }\n"
            )
            .text.plain
        }
        #expect(watched.hasPrefix("card.swift:8:38: error: cannot find 'W' in scope"))
    }

    @Test(
        "A misspelt argument is an error",
        arguments: [
            (".fixedLayuot(width: 9, height: 9)", 24, "there is no trait 'fixedLayuot'", "did you mean fixedLayout?"),
            (".portait", 24, "there is no trait 'portait'", "did you mean portrait?"),
            (".fixedLayout(widht: 9, height: 9)", 36, "fixedLayout has no argument 'widht:'", "did you mean width?"),
        ]
    )
    func misspeltTrait(trait: String, column: Int, message: String, fix: String) throws {
        let preview = "#Preview(\"a\", traits: \(trait)) { Card(title: \"x\") }\n#Preview(\"b\") { Card(title: \"x\") }"
        let result = try run(["card.swift": card + preview])
        #expect(!result.passed)
        #expect(titles(result.outputs) == ["b, 375×24"])
        let text = result.outputs.last?.text.plain
        #expect(text?.hasPrefix("card.swift:8:\(column): error: \(message)\n") == true)
        #expect(text?.contains(fix) == true)
    }

    @Test("A label that #Preview does not have is an error, and a trait of the app's own is none")
    func labels() throws {
        let named = try run(["card.swift": card + "#Preview(named: \"a\") { Card(title: \"x\") }"]).outputs.last?.text
            .plain
        #expect(named?.hasPrefix("card.swift:8:10: error: #Preview has no argument 'named:'") == true)
        #expect(named?.contains("the name has no label: #Preview(\"a\")") == true)
        let trait = try run(["card.swift": card + "#Preview(trait: .portrait) { Card(title: \"x\") }"]).outputs.last?
            .text
        #expect(trait?.plain.contains("did you mean traits?") == true)
        #expect(
            try titles(of: "#Preview(\"a\", traits: .sampleData, .portrait) { Card(title: \"x\") }") == ["a, 375×24"]
        )
    }

    @Test("A module may have previews in any file, and a private name is that of its own file")
    func module() throws {
        let row = { (text: String) in
            "private struct Item: ProxyElement { var elementRepresentation: any Element { Label(text: \"\(text)\") } }\n"
                + "#Preview(\"\(text)\", traits: .sizeThatFitsLayout) { Item() }\n"
        }
        let files: KeyValuePairs = ["A.swift": row("ab"), "B.swift": row("abcd")]
        #expect(titles(try run(files).outputs) == ["ab, 16×16", "abcd, 32×16"])
        let result = try run(["A.swift": row("ab"), "main.swift": "Label(text: \"root\")"])
        #expect(result.passed)
        let text = result.outputs.map(\.text.inOneLine).joined(separator: " ")
        #expect(text.contains("note: 1 preview: \"ab\"; preview NAME shows one, in a shell --preview NAME"))
        #expect(text.contains("root"))
        #expect(titles(result.outputs).isEmpty)
    }

    @Test("At the prompt, a typed preview is a declaration, and a preview is the root until undo")
    func prompt() throws {
        let outputs = try TestSessions.run([
            "Label(text: \"root\")",
            "#Preview(\"wide\", traits: .fixedLayout(width: 200, height: 20)) { Label(text: \"a\") }",
            "#Preview(\"wide\", traits: .fixedLayout(width: 250, height: 20)) { Label(text: \"a\") }", "previews",
            "preview WIDE",
            "viewport", "undo", "viewport", "swift", "preview wid", "preview 2",
        ])
        #expect(outputs[1] == "preview 1 declared: type preview 1 to show it")
        #expect(outputs[2] == "preview 1 redeclared: type preview 1 to show it")
        #expect(outputs[3] == "1  wide  line 1  250×20")
        #expect(outputs[4].hasPrefix("Label #2 is the root: preview \"wide\", 250×20"))
        #expect(outputs[5] == "viewport 250×20")
        #expect(outputs[6].hasPrefix("undid: preview WIDE"))
        #expect(outputs[7] == "viewport 300×160")
        #expect(outputs[8].hasSuffix("\n\nLabel(text: \"root\")"))
        #expect(outputs[9].contains("error: no preview is named \"wid\"") && outputs[9].contains("did you mean wide?"))
        #expect(outputs[10].contains("there are \"wide\""))
    }

    @Test("A bare number is a number, and one in quotes a name; all are drawn whatever their names are")
    func numbersAsNames() throws {
        let sizes = ["a": 10, "2": 20, "1": 30]
        let source = ["a", "2", "1"].map { name in
            "#Preview(\"\(name)\", traits: .fixedLayout(width: \(sizes[name] ?? 0), height: 20)) { Card(title: name) }\n"
        }
        let files = ["card.swift": card + "let name = \"\"\n" + source.joined()] as KeyValuePairs
        let all = try run(files)
        #expect(all.passed)
        let drawn = try #require(all.outputs.first).text.plain
        #expect(["a, 10×20", "2, 20×20", "1, 30×20"].allSatisfy(drawn.contains))
        let lines = ["preview 1", "viewport", "preview \"1\"", "viewport", "preview 2", "viewport", "preview 4"]
        let shown = try run(files, after: lines).outputs.map(\.text.plain)
        #expect(shown.filter { $0.hasPrefix("viewport ") } == ["viewport 10×20", "viewport 30×20", "viewport 20×20"])
        #expect(shown.last?.contains("no preview is named \"4\"") == true)
        #expect(PreviewLine.lines(showing: "1") == ["preview 1"])
        #expect(PreviewLine.lines(showing: "\"1\"") == ["preview \"1\""])
        #expect(PreviewLine.lines(showing: "a b") == ["preview \"a b\""])
    }

    @Test("What is read for each of many is the declarations, and no other preview")
    func manyPreviews() throws {
        let source = { (count: Int) in
            let previews = (1...count).map {
                "#Preview(\"p\($0)\", traits: .fixedLayout(width: 40, height: 24)) { Card(title: \"\($0)\") }\n"
            }
            return try onBigStack {
                let session = Session.sharing(files: MemoryFiles(["card.swift": self.card + previews.joined()]))
                _ = session.run(line: "load card.swift")
                let drawn = session.run(line: "preview all")
                #expect(self.titles(drawn).count == count)
                return session.document.withoutPreviews?.source
            }
        }
        let one = try #require(try source(1))
        #expect(!one.contains("#Preview") && one.contains("struct Card"))
        #expect(try source(20) == one)
    }

    @Test("What a preview prints and the notes about it are below its title, and in its JSON")
    func remarks() throws {
        let source = """
            #Preview("a", traits: .fixedLayout(width: 200, height: 20)) {
                print("hello")
                Label(text: "unused")
                return Card(title: "a")
            }
            #Preview("b", traits: .fixedLayout(width: 200, height: 20)) { Card(title: "b") }

            """
        let lines = try #require(try run(["card.swift": card + source]).outputs.first).text.plain.split(separator: "\n")
        let title = try #require(lines.firstIndex { $0.hasPrefix("a, 200×20") })
        #expect(lines[title + 1].hasPrefix("note: result of 'Label' initializer is unused"))
        #expect(lines[title + 2] == "hello")
        #expect(!lines.contains { $0.contains("b, 200×20") && $0.contains("a, ") })
        let json = try #require(try run(["card.swift": card + source], json: true).outputs.first?.json?.text)
        #expect(json.contains("\"line\":8,\"printed\":[\"hello\"],\"notes\":[\"note: result of"))
        #expect(json.components(separatedBy: "\"printed\"").count == 2)
    }

    @Test("Below each other, each has the scale that it needs")
    func scales() throws {
        let source =
            "#Preview(\"a\", traits: .fixedLayout(width: 80, height: 40)) { Card(title: \"a\") }\n"
            + "#Preview(\"b\", traits: .fixedLayout(width: 4000, height: 40)) { Card(title: \"b\") }\n"
        let text = try #require(try run(["card.swift": card + source]).outputs.first).text.plain
        // A cell is 4 points wide; 4000 points in 80 columns need one of 51.
        #expect(text.hasPrefix("a, 80×40\n┌Card #1╌╌╌╌╌╌╌╌╌╌╌╌┐\n"))
        #expect(text.components(separatedBy: "1 cell is 51×16 pt").count == 2)
    }

    @Test("An empty name is that of the subject, and a line break in a name is a symbol")
    func oddNames() throws {
        let traits = "traits: .fixedLayout(width: 80, height: 20)"
        let source =
            "#Preview(\"\", \(traits)) { Card(title: \"a\") }\n"
            + "#Preview(\"x\\ny\", \(traits)) { Card(title: \"b\") }\n"
        #expect(try titles(of: source) == ["Card, 80×20", "x␊y, 80×20"])
        let lines = ["previews", "preview card", "preview \"x\\ny\""]
        let outputs = try run(["card.swift": card + source], after: lines).outputs.map(\.text.plain)
        #expect(outputs[0].contains("1  Card ") && outputs[0].contains("2  x␊y "))
        #expect(outputs.contains { $0.contains("is the root: preview \"Card\"") })
        #expect(outputs.contains { $0.contains("is the root: preview \"x\\ny\"") })
    }

    @Test("The notes of the drawings are listed with --notes")
    func listedNotes() throws {
        let source = "#Preview(\"a\", traits: .fixedLayout(width: 4, height: 4)) { Card(title: \"a long text\") }\n"
        let files = ["card.swift": card + source + source.replacing("\"a\"", with: "\"b\"")] as KeyValuePairs
        let texts = try ["preview a b", "preview a b --notes", "preview --notes a", "preview all --notes"].map { line in
            try self.run(files, after: [line]).outputs[0].text.plain
        }
        #expect(!texts[0].contains("no title fits (x,y in the viewport)"))
        for text in texts.dropFirst() { #expect(text.contains("no title fits (x,y in the viewport)")) }
        #expect(texts[3] == texts[1])
    }

    @Test("Several are drawn without a change of the root")
    func several() throws {
        let source =
            "#Preview(\"a b\", traits: .sizeThatFitsLayout) { Card(title: \"1\") }\n#Preview { Card(title: \"12\") }"
        let files = MemoryFiles(["card.swift": card + source])
        let outputs = try onBigStack {
            let session = Session.sharing(files: files)
            return ["load card.swift", "preview 1 card", "tree", "preview a b", "preview a", "preview all"].map {
                line in
                session.run(line: line)
            }
        }
        #expect(outputs[0].map(\.text.inOneLine).joined().hasSuffix("next: type preview 1 to show \"a b\""))
        #expect(titles(outputs[1]) == ["a b, 16×24", "Card, 375×24"])
        #expect(outputs[2].contains { $0.text.plain.contains("there is no tree yet") })
        #expect(outputs[3].contains { $0.text.plain.contains("Card #1 is the root: preview \"a b\", 16×24") })
        #expect(outputs[4].contains { $0.text.plain.contains("there are \"a b\", \"Card\"") })
        #expect(titles(outputs[5]) == titles(outputs[1]))
    }

    @Test("A saved document keeps its previews, which are no part of its element")
    func saved() throws {
        let files = MemoryFiles()
        let outputs = try TestSessions.run(
            [
                "Label(text: \"a\")", "#Preview(\"p\") { Label(text: \"b\") }", "save a.swift", "reset all",
                "load a.swift",
            ],
            files: files
        )
        #expect(
            files.texts["a.swift"]?.contains("\n\n#Preview(\"p\") { Label(text: \"b\") }\n\nstruct Document") == true
        )
        #expect(outputs[4].contains("1 node, 1 preview"))
    }

    @Test("The list says each place and size, also in words and as JSON")
    func list() throws {
        let source = "#Preview(\"a\", traits: .landscapeLeft) { Card(title: \"1\") }\n#Preview { Text(\"b\") }\n"
        let result = try run(["card.swift": card + source], json: true, after: ["previews", "style text", "previews"])
        let texts = result.outputs.map(\.text.plain)
        #expect(texts.first == "1  a     card.swift:8  landscape\n2  Text  card.swift:9  the viewport")
        #expect(texts.last == "Preview 1, a: card.swift:8, landscape\nPreview 2, Text: card.swift:9, the viewport")
        let json = try #require(result.outputs.first?.json?.text)
        #expect(json.contains("\"number\":1,\"title\":\"a\",\"name\":\"a\",\"file\":\"card.swift\",\"line\":8}"))
        let drawn = try run(["card.swift": card + source], json: true).outputs.first?.json?.text
        #expect(drawn?.contains("\"title\":\"a\"") == true && drawn?.contains("\"viewport\":{\"width\":667") == true)
    }

    @Test("A watched file shows its first preview and says so, or the one with a name, and follows it")
    func watched() throws {
        let source =
            card + "#Preview(\"a\") { Text(\"a\") }\n#Preview(\"b\", traits: .fixedLayout(width: 50, height: 30)) {\n"
            + "    Card(title: \"b\")\n}\n#Preview(\"c\") { Card(title: \"c\") }\n"
        try onBigStack {
            let file = WatchedFile("card.swift")
            let words = file.take(source).text.inOneLine
            #expect(words.contains("preview \"b\", the first of 3: --preview NAME shows another"))
            #expect(file.drawing.plain.contains("┃b"))
            let change = file.take(source.replacing("width: 50", with: "width: 60")).text.inOneLine
            #expect(change.contains("viewport 50×30 → 60×30"))
            let typed = WatchedFile("card.swift", takesLines: true)
            #expect(typed.take(source).text.inOneLine.hasSuffix("the first of 3: :preview NAME shows another"))
            #expect(typed.run("preview c").first?.text.plain.hasPrefix("Card #2 is the root: preview \"c\"") == true)
            // The preview that was shown last is followed.
            _ = typed.take(source.replacing("title: \"c\"", with: "title: \"cc\""))
            #expect(typed.drawing.plain.contains("┃cc"))
            let named = WatchedFile("card.swift", preview: "c")
            #expect(!named.take(source).text.plain.contains("--preview"))
            #expect(named.drawing.plain.contains("┃c"))
            let missing = WatchedFile("card.swift", preview: "d").take(source)
            #expect(missing.isFailure && missing.text.plain.contains("no preview is named \"d\""))
            let wrong = named.take(source.replacing("Card(title: \"c\")", with: "Card(titel: \"c\")"))
            #expect(wrong.text.plain.hasPrefix("card.swift:12:17: error: incorrect argument label"))
        }
    }

    @Test("The names of previews are completed, in quotes if they have spaces")
    func completion() throws {
        let words = try onBigStack {
            let session = Session.sharing()
            _ = session.run(line: "#Preview(\"a b\") { Label(text: \"\") }")
            _ = session.run(line: "#Preview { Label(text: \"\") }")
            return session.completer.completions(of: "preview ", cursor: 8).candidates.map(\.word)
        }
        #expect(words == ["\"a b\"", "Label"])
    }

    @Test("The name of a device is that of Xcode, and a number that is wrong is no other device")
    func devices() throws {
        let preview = { (name: String) in
            "#Preview { ElementPreview(with: .device(\"\(name)\")) { Card(title: \"\") } }"
        }
        #expect(try titles(of: preview("iPhone SE (3rd generation)")) == ["Card, 375×667"])
        #expect(try titles(of: preview("iPhone 15 Pro Max")) == ["Card, 430×932"])
        #expect(try titles(of: preview("ipad-mini")) == ["Card, 744×1133"])
        let member = "#Preview { ElementPreview(with: .device(.iPhone14Pro)) { Card(title: \"\") } }"
        #expect(try titles(of: member) == ["Card, 393×852"])
        let unknown = try run(["card.swift": card + preview("iPhon 15")]).outputs.last?.text.plain
        #expect(unknown?.contains("the device 'iPhon 15' is unknown") == true)
        #expect(unknown?.contains("did you mean iPhone 15?") == true)
        let number = try run(["card.swift": card + preview("iPhone 99")]).outputs.last?.text.plain
        #expect(number?.contains("name one such as iPhone 15") == true)
    }
}

extension StyledText {
    /// The words, without the line breaks between them.
    fileprivate var inOneLine: String { plain.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
