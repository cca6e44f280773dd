import BlueprintUI
import Foundation
import HeadlessUIKit

/// What text in several fonts decided about its size: its lines, each as high as its highest letters.
struct AttributedTextDecision: LayoutDecision {
    private let lines: [Line]
    private let needed: Int
    private let asked: SizeConstraint

    private struct Line: Equatable {
        var text: String
        var width: CGFloat
        var top: CGFloat
        var height: CGFloat
    }

    init(
        lines: [(text: String, width: CGFloat, top: CGFloat, height: CGFloat)],
        needed: Int,
        asked: SizeConstraint
    ) {
        self.lines = lines.map { Line(text: $0.text, width: $0.width, top: $0.top, height: $0.height) }
        self.needed = needed
        self.asked = asked
    }

    var size: SizeReason? {
        guard let last = lines.last else { return SizeReason { _ in Reason("has no text", .rule(0)) } }
        let widest = lines.reduce(0) { max($0, $1.width) }
        let heights = Derivation.sum(lines.map(Self.height))
        // Paragraphs may stand apart.
        let end = Derivation.number(last.top, .content("place of its last line")) + Self.height(last)
        let lineRule =
            needed > lines.count
            ? "needs \(needed) lines and may have \(lines.count)"
            : lines.count == 1 ? "is as high as its line" : "adds up the heights of its \(lines.count) lines"
        return SizeReason(
            width: Reason(
                lines.count == 1 ? "is as wide as its line" : "is as wide as its widest line",
                .number(widest, .content("width of its widest line"))
            ),
            height: Reason(lineRule, heights.ifEqual(to: end.value, else: end))
        )
    }

    private static func height(_ line: Line) -> Derivation { .number(line.height, .content("height of a line")) }

    var table: ReasonTable? {
        guard needed > 1 else { return nil }
        let rows = lines.map { line in
            ReasonTable.Row(
                child: nil,
                cells: [
                    .words(line.text), .number(.number(line.width, .content("width of the line"))),
                    .number(Self.height(line)),
                ]
            )
        }
        let room = asked.width.constrainedValue.map { " within \($0.shortDescription)" } ?? ""
        let cut = needed > lines.count ? ", of which \(lines.count) may be shown" : ""
        return ReasonTable(
            title: "breaks its text into \(needed) lines\(room)\(cut)",
            columns: ["text", "width", "height"],
            rows: rows
        )
    }
}
