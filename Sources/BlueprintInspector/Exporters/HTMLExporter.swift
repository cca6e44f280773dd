extension Exporter {
    /// The whole render as one page of HTML, which holds the JSON document and the code that shows it.
    public static let html = Exporter(
        name: "html",
        summary: "The last render as a page for a browser, with all steps and reasons."
    ) { (render: ExportedRender) in
        let document = JSONExporter(labels: render.labels).document(render)
        return { put in
            for part in PageTemplate.parts {
                switch part {
                case .text(let text): try put(text)
                case .style: try put(PageTemplate.style)
                case .code: try put(PageTemplate.code)
                case .render:
                    try document.write { try put(PageTemplate.embedded($0)) }
                }
            }
        }
    }
}

/// The page without a render: its HTML, with marks where the style, the code and the render belong.
enum PageTemplate {
    /// A part of the page.
    enum Part: Equatable {
        case text(String)
        case style
        case code
        case render
    }

    static let style = EmbeddedTexts.page_css
    /// The code, which is one function: its parts in the order in which they use each other.
    static let code =
        [
            EmbeddedTexts.words_js, EmbeddedTexts.nodes_js, EmbeddedTexts.render_js, EmbeddedTexts.views_js,
            EmbeddedTexts.state_js, EmbeddedTexts.shapes_js, EmbeddedTexts.canvas_js,
            EmbeddedTexts.pictures_js, EmbeddedTexts.gallery_js, EmbeddedTexts.lists_js,
            EmbeddedTexts.rows_js, EmbeddedTexts.selection_js, EmbeddedTexts.timeline_js,
            EmbeddedTexts.paper_js, EmbeddedTexts.begin_js,
        ]
        .joined(separator: "\n")

    /// The parts in order.
    static let parts: [Part] = {
        var parts: [Part] = []
        var lines: [Substring] = []
        let marks: [Substring: Part] = ["{{style}}": .style, "{{code}}": .code, "{{render}}": .render]
        for line in EmbeddedTexts.page_html.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let part = marks[line] else {
                lines.append(line)
                continue
            }
            parts += [.text(lines.joined(separator: "\n") + "\n"), part]
            lines = [""]
        }
        return parts + [.text(lines.joined(separator: "\n"))]
    }()

    /// Returns a piece of JSON with an escape in place of each `<` and of what is not ASCII.
    ///
    /// A text such as `</script>` or `<!--` would end the part of the page that holds it. Of a page in ASCII, browsers
    /// hold the text with a byte a character: one of 44 MB opens in 1.2 s instead of 1.7 s.
    static func embedded(_ json: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            guard scalar.isASCII, scalar != "<" else {
                bytes += scalar.utf16.flatMap(escape)
                continue
            }
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func escape(_ unit: UInt16) -> [UInt8] {
        let digits = String(unit, radix: 16)
        return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    }
}
