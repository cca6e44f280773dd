import Foundation
import HeadlessUIKit

extension TextTruncation {
    /// The word for text that does not fit: `truncated`, or `clipped` for a single line that is only too high.
    package var participle: String { isClipped ? "clipped" : "truncated" }

    /// The directions with their numbers: `too wide, 200 wide in 173.81`.
    package var words: String { excesses.map(words).joined(separator: ", and ") }

    private func words(_ excess: Excess) -> String {
        let (needed, available) = (Phrasing.number(excess.needed), Phrasing.number(excess.available))
        let subject = excess.part.map { "\"\(VisibleText.symbols($0))\" is " } ?? ""
        switch excess.direction {
        case .tooWide:
            let limit = excess.numberOfLines.map { " with numberOfLines \($0)" } ?? ""
            return "too wide, \(subject)\(needed) wide in \(available)\(limit)"
        case .tooManyLines:
            return "too many lines, \(needed) at \(Phrasing.number(room.width)) wide with numberOfLines \(available)"
        case .notHighEnough:
            let isWhole = excess.needed == wrappedHeight
            let lines = lines > 1 && isWhole ? " (\(lines) lines at \(Phrasing.number(room.width)) wide)" : ""
            return "not high enough, \(subject)\(needed) high\(lines) in \(available)"
        }
    }

    /// The total missing length, in points; a missing line counts as one.
    var amount: Double {
        excesses.reduce(0) { $0 + max(0, $1.needed - max(0, $1.available)) }
    }

    /// The length that is sufficient but affects the truncation; nil if both lengths are too small, or if `numberOfLines`
    /// keeps the text from having more lines.
    var otherMeasure: FrameMeasure? {
        if excess(.tooWide)?.numberOfLines != nil { return nil }
        return switch (excess(.tooWide) != nil, excess(.notHighEnough) != nil) {
        case (true, true): nil
        case (true, false): .height
        default: .width
        }
    }
}
