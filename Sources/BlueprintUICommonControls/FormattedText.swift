import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows formatted text in a `UILabel`; the representation of a `Label`.
struct FormattedText: Element {
    var text: String
    var format: TextFormat
    var color: UIColor
    var alignment: NSTextAlignment
    /// The properties that few labels use, or nil.
    var extras: Extras?

    /// The properties that few labels use; a class, so that other labels pay only for a reference.
    final class Extras {
        let shadow: TextShadow?
        let adjustsFontSizeToFitWidth: Bool
        let minimumScaleFactor: CGFloat
        let allowsDefaultTighteningForTruncation: Bool
        let accessibility: ControlAccessibility

        /// Returns the extras of a label; nil if they all have their defaults.
        static func extras(of label: Label) -> Extras? {
            guard
                label.shadow != nil || label.adjustsFontSizeToFitWidth || label.allowsDefaultTighteningForTruncation
                    || !label.accessibility.isEmpty
            else { return nil }
            return Extras(of: label)
        }

        private init(of label: Label) {
            shadow = label.shadow
            adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
            minimumScaleFactor = label.minimumScaleFactor
            allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
            accessibility = label.accessibility
        }
    }

    /// The measurer of all text whose size is not given.
    static let measurer = MonospacedTextMeasurer()

    var content: ElementContent {
        ElementContent.text { [text, format] constraint, environment, explain in
            let width = constraint.textWidth
            if let size = environment.textSizes[text] {
                let measurer = SizedTextMeasurer(size: size)
                explain?(SizedTextDecision(text: text, format: format, proposal: constraint, measurer: measurer))
                return measurer.size(of: text, format: format, within: width)
            }
            explain?(TextDecision(text: text, format: format, proposal: constraint))
            return Self.measurer.size(of: text, format: format, within: width)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        let isNaturallyRight = alignment == .natural && context.environment.layoutDirection == .rightToLeft
        let alignment = isNaturallyRight ? .right : alignment
        let size = context.environment.textSizes[text]
        return UILabel.describe { [text, format, color, extras] config in
            config.frameRoundingBehavior = .prioritizeSize
            config.apply { label in
                label.text = text
                label.textFormat = format
                label.textColor = color
                label.textAlignment = alignment
                label.readsLinesTogether = true
                label.textMeasurer = size.map { SizedTextMeasurer(size: $0) } ?? Self.measurer
                if extras != nil || label.hasRareText || label.hasOwnAccessibility { label.show(extras) }
            }
        }
    }
}

extension UILabel {
    fileprivate func show(_ extras: FormattedText.Extras?) {
        showShadow(extras?.shadow)
        adjustsFontSizeToFitWidth = extras?.adjustsFontSizeToFitWidth ?? false
        minimumScaleFactor = extras?.minimumScaleFactor ?? 0
        textOffset = .zero
        linkHandling = nil
        allowsDefaultTighteningForTruncation = extras?.allowsDefaultTighteningForTruncation ?? false
        (extras?.accessibility ?? ControlAccessibility()).show(in: self)
    }
}

/// The decision of text in one font on its size: the lines that it breaks into within a width.
///
/// Stores only the text, and breaks it into lines again on request.
struct TextDecision: LayoutDecision {
    let text: String
    let format: TextFormat
    let proposal: SizeConstraint

    private var width: CGFloat { proposal.textWidth }

    private func layout() -> TextLayout { FormattedText.measurer.layout(of: text, format: format, within: width) }

    /// The unit of a line's length: a wide character takes two columns.
    private func unit(_ count: CGFloat) -> String {
        let unit = text.displayColumns == text.count ? "character" : "column"
        return count == 1 ? unit : unit + "s"
    }

    var size: SizeReason? {
        let layout = layout()
        return SizeReason(width: width(of: layout), height: height(of: layout))
    }

    private func width(of layout: TextLayout) -> Reason {
        if layout.lines.isEmpty { return Reason("is 0 wide: it has no text", .rule(0)) }
        let advance = format.font.columnWidth
        let columns = advance > 0 ? (layout.size.width / advance).rounded() : 0
        let sum = Derivation.number(columns, .content(unit(columns))) * .number(advance, .content("each"))
        let rule = layout.neededLineCount > 1 ? "is as wide as its widest line" : "is as wide as its line"
        return Reason(
            rule + proposal.unlimitedTextWords,
            sum.ifEqual(to: layout.size.width, else: .number(layout.size.width, .content("width of its widest line")))
        )
    }

    private func height(of layout: TextLayout) -> Reason {
        if layout.lines.isEmpty { return Reason("is 0 high: it has no text", .rule(0)) }
        let count = layout.neededLineCount
        let needed = Derivation.number(CGFloat(count), .content(count == 1 ? "line" : "lines"))
        let line = Derivation.number(format.lineHeight, .content("line height"))
        let most = Derivation.argument("numberOfLines", CGFloat(format.numberOfLines))
        let shown = layout.isTruncated ? .least(most, needed) : needed
        return Reason(heightRule(layout), shown * line)
    }

    private func heightRule(_ layout: TextLayout) -> String {
        let needed = layout.neededLineCount
        if layout.isTruncated { return "needs \(needed) lines and may show \(layout.lines.count)" }
        if needed == 1 { return "is one line high" + proposal.unlimitedTextWords }
        var unlimited = format
        unlimited.numberOfLines = 0
        let least = FormattedText.measurer.layout(of: text, format: unlimited, within: .infinity).neededLineCount
        return needed > least
            ? "breaks into \(needed) lines within \(width.shortDescription)"
            : "has \(needed) lines: its text has line breaks"
    }

    var table: ReasonTable? {
        let layout = layout()
        guard layout.neededLineCount > 1 else { return nil }
        let advance = Derivation.number(format.font.columnWidth, .content("each"))
        var rows: [ReasonTable.Row] = []
        let ends = ends(of: layout)
        for (index, line) in layout.lines.enumerated() {
            let count = CGFloat(line.text.displayColumns)
            let columns = Derivation.number(count, .content(unit(count)))
            let width = (columns * advance).ifEqual(
                to: line.width,
                else: .number(line.width, .content("width of the line"))
            )
            rows.append(
                ReasonTable.Row(
                    child: nil,
                    cells: [.words(line.text), .number(columns), .number(width)],
                    remark: ends.indices.contains(index)
                        ? remark(on: ends[index], of: index, in: layout) : remark(onLastLineOf: layout)
                )
            )
        }
        let limit = layout.isTruncated ? " and may show \(layout.lines.count)" : ""
        return ReasonTable(
            title: "breaks its text into \(layout.neededLineCount) lines\(proposal.textWidthWords)\(limit)",
            columns: ["text", unit(2), "width"],
            rows: rows
        )
    }

    /// Returns the reason for the end of a line.
    private func remark(on end: LineEnd, of index: Int, in layout: TextLayout) -> String? {
        let line = layout.lines[index].text.displayColumns
        switch end {
        case .text: return nil
        case .lineBreak: return "line break in the text"
        case .word: return "breaks within a word"
        case .space(let word):
            let most = (width / format.font.columnWidth + 1e-6).rounded(.down).shortDescription
            return "“\(word)” does not fit: \(line) + 1 + \(word.displayColumns) > \(most)"
        }
    }

    private func remark(onLastLineOf layout: TextLayout) -> String? {
        let missing = layout.neededLineCount - layout.lines.count
        return missing > 0 ? "truncated: \(missing) more \(missing == 1 ? "line is" : "lines are") needed" : nil
    }

    /// The text that follows a line.
    private enum LineEnd {
        /// Nothing.
        case text
        /// A line break.
        case lineBreak
        /// The rest of a word that is broken between characters.
        case word
        /// A whole word.
        case space(before: Substring)
    }

    /// Returns the ends of all lines but the last, found by reading the text along with the lines.
    private func ends(of layout: TextLayout) -> [LineEnd] {
        let isBreak: (Character) -> Bool = { ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"].contains($0) }
        var rest = text[...]
        return layout.lines.dropLast().map { line in
            for character in line.text {
                // A space in a line can be several in the text; spaces before a line are not part of it.
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

/// The decision of text whose size is set with `textsize` instead of measured.
struct SizedTextDecision: LayoutDecision {
    let text: String
    let format: TextFormat
    let proposal: SizeConstraint
    let measurer: SizedTextMeasurer

    var size: SizeReason? {
        let size = measurer.size(of: text, format: format, within: proposal.textWidth)
        let isWhole = size == measurer.size
        let words = isWhole ? "as textsize sets" : "in proportion to the size that textsize sets"
        return SizeReason(
            width: Reason(
                "is as wide \(words)\(proposal.unlimitedTextWords)",
                .number(size.width, .content("width of the text"))
            ),
            height: Reason("is as high \(words)", .number(size.height, .content("height of the text")))
        )
    }
}

extension SizeConstraint {
    /// The width within which text is broken into lines, in points: infinite if none is proposed, as for a `UILabel`.
    ///
    /// A proposed width of 0 or less sets no limit.
    var textWidth: CGFloat {
        guard let width = width.constrainedValue, width > 0 else { return .infinity }
        return width
    }

    /// The words that end a reason if the proposed width sets no limit for text; empty otherwise.
    var unlimitedTextWords: String {
        guard let width = width.constrainedValue, !(width > 0) else { return "" }
        return ": a width of \(width.shortDescription) sets no limit"
    }

    /// The words for the limit on the width of text, such as ` within 50`; empty without one.
    var textWidthWords: String { textWidth == .infinity ? "" : " within \(textWidth.shortDescription)" }
}
