import Foundation

/// A picture in SVG, made of few kinds of shapes that renderers draw alike; lengths are in pixels.
///
/// The same shapes give the same bytes. Any text is valid in it: characters that XML does not have become symbols.
struct SVGDrawing {
    /// The look of a text.
    struct Font {
        var size: Double
        var colour: SVGColour
        var isBold = false
        var isMonospaced = false
        /// True if the text ends at its place, and does not begin there.
        var isTrailing = false
    }

    /// The look of an outline.
    struct Pen {
        var colour: SVGColour
        var width: Double
        var dashes: String?
    }

    private var shapes: [String] = []

    /// Adds a rectangle; with a title, which is shown to a pointer.
    mutating func add(_ frame: CGRect, radius: Double = 0, fill: SVGColour?, pen: Pen? = nil, title: String? = nil) {
        let place = "x=\"\(Self.number(frame.minX))\" y=\"\(Self.number(frame.minY))\""
        let size = "width=\"\(Self.number(frame.width))\" height=\"\(Self.number(frame.height))\""
        let rounding = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
        let start = "<rect \(place) \(size)\(rounding) \(Self.paint(fill: fill, pen))"
        shapes.append(title.map { "\(start)><title>\(Self.escaped($0))</title></rect>" } ?? start + "/>")
    }

    /// Adds a line along the commands of a path; with a fill, the area in it.
    ///
    /// - Parameter opacity: The opacity of the fill; shapes below show through less than 1.
    mutating func add(path: String, fill: SVGColour? = nil, opacity: Double = 1, pen: Pen, title: String? = nil) {
        let veil = fill != nil && opacity < 1 ? " fill-opacity=\"\(Self.number(opacity))\"" : ""
        let start = "<path d=\"\(path)\" \(Self.paint(fill: fill, pen))\(veil)"
        shapes.append(title.map { "\(start)><title>\(Self.escaped($0))</title></path>" } ?? start + "/>")
    }

    /// Adds the shapes of another drawing.
    mutating func add(_ drawing: SVGDrawing) { shapes += drawing.shapes }

    /// Adds what a function adds, with its coordinates transformed.
    mutating func group(_ transform: String, _ add: (inout SVGDrawing) -> Void) {
        shapes.append("<g transform=\"\(transform)\">")
        add(&self)
        shapes.append("</g>")
    }

    /// Adds the words of a line of text, each where it begins.
    ///
    /// - Parameters:
    ///   - origin: The origin of the view with the text, in pixels.
    ///   - scale: The pixels of a point.
    mutating func add(_ line: ShownContent.TextLine, at origin: CGPoint, scale: Double) {
        let words = WordPlaces(line.text)
        guard words.columns > 0, line.height > 0 else { return }
        let advance = line.width * scale / Double(words.columns)
        // A character of the measured font is half as wide as the font is high; one of a monospaced face six tenths. In a
        // line of several fonts, the characters are as wide as they are in the mean.
        let size = min(line.height * scale * 5 / 6, advance * 5 / 3)
        let font = Font(size: size, colour: .ink, isMonospaced: true)
        let y = origin.y + (line.y + line.height * 0.8) * scale
        for place in words.places {
            let x = origin.x + line.x * scale + Double(place.column) * advance
            add(String(place.word), at: CGPoint(x: x, y: y), font)
        }
    }

    /// Adds a text that stands on a point of its base line, unless it is empty.
    mutating func add(_ text: String, at point: CGPoint, _ font: Font) {
        guard !text.isEmpty else { return }
        let place = "x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y))\""
        var words = "<text \(place) font-size=\"\(Self.number(font.size))\" \(Self.paint(fill: font.colour, nil))"
        if font.isBold { words += " font-weight=\"600\"" }
        if font.isTrailing { words += " text-anchor=\"end\"" }
        if font.isMonospaced { words += " font-family=\"\(Self.monospaced)\"" }
        shapes.append(words + ">\(Self.escaped(text))</text>")
    }

    /// Returns the whole document, with a line break at its end.
    ///
    /// - Parameters:
    ///   - title: The name of the picture, for those who do not see it, too.
    ///   - description: A sentence or more about what it shows.
    func document(size: CGSize, title: String, description: String) -> String {
        let (width, height) = (Self.number(size.width.rounded(.up)), Self.number(size.height.rounded(.up)))
        let lines =
            [
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\""
                    + " height=\"\(height)\" font-family=\"\(Self.proportional)\" role=\"img\""
                    + " aria-labelledby=\"title description\">",
                "<title id=\"title\">\(Self.escaped(title))</title>",
                "<desc id=\"description\">\(Self.escaped(description))</desc>",
                "<style>\(SVGColour.darkRules)</style>",
                "<rect width=\"\(width)\" height=\"\(height)\" \(Self.paint(fill: .paper, nil))/>",
            ] + shapes + ["</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - Parts

    private static let proportional =
        "ui-sans-serif, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', Arial, sans-serif"
    // The first one that is not a browser's own name: cairosvg looks for no other.
    private static let monospaced = "'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, monospace"

    private static func paint(fill: SVGColour?, _ pen: Pen?) -> String {
        var words = "class=\"" + (fill?.name(isStroke: false) ?? "")
        if let pen {
            if fill != nil { words += " " }
            words += pen.colour.name(isStroke: true)
        }
        words += "\" fill=\"" + (fill?.light ?? "none") + "\""
        if let pen {
            words += " stroke=\"" + pen.colour.light + "\" stroke-width=\"" + number(pen.width) + "\""
            if let dashes = pen.dashes { words += " stroke-dasharray=\"" + dashes + "\"" }
        }
        return words
    }

    /// Returns a length with at most three decimals; one that is not finite as 0.
    static func number(_ value: Double) -> String { value.isFinite ? Phrasing.number(value) : "0" }

    /// Returns a text whose characters mean nothing in XML, line by line.
    static func escaped(_ text: String) -> String {
        // Most texts are plain, and have one line.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !special.contains($0) }) { return text }
        let visible =
            text.utf8.contains(UInt8(ascii: "\n"))
            ? text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .map { VisibleText.symbols(String($0)) }.joined(separator: "\n")
            : VisibleText.symbols(text)
        // Two scalars that are no characters are not allowed in XML, even as numbers; in UTF-8 they begin with EF.
        guard visible.utf8.contains(where: { special.contains($0) || $0 == 0xEF }) else { return visible }
        var words = ""
        for scalar in visible.unicodeScalars {
            switch scalar {
            case "&": words += "&amp;"
            case "<": words += "&lt;"
            case ">": words += "&gt;"
            case "\"": words += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": words += "\u{FFFD}"
            default: words.unicodeScalars.append(scalar)
            }
        }
        return words
    }

    private static let special = Array("&<>\"".utf8)

    /// Returns a text, shortened to about a width in pixels; wide letters are assumed, as the viewer chooses the font.
    static func fitted(_ text: String, width: Double, _ font: Font) -> String {
        TextFitting.cut(text, to: max(0, Int(saturating: width / (font.size * advance(font)))))
    }

    /// Returns the width in pixels that a text takes at most, in the fonts that are asked for.
    static func width(_ text: String, _ font: Font) -> Double {
        Double(text.displayColumns) * font.size * advance(font)
    }

    /// The width of a usual letter, as a part of the font's size.
    private static func advance(_ font: Font) -> Double { font.isBold ? 0.68 : 0.62 }
}
