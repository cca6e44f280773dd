import HeadlessUIKit

/// The proposals that are open at a step, innermost first.
public struct OpenProposals {
    private let trace: Trace
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// Creates the report for a recorded render; of the options, the style and the width apply.
    public init(_ trace: Trace, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.trace = trace
        self.labels = labels
        self.options = options
    }

    /// Returns a line for each proposal that is open at a position.
    ///
    /// A proposal made at the position itself is left out. If there are more than `limit` proposals, those in the
    /// middle are folded; a third of the lines are the outermost proposals.
    public func text(at position: Int, limit: Int) -> StyledText {
        let open = trace.openProposals(at: position).filter { $0.number != position }
        let phrases = EventPhrases(trace, labels: labels, style: options.style)
        let isFolded = open.count > max(1, limit)
        let last = isFolded ? limit / 3 : 0
        let first = isFolded ? max(1, limit - last) : open.count
        var text = StyledText()
        func append(_ proposals: some Sequence<TraceEvent>) {
            for proposal in proposals {
                let number =
                    options.style == .text ? "step \(proposal.number):" : "\(proposal.number) \(options.glyphs.dot)"
                let words = "  open: \(number) \(phrases.words(proposal))"
                let line = TextFitting.cut(words, to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
                text.append(StyledText.Line(line, style: .dim))
            }
        }
        append(open.prefix(first))
        if isFolded {
            text.append("  open: \(Phrasing.grouped(open.count - first - last)) more in between", style: .dim)
            append(open.suffix(last))
        }
        return text
    }
}
