import BlueprintUI
import Foundation
import HeadlessUIKit

/// The decision of text in several fonts on its size: the lines, each as high as its largest font.
struct AttributedTextDecision: LayoutDecision {
    private let lines: [Line]
    private let neededLines: Int
    private let proposal: SizeConstraint

    private struct Line: Equatable {
        var text: String
        var width: CGFloat
        var top: CGFloat
        var height: CGFloat
    }

    init(
        lines: [(text: String, width: CGFloat, top: CGFloat, height: CGFloat)],
        neededLines: Int,
        proposal: SizeConstraint
    ) {
        self.lines = lines.map { Line(text: $0.text, width: $0.width, top: $0.top, height: $0.height) }
        self.neededLines = neededLines
        self.proposal = proposal
    }

    var size: SizeReason? {
        guard let last = lines.last else { return SizeReason { _ in Reason("has no text", .rule(0)) } }
        let widest = lines.reduce(0) { max($0, $1.width) }
        let heights = Derivation.sum(lines.map(Self.height))
        // There may be space between paragraphs.
        let end = Derivation.number(last.top, .content("origin of its last line")) + Self.height(last)
        let lineRule =
            neededLines > lines.count
            ? "needs \(neededLines) lines and may show \(lines.count)"
            : lines.count == 1
                ? "is as high as its line" + proposal.unlimitedTextWords
                : "adds up the heights of its \(lines.count) lines"
        return SizeReason(
            width: Reason(
                (lines.count == 1 ? "is as wide as its line" : "is as wide as its widest line")
                    + proposal.unlimitedTextWords,
                .number(widest, .content("width of its widest line"))
            ),
            height: Reason(lineRule, heights.ifEqual(to: end.value, else: end))
        )
    }

    private static func height(_ line: Line) -> Derivation { .number(line.height, .content("height of a line")) }

    var table: ReasonTable? {
        guard neededLines > 1 else { return nil }
        let rows = lines.map { line in
            ReasonTable.Row(
                child: nil,
                cells: [
                    .words(line.text), .number(.number(line.width, .content("width of the line"))),
                    .number(Self.height(line)),
                ]
            )
        }
        let limit = neededLines > lines.count ? " and may show \(lines.count)" : ""
        return ReasonTable(
            title: "breaks its text into \(neededLines) lines\(proposal.textWidthWords)\(limit)",
            columns: ["text", "width", "height"],
            rows: rows
        )
    }
}
