/// Words in place of the program's own signs, for a reader who hears the text or reads it in braille.
///
/// Reports say sizes and constraints in words themselves (``Phrasing``); this is the rule for all signs that are part of
/// a sentence. Quoted text is the user's own and stays as it is.
public enum PlainWords {
    /// Returns a line with words instead of signs: `Label #1 is the root; views: created 1`.
    public static func line(_ line: String) -> String {
        let margin = line.prefix { $0 == " " }
        var result = ""
        for part in parts(of: line.dropFirst(margin.count)) {
            result += part.isQuoted ? String(part.text) : words(part.text, isFirst: result.isEmpty)
        }
        return margin + result
    }

    /// A quoted or an unquoted stretch of a line.
    private struct Part {
        var text: Substring
        var isQuoted: Bool
    }

    /// Returns the stretches of a line; a quotation mark that no other follows quotes nothing.
    private static func parts(of line: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = line
        while let open = rest.firstIndex(of: "\""), let close = end(ofQuoteAt: open, in: rest) {
            if open > rest.startIndex { parts.append(Part(text: rest[..<open], isQuoted: false)) }
            parts.append(Part(text: rest[open...close], isQuoted: true))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(Part(text: rest, isQuoted: false)) }
        return parts
    }

    private static func end(ofQuoteAt open: Substring.Index, in line: Substring) -> Substring.Index? {
        var index = line.index(after: open)
        while index < line.endIndex {
            if line[index] == "\"" { return index }
            index =
                line[index] == "\\"
                ? line.index(index, offsetBy: 2, limitedBy: line.endIndex) ?? line.endIndex
                : line.index(after: index)
        }
        return nil
    }

    private static func words(_ text: Substring, isFirst: Bool) -> String {
        var text = String(text)
        if isFirst {
            text = beginning(of: text)
        } else if text.hasPrefix("  ") {
            // The column after a quoted text.
            text = ": " + text.drop { $0 == " " }
        }
        if text.contains("  ") {
            // The next column may begin with a quoted text.
            text.replace(#/(\S)  +(?=\S|$)/#) { Self.isEnd($0.output.1) ? "\($0.output.1) " : "\($0.output.1): " }
        }
        if text.contains("ed by ") {
            text.replace(#/(moved|scaled) by (-?[\d.]+),(-?[\d.]+)/#) {
                "\($0.output.1) by x \(signed($0.output.2)), y \(signed($0.output.3))"
            }
        }
        if text.contains(" ;") { text.replace(#/ +; +/#, with: "; ") }
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.replacing("; ! ", with: "; Warning: ") }
        text.replace(#/ +· +/#, with: "; ")
        // An element inside of another one: Row #1's Label 2.
        text.replace(#/(\S) › /#) { "\($0.output.1)'s " }
        text.replace("› ", with: "")
        text.replace("; ! ", with: "; Warning: ")
        text.replace(#/(\d|any|inf|nan) ?× ?(?=[\d≤]|any|inf|nan)/#) { "\($0.output.1) by " }
        text.replace(#/≤(?=\d)/#, with: "at most ")
        text.replace(#/(\d)–(?=#?\d)/#) { "\($0.output.1) to " }
        text.replace(#/−(?=\d)/#, with: "minus ")
        return String(text.map { spelled[$0] ?? named($0) }.joined())
    }

    /// Returns a number with a word for its sign.
    private static func signed(_ number: Substring) -> String { String(number).replacing("-", with: "minus ") }

    /// Returns the beginning of a line: a mark before a warning or a typed line becomes a word.
    private static func beginning(of text: String) -> String {
        if text.hasPrefix("! ") { return "Warning: " + text.dropFirst(2) }
        if text.hasPrefix("· ") || text.hasPrefix("; ") { return String(text.dropFirst(2)) }
        if text.hasPrefix("> ") { return "type: " + text.dropFirst(2) }
        return text
    }

    /// Returns true if nothing separates the next column from a sign.
    private static func isEnd(_ sign: Substring) -> Bool { [":", ";", ",", "."].contains(sign) }

    private static let spelled: [Character: String] = [
        "×": "times", "÷": "divided by", "·": ";", "…": "...", "≤": "at most", "≥": "at least", "≠": "not equal to",
        "→": "to", "−": "minus", "–": "-", "—": "-", "■": "view-backed", "▸": "around", "✂": "truncated", "“": "\"",
        "”": "\"", "‘": "'", "’": "'", "✓": "right:", "✗": "wrong:", "◌": "",
    ]

    /// Returns a word for pictures of characters and parts of drawings; other characters are the user's.
    private static func named(_ character: Character) -> String {
        switch character {
        case "\u{2500}"..."\u{259f}": ""
        default: String(character)
        }
    }
}

extension StyledText {
    /// Returns the text in plain words, in lines of at most a number of columns.
    ///
    /// Lines of source keep their characters; a text of source only stays as it is.
    public func inWords(columns: Int) -> StyledText {
        if lines.allSatisfy(\.isSource) { return self }
        return StyledText(lines: lines.flatMap { $0.inWords(columns: columns) })
    }
}

extension StyledText.Line {
    fileprivate var isSource: Bool { !spans.isEmpty && spans.allSatisfy { $0.style == .source } }

    fileprivate func inWords(columns: Int) -> [StyledText.Line] {
        let style = spans.count == 1 ? spans[0].style : .plain
        // Only where a line quotes source are its spans read one by one: a sentence goes on from span to span.
        let words =
            spans.contains { $0.style == .source }
            ? spans.map { $0.style == .source ? $0.text : PlainWords.line($0.text) }.joined() : PlainWords.line(plain)
        return Self.wrapped(words, columns).map { StyledText.Line($0, style: style) }
    }

    /// Returns a sentence as lines that do not break between the name of a coordinate and its number.
    private static func wrapped(_ words: String, _ columns: Int) -> [String] {
        guard words.utf8.count > columns, !words.contains("\u{a0}") else {
            return TextFitting.wrap(words, columns: columns, hanging: 2)
        }
        let held = words.replacing(#/ (x|y) (?=\d|minus \d)/#) { " \($0.output.1)\u{a0}" }
        return TextFitting.wrap(held, columns: columns, hanging: 2).map { $0.replacing("\u{a0}", with: " ") }
    }
}

extension TextPieces {
    /// Returns the text in plain words, in lines of at most a number of columns.
    public func inWords(columns: Int) -> TextPieces {
        TextPieces { put in try forEach { try put($0.inWords(columns: columns)) } }
    }
}

/// Text for a terminal that shows only ASCII.
public enum ASCIIText {
    /// Returns the text with similar characters of ASCII in place of the program's own symbols; its width stays the
    /// same.
    ///
    /// Letters that only the user's text has stay as they are.
    public static func similar(to text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return String(text.map { similar[$0] ?? symbol(similarTo: $0) })
    }

    private static let similar: [Character: Character] = [
        "×": "x", "·": "-", "…": "~", "≤": "<", "≥": ">", "→": ">", "−": "-", "■": "*", "▸": ">", "“": "\"", "”": "\"",
        "’": "'", "├": "|", "└": "`", "─": "-", "│": "|", "⇄": "?", "◌": "?", "┃": "|", "╎": ":", "━": "=",
        "╌": "-", "✂": "%", "▚": "/",
        "÷": "/", "←": "<", "↑": "^", "↓": "v", "✓": "+", "✗": "x", "›": "/",
        "║": "\"", "═": "~",
    ]

    /// Returns a character for the pictures of control characters, and for the corners and crossings of borders.
    private static func symbol(similarTo character: Character) -> Character {
        switch character {
        case "\u{2400}"..."\u{2426}": "?"
        case "\u{2500}"..."\u{257f}": "+"
        default: character
        }
    }
}

extension StyledText {
    /// Returns the text for a terminal that shows only ASCII; source stays as it is.
    public var inASCII: StyledText {
        StyledText(
            lines: lines.map { line in
                Line(
                    spans: line.spans.map { span in
                        span.style == .source ? span : Span(ASCIIText.similar(to: span.text), style: span.style)
                    }
                )
            }
        )
    }
}

extension TextPieces {
    /// The text for a terminal that shows only ASCII.
    public var inASCII: TextPieces {
        TextPieces { put in try forEach { try put($0.inASCII) } }
    }
}
