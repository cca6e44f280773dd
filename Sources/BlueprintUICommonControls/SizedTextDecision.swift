import BlueprintUI
import Foundation
import HeadlessUIKit

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
