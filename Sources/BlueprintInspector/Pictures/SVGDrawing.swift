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

/// A colour of pictures, on a light and on a dark page.
///
/// The light one stands in each shape, the dark one in a block of rules that a renderer skips which does not know it.
/// Text has a contrast of at least 4.5 to 1 with the paper, a line that means something 3 to 1.
enum SVGColour: String, CaseIterable {
    /// The background.
    case paper
    /// Text.
    case ink
    /// Less important text.
    case quiet
    /// The borders of what is not view-backed.
    case line
    /// The borders of what is view-backed.
    case view
    /// The area of what is view-backed.
    case wash

    /// The colour on a light page.
    var light: String {
        switch self {
        case .paper: "#ffffff"
        case .ink: "#1c1c1e"
        case .quiet: "#66666b"
        case .line: "#8a8a90"
        case .view: "#0a66d8"
        case .wash: "#e3eefd"
        }
    }

    /// The colour on a dark page.
    var dark: String {
        switch self {
        case .paper: "#1b1b1f"
        case .ink: "#f2f2f4"
        case .quiet: "#a8a8b0"
        case .line: "#7c7c84"
        case .view: "#6fb0ff"
        case .wash: "#14304f"
        }
    }

    /// The class of a shape that is filled, or drawn, with the colour.
    func name(isStroke: Bool) -> String { (isStroke ? "s-" : "f-") + rawValue }

    /// The rules for a dark page.
    static var darkRules: String {
        let rules = allCases.flatMap { colour in
            [
                ".\(colour.name(isStroke: false)){fill:\(colour.dark)}",
                ".\(colour.name(isStroke: true)){stroke:\(colour.dark)}",
            ]
        }
        return "@media (prefers-color-scheme: dark){\(rules.joined())}"
    }
}

/// The words of a line and the columns where they are shown, so that each can be drawn at a place of its own.
///
/// Words that are written from right to left are in their order from the right: not every renderer would turn them.
struct WordPlaces {
    /// A word and the column of its left edge.
    struct Place: Equatable {
        var word: Substring
        var column: Int
    }

    /// The words from left to right.
    let places: [Place]
    /// The number of columns of the whole line.
    let columns: Int

    /// The places of the words of a line; spaces take their columns.
    init(_ text: String) {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        if text.utf8.contains(where: { $0 > 0x7F }) { words = Self.fromLeft(words) }
        var places: [Place] = []
        var column = 0
        for word in words {
            if !word.isEmpty { places += Self.parts(of: word, at: column) }
            column += String(word).displayColumns + 1
        }
        self.places = places
        columns = max(0, column - 1)
    }

    /// Returns a word at a column; what is no letter at the ends of one from right to left has places of its own, as a
    /// renderer would put it at the other end.
    private static func parts(of word: Substring, at column: Int) -> [Place] {
        guard isRightToLeft(word) == true else { return [Place(word: word, column: column)] }
        func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        let head = word.prefix { !isLetter($0) }
        let core = word.dropFirst(head.count)
        let tail = core.suffix(core.reversed().prefix { !isLetter($0) }.count)
        var (places, column): ([Place], Int) = ([], column)
        for part in [tail, core.dropLast(tail.count), head] where !part.isEmpty {
            places.append(Place(word: part, column: column))
            column += String(part).displayColumns
        }
        return places
    }

    /// Returns words in the order in which they are shown from the left: runs of one direction in that of the line.
    private static func fromLeft(_ words: [Substring]) -> [Substring] {
        let known = words.map(isRightToLeft)
        guard known.contains(true), let line = known.lazy.compactMap(\.self).first else { return words }
        var following: [Bool?] = []
        for direction in known.reversed() { following.append(direction ?? following.last ?? nil) }
        following.reverse()
        var runs: [(isRightToLeft: Bool, words: [Substring])] = []
        var last: Bool?
        for (index, word) in words.enumerated() {
            // A word without letters belongs to its neighbours if both have one direction, else to the line.
            let direction = known[index] ?? (last == following[index] ? last ?? line : line)
            last = known[index] ?? last
            if runs.last?.isRightToLeft == direction {
                runs[runs.count - 1].words.append(word)
            } else {
                runs.append((direction, [word]))
            }
        }
        let ordered = runs.map { $0.isRightToLeft ? $0.words.reversed() : $0.words }
        return Array((line ? ordered.reversed() : ordered).joined())
    }

    /// Returns the direction of a word's first letter; nil if it has none.
    private static func isRightToLeft(_ word: Substring) -> Bool? {
        for scalar in word.unicodeScalars {
            switch scalar.value {
            // Hebrew, Arabic, Syriac and their neighbours, their presentation forms, and the old scripts of the region.
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
