import BlueprintUI
import HeadlessUIKit

/// The steps of a trace as a list, filtered, with repeated proposals folded.
public struct TraceListing: Sendable {
    private let trace: Trace
    private let labels: NodeLabels
    private let options: DrawingOptions
    private let filter: @Sendable (TraceEvent) -> Bool
    private let position: Int?

    /// Creates a list of the steps that pass a filter.
    ///
    /// A repeated proposal whose size is known at once is folded into the first one. The step at `position` is marked.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        options: DrawingOptions = DrawingOptions(),
        position: Int? = nil,
        where filter: @escaping @Sendable (TraceEvent) -> Bool = { _ in true }
    ) {
        self.trace = trace
        self.labels = labels
        self.options = options
        self.position = position
        self.filter = filter
    }

    private struct Proposal: Hashable {
        var node: Int
        var constraint: SizeConstraint
    }

    /// The lines: one for each event that is not folded.
    public var text: StyledText { pieces.text }

    /// The same lines, made while they are printed.
    public var pieces: TextPieces { TextPieces { try write($0) } }

    private func write(_ put: (StyledText) throws -> Void) throws {
        let (folded, repeats) = folding()
        let phrases = EventPhrases(trace, labels: labels, style: options.style)
        let digits = String(trace.events.count).count
        var text = StyledText()
        var phase: TracePhase?
        var isEmpty = true
        if trace.turns > 0 {
            let words = "after \(Phrasing.count(trace.turns, "turn")) of the main run loop, for what an update had set"
            text.append(words, style: .dim)
        }
        for event in trace.events where filter(event) && !folded.contains(event.number) {
            if event.phase != phase {
                phase = event.phase
                let title = event.phase.rawValue + (options.style == .text ? " phase" : "")
                text.append(title, style: .heading)
            }
            let isHere = event.number == position
            var words = phrases.words(event)
            if let count = repeats[event.number] { words += " (\(count + 1) times)" }
            if options.style == .text {
                let line = "\(event.number)\(isHere ? ", current step" : ""): \(words)"
                text.append(line, style: isHere ? .selected : .plain)
                isEmpty = false
                continue
            }
            let lines = TextFitting.wrap(words, columns: options.columnLimit - digits - 5)
            for (row, words) in lines.enumerated() {
                var line = StyledText.Line(isHere && row == 0 ? ">" : " ", style: .selected)
                line.append(TextFitting.right(row == 0 ? "\(event.number)" : "", digits) + "  ", style: .dim)
                line.append((row == 0 ? "" : "  ") + words, style: isHere ? .selected : .plain)
                text.append(line)
            }
            isEmpty = false
            if text.lines.count >= TextPieces.lineCount {
                try put(text)
                text = StyledText()
            }
        }
        try put(isEmpty ? StyledText("no such step", style: .dim) : text)
    }

    private func folding() -> (folded: Set<Int>, repeats: [Int: Int]) {
        var first: [Proposal: Int] = [:]
        var folded: Set<Int> = []
        var repeats: [Int: Int] = [:]
        for event in trace.events {
            guard case .proposed(let constraint) = event.kind, let node = event.node else { continue }
            let proposal = Proposal(node: node, constraint: constraint)
            guard let original = first[proposal] else {
                first[proposal] = event.number
                continue
            }
            guard let measurement = event.partner, measurement == event.number + 1, event.number != position,
                measurement != position
            else { continue }
            folded.formUnion([event.number, measurement])
            repeats[original, default: 0] += 1
        }
        return (folded, repeats)
    }
}

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
