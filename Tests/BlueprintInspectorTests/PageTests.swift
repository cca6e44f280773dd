import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("The page for a browser")
struct PageTests {
    /// Returns the render of a label in a row, with what a session knows of it.
    private func render(_ text: String = "Ada Lovelace", name: String? = "card.swift") -> ExportedRender {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        view.element = Row { Label(text: text) }
        let recorder = RenderRecorder(view)
        let before = recorder.record()
        view.element = Row { Label(text: text) }.inset(uniform: 4)
        let trace = recorder.record()
        var render = ExportedRender(trace, labels: trace.labels(names: .paths))
        render.source = ExportedRender.Source(
            name: name,
            text: "Row {\n    Label(text: \"\(text)\")\n}\n.inset(uniform: 4)",
            lines: [4, 1, 2]
        )
        render.before = ExportedRender.Earlier(before.snapshot, labels: before.labels(names: .paths), moved: [])
        return render
    }

    private func text(_ format: String, of render: ExportedRender) throws -> String {
        let exporter = try #require(Exporter.named(format))
        var text = ""
        try exporter.text(of: render)({ text += $0 })
        return text
    }

    /// Returns the JSON that a page holds, as it stands there.
    private func embedded(in page: String) throws -> String {
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"render\">\n"))
        let end = try #require(page.range(of: "\n</script>", range: start.upperBound..<page.endIndex))
        return String(page[start.upperBound..<end.lowerBound])
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// Returns JSON with escapes in place of `<` and of what is not ASCII.
    private func escaped(_ json: String) -> String {
        var text = ""
        for unit in json.utf16 {
            if unit < 0x80, unit != 0x3C {
                text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            } else {
                text += "\\u" + String(String(0x10000 + Int(unit), radix: 16).dropFirst())
            }
        }
        return text
    }

    @Test("it holds the document of export json, with escapes for each < and what is not ASCII")
    func document() throws {
        let render = render("a < b </script> <!-- <script>")
        let (page, json) = (try text("html", of: render), try text("json", of: render))
        let embedded = try embedded(in: page)
        #expect(!embedded.contains("<"))
        #expect(embedded + "\n" == escaped(json))
        #expect(json.contains("≤") && embedded.utf8.allSatisfy { $0 < 0x80 })
        #expect(json.contains("a < b </script> <!-- <script>"))
    }

    @Test("its own part has at most 150 kB, nothing of it comes from elsewhere, and it is the same for each render")
    func ownPart() throws {
        func own(_ render: ExportedRender) throws -> String {
            let page = try text("html", of: render)
            return page.replacing(try embedded(in: page), with: "")
        }
        let page = try own(render())
        #expect(page.utf8.count <= 150_000)
        #expect(page.utf8.count > 30_000)
        #expect(try own(render("another text")) == page)
        for address in ["http:", "https:", "//cdn", "@import", "url(", "<link", " src="] {
            // The name of SVG's elements is no address.
            #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(address), "\(address)")
        }
        #expect(!page.contains("innerHTML") && !page.contains("{{"))
    }

    @Test("each file of the page's folder is in it")
    func files() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/BlueprintInspector/Page").standardized
        let page = try text("html", of: render())
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        for file in files where file.pathExtension != "html" {
            #expect(page.contains(try String(contentsOf: file, encoding: .utf8)), "\(file.lastPathComponent)")
        }
    }

    @Test("the same render makes the same page to the byte")
    func determinism() throws {
        let render = render()
        #expect(try text("html", of: render) == text("html", of: render))
        #expect(try text("html", of: self.render()).utf8.count == text("html", of: render).utf8.count)
    }

    @Test(
        "any text of the document stays within its part",
        arguments: [
            "</script><script>alert(1)</script>", "]]>", "<!--", "<!-- <script>", "\u{1B}[31m\u{0}\u{7}",
            "\u{2028}\u{2029}",
            "\u{202E}שלום", "{{code}}", "\\u003c", "\u{FEFF}\u{10FFFF}",
        ]
    )
    func hostileTexts(text: String) throws {
        let (usual, hostile) = (render(), render(text, name: text))
        let page = try self.text("html", of: hostile)
        let embedded = try embedded(in: page)
        let rest = page.replacing(embedded, with: "")
        #expect(
            rest
                == (try self.text("html", of: usual)).replacing(
                    try self.embedded(in: self.text("html", of: usual)),
                    with: ""
                )
        )
        #expect(
            page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{2028}" }
        )
        let elements = try #require(try object(embedded)["elements"] as? [[String: Any]])
        #expect((elements[2]["content"] as? [String: Any])?["text"] as? String == text)
        #expect((try object(embedded)["source"] as? [String: Any])?["name"] as? String == text)
    }

    @Test("the document has the source, the lines, the sentences of the steps, and what the edit changed")
    func facts() throws {
        let render = render()
        let document = try object(try text("json", of: render))
        let elements = try #require(document["elements"] as? [[String: Any]])
        #expect(elements.map { $0["line"] as? Int } == [4, 1, 2])
        let source = try #require(document["source"] as? [String: Any])
        #expect(source["name"] as? String == "card.swift")
        #expect((source["text"] as? String)?.hasPrefix("Row {\n") == true)
        let phrases = EventPhrases(render.trace, labels: render.labels)
        let steps = try #require(document["steps"] as? [[String: Any]])
        #expect(steps.map { $0["words"] as? String } == render.trace.events.map(phrases.words))
        let before = try #require(document["before"] as? [String: Any])
        #expect((before["elements"] as? [Any])?.count == 2)
        let changes = try #require(document["changes"] as? [String: Any])
        #expect((changes["appeared"] as? [[String: Any]])?.map { $0["type"] as? String } == ["Inset"])
        #expect(
            (changes["words"] as? [String])?.contains { $0.hasPrefix("new: Inset #/") || $0.hasPrefix("new: Inset") }
                == true
        )
    }

    @Test("without a session the document has neither source nor a render before")
    func withoutSession() throws {
        let render = render()
        let document = try object(try text("json", of: ExportedRender(render.trace, labels: render.labels)))
        #expect(document["source"] == nil && document["before"] == nil && document["changes"] == nil)
        #expect(
            (document["elements"] as? [[String: Any]])?.allSatisfy { $0["line"] == nil && $0["explanation"] != nil }
                == true
        )
    }

    @Test("each line of a text has a frame, where it was laid out")
    func lineFrames() throws {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
        view.element = Label(text: "Meet me at the lake")
        let trace = RenderRecorder(view).record()
        let text = try text("json", of: ExportedRender(trace, labels: trace.labels(names: .paths)))
        let elements = try #require(try object(text)["elements"] as? [[String: Any]])
        let content = try #require(elements[0]["content"] as? [String: Any])
        #expect(content["lines"] as? [String] == ["Meet me at", "the lake"])
        let frames = try #require(content["lineFrames"] as? [[String: Double]])
        #expect(frames.map { $0["x"] } == [0, 0])
        #expect(frames.map { $0["y"] } == [8, 24])
        #expect(frames.map { $0["width"] } == [80, 64])
        #expect(frames.map { $0["height"] } == [16, 16])
    }
}
