import BlueprintUI
import Foundation
import HeadlessUIKit

/// What text in one font decided about its size: the lines that it breaks into within a width.
///
/// Only the text is kept; it is broken again, by what measured it, when somebody asks.
struct TextDecision: LayoutDecision {
    let text: String
    let format: TextFormat
    let asked: SizeConstraint

    private var width: CGFloat { asked.width.constrainedValue ?? .infinity }

    private func layout() -> TextLayout { FormattedText.measurer.layout(of: text, format: format, within: width) }

    var size: SizeReason? {
        let layout = layout()
        return SizeReason(width: width(of: layout), height: height(of: layout))
    }

    private func width(of layout: TextLayout) -> Reason {
        if layout.lines.isEmpty { return Reason("takes no width, as it has no text", .rule(0)) }
        let letter = format.font.columnWidth
        let columns = letter > 0 ? (layout.size.width / letter).rounded() : 0
        let sum =
            Derivation.number(columns, .content("letters"))
            * .number(letter, .content("a letter"))
        let rule = layout.neededLineCount > 1 ? "is as wide as its widest line" : "is as wide as its line"
        return Reason(
            rule,
            sum.ifEqual(to: layout.size.width, else: .number(layout.size.width, .content("width of its widest line")))
        )
    }

    private func height(of layout: TextLayout) -> Reason {
        if layout.lines.isEmpty { return Reason("takes no height, as it has no text", .rule(0)) }
        let needed = Derivation.number(CGFloat(layout.neededLineCount), .content("lines"))
        let line = Derivation.number(format.lineHeight, .content("a line"))
        let most = Derivation.argument("numberOfLines", CGFloat(format.numberOfLines))
        let shown = layout.isCut ? .least(most, needed) : needed
        return Reason(heightRule(layout), shown * line)
    }

    private func heightRule(_ layout: TextLayout) -> String {
        let needed = layout.neededLineCount
        if layout.isCut { return "needs \(needed) lines and may have \(layout.lines.count)" }
        if needed == 1 { return "is one line high" }
        var unlimited = format
        unlimited.numberOfLines = 0
        let least = FormattedText.measurer.layout(of: text, format: unlimited, within: .infinity).neededLineCount
        return needed > least
            ? "breaks into \(needed) lines, as it has no more than \(width.shortDescription) for each"
            : "has \(needed) lines, as its text says"
    }

    var table: ReasonTable? {
        let layout = layout()
        guard layout.neededLineCount > 1 else { return nil }
        let letter = Derivation.number(format.font.columnWidth, .content("a letter"))
        var rows: [ReasonTable.Row] = []
        let ends = ends(of: layout)
        for (index, line) in layout.lines.enumerated() {
            let columns = Derivation.number(CGFloat(line.text.displayColumns), .content("letters of the line"))
            let width = (columns * letter).ifEqual(
                to: line.width,
                else: .number(line.width, .content("width of the line"))
            )
            rows.append(
                ReasonTable.Row(
                    child: nil,
                    cells: [.words(line.text), .number(columns), .number(width)],
                    remark: ends.indices.contains(index)
                        ? remark(on: ends[index], of: index, in: layout) : remark(onCut: layout)
                )
            )
        }
        let room = asked.width.constrainedValue.map { " within \($0.shortDescription)" } ?? ""
        let cut = layout.isCut ? ", of which \(layout.lines.count) may be shown" : ""
        return ReasonTable(
            title: "breaks its text into \(layout.neededLineCount) lines\(room)\(cut)",
            columns: ["text", "letters", "width"],
            rows: rows
        )
    }

    /// Why a line ends, and what follows was not put into it.
    private func remark(on end: LineEnd, of index: Int, in layout: TextLayout) -> String? {
        let line = layout.lines[index].text.displayColumns
        switch end {
        case .text: return nil
        case .lineBreak: return "ends where the text says"
        case .word: return "is full in the middle of a word"
        case .space(let word):
            let most = (width / format.font.columnWidth + 1e-6).rounded(.down).shortDescription
            return "no room for “\(word)”: \(line) + 1 + \(word.displayColumns) letters are more than \(most)"
        }
    }

    private func remark(onCut layout: TextLayout) -> String? {
        let missing = layout.neededLineCount - layout.lines.count
        return missing > 0 ? "cut: \(missing) more \(missing == 1 ? "line is" : "lines are") needed" : nil
    }

    /// What comes after a line in the text.
    private enum LineEnd {
        /// Nothing.
        case text
        /// A line break.
        case lineBreak
        /// The rest of a word that is broken between letters.
        case word
        /// A word of its own.
        case space(before: Substring)
    }

    /// Where the lines before the last end in the text: found by going through the text along with them.
    private func ends(of layout: TextLayout) -> [LineEnd] {
        let isBreak: (Character) -> Bool = { ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"].contains($0) }
        var rest = text[...]
        return layout.lines.dropLast().map { line in
            for character in line.text {
                // A space of the line stands for all that the text has there; none stands for those before the line.
                let spaces = rest.prefix { $0 == " " }.count
                rest = rest.dropFirst(character == " " ? spaces : spaces + 1)
            }
            let spaces = rest.prefix { $0 == " " }.count
            rest = rest.dropFirst(spaces)
            guard let next = rest.first else { return .text }
            if isBreak(next) {
                rest = rest.dropFirst()
                return .lineBreak
            }
            return spaces > 0 ? .space(before: rest.prefix { $0 != " " && !isBreak($0) }) : .word
        }
    }
}
