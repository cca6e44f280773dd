import BlueprintUI
import HeadlessUIKit

/// The events of a trace as a list, filtered, with repeated questions folded.
public struct TraceListing {
    private let trace: Trace
    private let labels: NodeLabels
    private let options: DrawingOptions
    private let filter: (TraceEvent) -> Bool
    private let position: Int?

    /// A list of the events that a filter lets through.
    ///
    /// A question that was asked before in the same words and is answered at once, from what is known, is folded into
    /// its first asking. The event at `position` is marked.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        options: DrawingOptions = DrawingOptions(),
        position: Int? = nil,
        where filter: @escaping (TraceEvent) -> Bool = { _ in true }
    ) {
        self.trace = trace
        self.labels = labels
        self.options = options
        self.position = position
        self.filter = filter
    }

    private struct Question: Hashable {
        var node: Int
        var constraint: SizeConstraint
    }

    /// A line for each event that is not folded away.
    public var text: StyledText {
        let (folded, repeats) = folding()
        let phrases = EventPhrases(trace, labels: labels, style: options.style)
        let digits = String(trace.events.count).count
        var text = StyledText()
        var phase: TracePhase?
        for event in trace.events where filter(event) && !folded.contains(event.number) {
            if event.phase != phase {
                phase = event.phase
                text.append(event.phase.rawValue, style: .heading)
            }
            let isHere = event.number == position
            var words = phrases.words(event)
            if let count = repeats[event.number] { words += " (asked \(count + 1)\(options.glyphs.times))" }
            let lines = TextFitting.wrap(words, columns: options.columnLimit - digits - 5)
            for (row, words) in lines.enumerated() {
                var line = StyledText.Line(isHere && row == 0 ? ">" : " ", style: .selected)
                line.append(TextFitting.right(row == 0 ? "\(event.number)" : "", digits) + "  ", style: .dim)
                line.append((row == 0 ? "" : "  ") + words, style: isHere ? .selected : .plain)
                text.append(line)
            }
        }
        return text.isEmpty ? StyledText("no such event", style: .dim) : text
    }

    private func folding() -> (folded: Set<Int>, repeats: [Int: Int]) {
        var first: [Question: Int] = [:]
        var folded: Set<Int> = []
        var repeats: [Int: Int] = [:]
        for event in trace.events {
            guard case .proposed(let constraint) = event.kind, let node = event.node else { continue }
            let question = Question(node: node, constraint: constraint)
            guard let asked = first[question] else {
                first[question] = event.number
                continue
            }
            guard let answer = event.partner, answer == event.number + 1, event.number != position,
                answer != position
            else { continue }
            folded.formUnion([event.number, answer])
            repeats[asked, default: 0] += 1
        }
        return (folded, repeats)
    }
}
