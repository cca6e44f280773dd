import BlueprintUI
import Foundation
import HeadlessUIKit

/// What text decided about its size whose size on lines of any width was said, not measured.
struct SizedTextDecision: LayoutDecision {
    let text: String
    let format: TextFormat
    let asked: SizeConstraint
    let measurer: SizedTextMeasurer

    var size: SizeReason? {
        let width = asked.width.constrainedValue ?? .infinity
        let size = measurer.size(of: text, format: format, within: width)
        let isWhole = size == measurer.size
        let words = isWhole ? "as textsize says" : "in proportion to what textsize says"
        return SizeReason(
            width: Reason("is as wide \(words)", .number(size.width, .content("width of the text"))),
            height: Reason("is as high \(words)", .number(size.height, .content("height of the text")))
        )
    }
}
