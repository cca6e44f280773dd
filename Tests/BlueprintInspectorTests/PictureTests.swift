import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import FoundationXML
import HeadlessUIKit
import Testing

@Suite("Pictures")
struct PictureTests {
    private static let kinds = ["frames", "hierarchy"]

    /// Returns the picture of an element in a viewport.
    private func picture(
        _ kind: String,
        of element: any Element,
        _ size: CGSize = CGSize(width: 160, height: 64)
    ) throws -> String {
        let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
        view.element = element
        let trace = RenderRecorder(view).record()
        let exporter = try #require(Exporter.named("svg", kind: kind))
        var text = ""
        let write = exporter.text(of: trace, trace.labels(names: .paths))
        try write { text += $0 }
        return text
    }

    private func card(_ title: String) -> any Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Image(image: UIImage(named: "cat@40x32"))
            Label(text: title)
        }
        .inset(uniform: 8)
        .box(background: .lightGray, corners: .rounded(radius: 8))
    }

    /// The shapes of a document, in order.
    private func shapes(_ text: String) throws -> [Shape] {
        let reader = ShapeReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return reader.shapes
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

    @Test("what is view-backed is told without colour, too", arguments: kinds)
    func withoutColour(kind: String) throws {
        let rects = try shapes(try picture(kind, of: card("Ada"))).filter { $0.name == "rect" && $0["stroke"] != nil }
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

/// A shape of a picture.
private struct Shape {
    var name: String
    var attributes: [String: String]
    var text = ""

    subscript(_ attribute: String) -> String? { attributes[attribute] }
}

private final class ShapeReader: NSObject, XMLParserDelegate {
    var shapes: [Shape] = []

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        shapes.append(Shape(name: elementName, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        // Line breaks are between shapes.
        if !shapes.isEmpty, string != "\n" { shapes[shapes.count - 1].text += string }
    }
}
