import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import FoundationXML
import HeadlessUIKit
import Testing

@Suite("Pictures")
struct PictureTests {
    private static let kinds = Exporter.kinds(of: "svg").compactMap(\.kind)

    private func card(_ title: String) -> any Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Image(image: UIImage(named: "cat@40x32"))
            Label(text: title)
        }
        .inset(uniform: 8)
        .box(background: .lightGray, corners: .rounded(radius: 8))
    }

    @Test("a card", arguments: kinds)
    func golden(kind: String) throws {
        let lines = try picture(kind, of: card("Ada Lovelace")).split(separator: "\n").map(String.init)
        expectGolden(StyledText(lines: lines.map { StyledText.Line($0) }), "picture-\(kind)", width: 1000)
    }

    @Test(
        "any text is a text and changes no shape",
        arguments: kinds,
        [
            "</text><script>", "]]>&amp;<!--", "\u{1B}[31m\u{0}\u{7}", "\u{202E}שלום", "\u{FFFE}\u{FFFF}\u{10FFFF}",
            "\"'`",
        ]
    )
    func hostileText(kind: String, text: String) throws {
        let usual = try shapes(try picture(kind, of: card("Ada")))
        let hostile = try shapes(try picture(kind, of: card(text).box()))
        #expect(hostile.allSatisfy { shape in usual.contains { $0.name == shape.name } })
        #expect(Set(hostile.map(\.name)) == Set(usual.map(\.name)))
    }

    @Test("each word begins where it was measured")
    func words() throws {
        let texts = try shapes(
            try picture("frames", of: Label(text: "Meet me at the lake"), CGSize(width: 80, height: 48))
        )
        .filter { $0.name == "text" }
        #expect(texts.map(\.text) == ["Meet", "me", "at", "the", "lake"])
        // Two pixels a point, 16 a character, a margin of 24; the label is in the middle of its height.
        #expect(texts.map { $0["x"] } == ["24", "104", "152", "24", "88"])
        #expect(texts.map { $0["y"] } == ["65.6", "65.6", "65.6", "97.6", "97.6"])
    }

    @Test("frames are to scale; those that are not finite are left out, and it is said")
    func frames() throws {
        let text = try picture(
            "frames",
            of: Overlay {
                Spacer(10).aligned(vertically: .top, horizontally: .leading)
                Spacer(width: .infinity, height: 10).aligned(vertically: .top, horizontally: .leading)
            }
        )
        let shapes = try shapes(text)
        let rects = shapes.filter { $0.name == "rect" }
        #expect(rects.contains { $0["x"] == "24" && $0["y"] == "24" && $0["width"] == "20" && $0["height"] == "20" })
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.element = LayoutWriter { _, layout in
            layout.add(with: CGRect(x: 0, y: 0, width: Double.infinity, height: 4), child: Spacer(1))
        }
        let trace = RenderRecorder(view).record()
        var infinite = ""
        let write = Exporter.svgFrames.text(of: trace, trace.labels(names: .paths))
        try write { infinite += $0 }
        #expect(infinite.contains("1 frame is infinite or too large, and not drawn."))
        #expect(!infinite.contains("inf\""))
    }

    @Test("what is view-backed is told without colour, too", arguments: ["frames", "hierarchy", "layers", "nest"])
    func withoutColour(kind: String) throws {
        let areas = kind == "layers" ? "path" : "rect"
        let rects = try shapes(try picture(kind, of: card("Ada"))).filter {
            $0.name == areas && $0["stroke"] != nil && $0["fill"] != "none" || kind == "frames" && $0["stroke"] != nil
        }
        let backed = rects.filter { $0["fill"] == "#e3eefd" }
        #expect(!backed.isEmpty && backed.count < rects.count)
        #expect(backed.allSatisfy { $0["stroke-width"] == "1.75" })
        #expect(rects.filter { $0["fill"] != "#e3eefd" }.allSatisfy { $0["stroke-width"] == "1" })
    }

    @Test("text has a contrast of 4.5 to 1, and lines of 3 to 1, on light and dark pages")
    func contrast() throws {
        let text = try picture("hierarchy", of: card("Ada"))
        var light: [String: String] = [:]
        for shape in try shapes(text) {
            let names = (shape["class"] ?? "").split(separator: " ").map(String.init)
            for name in names { light[name] = shape[name.hasPrefix("s-") ? "stroke" : "fill"] }
        }
        var dark: [String: String] = [:]
        for rule in text.matches(of: #/\.([fs]-\w+){\w+:(#\w+)}/#) { dark[String(rule.1)] = String(rule.2) }
        for colours in [light, dark] {
            for ground in ["f-paper", "f-wash"] {
                let ground = try #require(colours[ground])
                for ink in ["f-ink", "f-quiet"] { #expect(contrast(try #require(colours[ink]), ground) >= 4.5) }
                #expect(contrast(try #require(colours["s-view"]), ground) >= 3)
            }
            #expect(contrast(try #require(colours["s-line"]), try #require(colours["f-paper"])) >= 3)
        }
    }

    private func contrast(_ one: String, _ other: String) -> Double {
        let values = [one, other].map(luminance).sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    private func luminance(_ colour: String) -> Double {
        let number = Int(colour.dropFirst(), radix: 16) ?? 0
        func part(_ shift: Int) -> Double {
            let value = Double((number >> shift) & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    @Test("numbers have three decimals at most, and what renderers draw apart is not used", arguments: kinds)
    func rules(kind: String) throws {
        let (element, size) = (card("Ada").inset(uniform: 1.0 / 3), CGSize(width: 1000.0 / 3, height: 64))
        let text = try picture(kind, of: element, size)
        let shapes = try shapes(text)
        let values = shapes.flatMap { $0.attributes.filter { $0.key != "class" }.values }
        let numbers = values.flatMap { $0.matches(of: #/\d+\.(\d+)/#).map { String($0.1) } }
        #expect(numbers.contains { $0.count == 3 } || !["frames", "views"].contains(kind))
        #expect(numbers.allSatisfy { $0.count <= 3 && $0.last != "0" })
        for word in ["var(", "clip-path", "textLength", "letter-spacing", "direction", "rgb", "calc", "filter"] {
            #expect(!text.contains(word))
        }
        let root = try #require(shapes.first)
        #expect(root["viewBox"] == "0 0 \(root["width"] ?? "") \(root["height"] ?? "")")
        #expect(Int(root["width"] ?? "") != nil && Int(root["height"] ?? "") != nil)
        #expect(shapes.filter { $0.name == "style" }.count == 1 && text.contains("@media (prefers-color-scheme: dark)"))
        // All text is in one line, and each colour of the light picture is an attribute.
        #expect(shapes.filter { $0.name == "text" }.allSatisfy { !$0.text.contains("\n") && $0["fill"] != nil })
        #expect(try picture(kind, of: element, size) == text)
    }

    @Test("words that are written from right to left begin at the right")
    func rightToLeft() throws {
        func words(_ text: String) throws -> [String] {
            try shapes(try picture("frames", of: Label(text: text), CGSize(width: 320, height: 16)))
                .filter { $0.name == "text" }.map { "\($0["x"] ?? "") \($0.text)" }
        }
        // A character is 16 pixels wide; the label begins at 24 and is as wide as the viewport.
        #expect(try words("שלום עולם abc") == ["24 abc", "88 עולם", "168 שלום"])
        #expect(try words("abc שלום, עולם def") == ["24 abc", "88 עולם", "168 ,", "184 שלום", "264 def"])
        #expect(try words("שלום - 12") == ["24 12", "72 -", "104 שלום"])
        #expect(try words("abc שלום 12 def") == ["24 abc", "88 שלום", "168 12", "216 def"])
        #expect(try words("日本 語") == ["24 日本", "104 語"])
    }

    @Test("one label, an empty one and a tree without views", arguments: kinds)
    func small(kind: String) throws {
        let elements: [any Element] = [Label(text: "a"), Label(text: ""), Spacer(0), Empty()]
        for element in elements {
            let shapes = try shapes(try picture(kind, of: element, CGSize(width: 0, height: 0)))
            #expect(shapes.contains { $0.name == "title" && !$0.text.isEmpty })
            #expect(shapes.allSatisfy { !$0.attributes.values.contains { $0.contains("nan") || $0.contains("inf") } })
        }
    }

    @Test("thousands of elements, and a thousand levels", arguments: kinds)
    func large(kind: String) throws {
        let rows = (0..<5_000).map { Label(text: "row \($0)") }
        let wide = try picture(kind, of: Column { for row in rows { row } }, CGSize(width: 200, height: 200))
        func count(_ part: String) -> Int { wide.components(separatedBy: part).count - 1 }
        switch kind {
        // The paper, the column and its rows; 40 of these in the boxes, and some in the list that folds.
        case "frames": #expect(count("<rect ") == 5_002)
        case "views": #expect(count("<rect ") == 5_001)
        case "nest": #expect(count("<rect ") == 42)
        case "layers": #expect(count("</title></path>") == 10_001)
        default: #expect(count("<rect ") < 100)
        }
        var element: any Element = Label(text: "a")
        for _ in 0..<1_000 { element = element.inset(uniform: 0) }
        #expect(try shapes(try picture(kind, of: element)).contains { $0.name == "desc" && !$0.text.isEmpty })
    }

    @Test("several renders are beside each other, each below its caption", arguments: kinds)
    func sideBySide(kind: String) throws {
        let renders = [120.0, 240].map { width in
            let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: width, height: 64))
            view.element = card("Ada")
            let trace = RenderRecorder(view).record()
            return CaptionedRender(
                caption: "\(Int(width))×64",
                snapshot: trace.snapshot,
                labels: trace.labels(names: .paths)
            )
        }
        let exporter = try #require(Exporter.named("svg", kind: kind))
        func document(_ renders: [CaptionedRender]) throws -> [Shape] {
            var text = ""
            let write = exporter.text(of: renders)
            try write { text += $0 }
            return try shapes(text)
        }
        let (first, both) = (try document([renders[0]]), try document(renders))
        let width = try #require(first.first?["width"])
        let places = both.compactMap { $0["transform"] }.filter { $0.hasPrefix("translate") }
        #expect(places == ["translate(0 40)", "translate(\(width) 40)"])
        let captions = both.filter { $0.name == "text" && $0["y"] == "34" && $0["font-weight"] == "600" }.map(\.text)
        #expect(captions.contains("120×64") && captions.contains("240×64"))
        #expect(both.first { $0.name == "title" }?.text.hasPrefix("120×64: ") == true)
        var json = ""
        let write = Exporter.json.text(of: renders)
        try write { json += $0 }
        #expect(json.isEmpty)
    }

    @Test("a name and the numbers after it do not overlap")
    func longNames() throws {
        struct ARatherLongNameForAnElementOfAnAppWithManyWords: ProxyElement {
            var elementRepresentation: any Element { Label(text: "a") }
        }
        var element: any Element = ARatherLongNameForAnElementOfAnAppWithManyWords()
        for _ in 0..<30 { element = element.inset(uniform: 0.125) }
        let texts = try shapes(try picture("hierarchy", of: element)).filter { $0.name == "text" }
        let rows = Dictionary(grouping: texts) { $0["y"] ?? "" }
        let row = try #require(rows.values.first { $0.contains { $0.text.hasPrefix("ARather") } })
        let name = try #require(row.first { $0.text.hasPrefix("ARather") })
        #expect(name.text.hasSuffix("…"))
    }
}
