import HeadlessUIKit

/// The questions that are open at an event, as a stack: the one asked last first, each within those below it.
public struct QuestionStack {
    private let trace: Trace
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// The stack of a recorded render; of its options the style and the width count.
    public init(_ trace: Trace, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.trace = trace
        self.labels = labels
        self.options = options
    }

    /// A line for each question that is open after so many events, with its number.
    ///
    /// The question that is itself the event at the position is left out. Of more than `limit` questions those in the
    /// middle are folded: the last third of what is shown are the outermost.
    public func text(at position: Int, limit: Int) -> StyledText {
        let open = trace.openQuestions(at: position).filter { $0.number != position }
        let phrases = EventPhrases(trace, labels: labels, style: options.style)
        let isFolded = open.count > max(1, limit)
        let last = isFolded ? limit / 3 : 0
        let first = isFolded ? max(1, limit - last) : open.count
        var text = StyledText()
        func append(_ questions: some Sequence<TraceEvent>) {
            for question in questions {
                let words = "  open: \(question.number) \(options.glyphs.dot) \(phrases.words(question))"
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
