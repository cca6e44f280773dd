import BlueprintUI
import Foundation
import HeadlessUIKit

/// The decision of a segmented control on its size: the widths of its segments.
struct SegmentsDecision: LayoutDecision {
    private let segments: [Segment]

    private struct Segment: Equatable {
        var title: String
        var width: CGFloat
        var remark: String

        /// The width as a number of the sum.
        var derivation: Derivation { .number(width, .content("width of the segment “\(title)”")) }
    }

    init(of control: SegmentedControl, within proposal: SizeConstraint) {
        segments = control.items.map { item in
            Segment(
                title: item.title,
                width: item.requiredWidth(in: control.font, scale: control.roundingScale, within: proposal),
                remark: Self.remark(on: item, in: control.font, within: proposal)
            )
        }
    }

    private static func remark(
        on item: SegmentedControl.Item,
        in font: UIFont,
        within proposal: SizeConstraint
    ) -> String {
        if item.width.specificWidth != nil { return "its specific width" }
        let isBroken =
            item.titleWidth(in: font, within: proposal.textWidth) < item.titleWidth(in: font, within: .infinity)
        return isBroken
            ? "its title in lines\(proposal.textWidthWords), plus 4 on each side" : "its title plus 4 on each side"
    }

    var size: SizeReason? {
        if segments.isEmpty { return SizeReason { _ in Reason("has no segments", .rule(0)) } }
        return SizeReason(
            width: Reason("adds up the widths of its segments", .sum(segments.map(\.derivation))),
            height: Reason("is always 36 high", .rule(36))
        )
    }

    var table: ReasonTable? {
        if segments.isEmpty { return nil }
        let rows = segments.map { segment in
            ReasonTable.Row(
                child: nil,
                cells: [.words(segment.title), .number(segment.derivation)],
                remark: segment.remark
            )
        }
        return ReasonTable(title: "adds up the widths of its segments", columns: ["title", "width"], rows: rows)
    }
}
