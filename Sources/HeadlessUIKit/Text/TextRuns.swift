import Foundation

/// Attributed text as characters and runs of one style, the form that layout needs.
struct TextRuns {
    /// The attributes shared by a run of characters.
    struct Style: Hashable {
        var font: UIFont
        var color: UIColor
        var kern: CGFloat = 0
        var link: URL?
        var paragraph: ParagraphFormat?
    }

    /// A run of characters of one style.
    struct Run {
        var characters: Range<Int>
        var style: Style
    }

    let characters: [Character]
    /// The runs, in order and without gaps; adjacent runs differ in style.
    let runs: [Run]
    /// The index of each character's run.
    let runIndexes: [Int]

    /// Creates the text from an attributed string; a character has the attributes of its first code unit.
    ///
    /// - Parameters:
    ///   - font: the font of characters without one
    ///   - color: the colour of characters without one
    ///   - scale: the factor applied to all font sizes
    init(_ text: NSAttributedString, font: UIFont, color: UIColor, scale: CGFloat = 1) {
        characters = Array(text.string)
        var styles: [(end: Int, style: Style)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            styles.append((range.location + range.length, Style(attributes, font: font, color: color, scale: scale)))
        }
        var runs: [Run] = []
        var runIndexes: [Int] = []
        runIndexes.reserveCapacity(characters.count)
        var (unit, next) = (0, 0)
        for (index, character) in characters.enumerated() {
            while next < styles.count - 1, styles[next].end <= unit { next += 1 }
            let style = next < styles.count ? styles[next].style : Style(font: font, color: color)
            if runs.last?.style != style { runs.append(Run(characters: index..<index, style: style)) }
            runs[runs.count - 1].characters = runs[runs.count - 1].characters.lowerBound..<index + 1
            runIndexes.append(runs.count - 1)
            unit += character.utf16.count
        }
        self.runs = runs
        self.runIndexes = runIndexes
    }

    /// Returns the style of a character; past the end, the style of the last one.
    func style(at index: Int) -> Style? {
        runIndexes.indices.contains(index) ? runs[runIndexes[index]].style : runs.last?.style
    }
}

extension TextRuns.Style {
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, scale: CGFloat) {
        let own: UIFont = attributes.value(.font) ?? font
        self.font = scale == 1 ? own : own.withSize(own.pointSize * scale)
        self.color = attributes.value(.foregroundColor) ?? color
        let kern: CGFloat = attributes.number(.kern)
        self.kern = kern.isFinite ? kern : 0
        link = attributes.value(.link) ?? attributes.value(.link).flatMap { (text: String) in URL(string: text) }
        paragraph = attributes.value(.paragraphStyle).map { (style: NSParagraphStyle) in style.format }
    }

    /// Returns the advance of a character, in points, 0 or more.
    func advance(of character: Character, by measurer: any TextMeasuring) -> CGFloat {
        (measurer.advance(of: character, in: font) + kern).lengthOrZero
    }
}

extension [NSAttributedString.Key: Any] {
    /// Returns the value if it has the wanted type; attributed strings box hashable values.
    fileprivate func value<Wanted>(_ key: NSAttributedString.Key) -> Wanted? {
        let value = self[key]
        return (value as? AnyHashable)?.base as? Wanted ?? value as? Wanted
    }

    fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat {
        let number: NSNumber? = value(key)
        return number.map { CGFloat($0.doubleValue) } ?? value(key) ?? (value(key) as Double?).map { CGFloat($0) }
            ?? (value(key) as Int?).map { CGFloat($0) } ?? 0
    }
}
