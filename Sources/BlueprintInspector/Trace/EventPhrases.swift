import BlueprintUI
import Foundation

/// Says in plain words what the events of a trace are.
public struct EventPhrases {
    private let trace: Trace
    private let labels: NodeLabels
    private let phrasing: Phrasing
    private let style: DrawingStyle

    /// Words for a trace, whose nodes have these labels.
    public init(_ trace: Trace, labels: NodeLabels, style: DrawingStyle = .unicode) {
        self.trace = trace
        self.labels = labels
        self.style = style
        phrasing = Phrasing(style)
    }

    private var dot: String { " \(style.glyphs.dot) " }

    /// The line that a step prints: number, phase and what happened; before the first event it says how many there are.
    public func line(at position: Int) -> String {
        guard let event = trace.event(position) else { return "0 of \(trace.events.count)\(dot)before the first event" }
        return "\(event.number) of \(trace.events.count)\(dot)\(event.phase.rawValue)\(dot)\(words(event))"
    }

    /// What happened: `Centered #2 asks Label #1: how big within ≤260 × ≤120?`.
    public func words(_ event: TraceEvent) -> String {
        switch event.kind {
        case .proposed(let constraint):
            "\(asker(event)) asks \(name(event.node)): how big within \(phrasing.constraint(constraint))?"
        case .answered(let size, let source):
            "\(name(event.node)) answers \(asker(event)): \(phrasing.size(size))\(origin(source))"
        case .placed(let frame, _, let answer):
            placed(event, frame, answer)
        case .kept, .vanished:
            flattened(event)
        case .rounded(let rounding):
            rounded(event, rounding)
        default:
            updated(event)
        }
    }

    private func name(_ node: Int?) -> String {
        node.map { labels[$0].full } ?? "an element"
    }

    private func asker(_ event: TraceEvent) -> String {
        guard let node = event.node, trace.nodes.indices.contains(node), let parent = trace.nodes[node].parent
        else { return "the viewport" }
        return name(parent)
    }

    private func view(_ number: Int?) -> String {
        guard let number else { return "a view" }
        return trace.classNames[number].map { "v\(number) \($0)" } ?? "v\(number)"
    }

    // MARK: Layout

    private func origin(_ source: AnswerSource) -> String {
        switch source {
        case .computed: ""
        case .cached: ", as it answered before"
        case .deduced(let asked, _): ", as within \(phrasing.constraint(asked))"
        }
    }

    private func placed(_ event: TraceEvent, _ frame: CGRect, _ answer: Int?) -> String {
        let place = "\(asker(event)) places \(name(event.node)) at \(phrasing.point(frame.origin))"
        guard let question = trace.event(answer), case .answered(let size, _) = question.kind else {
            return "\(place): \(phrasing.size(frame.size)), without asking"
        }
        if size == frame.size { return "\(place): \(phrasing.size(frame.size)), as it asked" }
        return "\(place): \(phrasing.size(frame.size)); it asked for \(phrasing.size(size))"
    }

    // MARK: Flatten and round

    private func flattened(_ event: TraceEvent) -> String {
        switch event.kind {
        case .kept(let className, let frame, _):
            return
                "\(name(event.node)) has a view: kept as \(className) at \(phrasing.point(frame.origin))\(sum(event))"
        case .vanished(let offset, let attributes):
            let words = (offset == .zero ? [] : [phrasing.point(offset)]) + attributes.words
            let gifts = words.isEmpty ? "nothing" : words.joined(separator: ", ")
            return "\(name(event.node)) has no view: vanishes, hands down \(gifts)\(sum(event))"
        default:
            return ""
        }
    }

    /// How the origin adds up, where something was handed down: ` = 20,20 from Centered #2 + 82,52`.
    private func sum(_ event: TraceEvent) -> String {
        guard let node = event.node, trace.snapshot.elements.indices.contains(node) else { return "" }
        let record = trace.snapshot.elements[node]
        guard let parent = record.parent, !trace.snapshot.elements[parent].isViewBacked else { return "" }
        var handed = CGPoint.zero
        var current: Int? = parent
        while let index = current, !trace.snapshot.elements[index].isViewBacked {
            handed.x += trace.snapshot.elements[index].frame.origin.x
            handed.y += trace.snapshot.elements[index].frame.origin.y
            current = trace.snapshot.elements[index].parent
        }
        guard handed != .zero else { return "" }
        return " = \(phrasing.point(handed)) from \(name(parent)) + its own \(phrasing.point(record.frame.origin))"
    }

    private func rounded(_ event: TraceEvent, _ rounding: RoundedFrame) -> String {
        let (old, new, correction) = (rounding.from, rounding.to, rounding.correction)
        let view = "the view of \(name(event.node))"
        guard rounding.isRounded else { return "\(view) is not rounded, a transform applies: \(phrasing.rect(old))" }
        guard old != new else { return "\(view) lies on whole pixels: \(phrasing.rect(new))" }
        let words = "\(view) is rounded from \(phrasing.rect(old)) to \(phrasing.rect(new))"
        let isMoved = abs(correction.x) >= 0.0005 || abs(correction.y) >= 0.0005
        return isMoved ? "\(words), moved by \(phrasing.point(correction)) on the whole" : words
    }

    // MARK: Update

    private func updated(_ event: TraceEvent) -> String {
        let view = view(event.view)
        switch event.kind {
        case .created(let parent, let index):
            return "\(view) is created for \(name(event.node)) in \(self.view(parent)), place \(index + 1)"
        case .reused(let path):
            let by = path.isEmpty ? "as the root" : "by its path \(path)"
            return "\(view) is reused for \(name(event.node)), found \(by)"
        case .moved(let from, let to):
            return "\(view) moves from place \(from + 1) to place \(to + 1)"
        case .removed(let parent, _):
            return "\(view) is removed from \(self.view(parent))"
        case .framed(let old, let new):
            return "\(view) gets its frame: \(phrasing.rect(old)) \(style.glyphs.arrow) \(phrasing.rect(new))"
        case .wrote(let property, let old, let new):
            return "\(view) \(property): \(value(old)) \(style.glyphs.arrow) \(value(new))"
        case .transitioned(let words):
            return "\(view): its changes are \(words)"
        case .appearing(let words):
            return "\(view) comes to the screen \(words)"
        case .disappearing(let words):
            return "\(view) leaves the screen \(words)"
        case .appeared:
            return "\(view) has appeared: its callback is called"
        case .disappeared:
            return "\(view) has disappeared: its callback is called"
        default:
            return ""
        }
    }
}

extension EventPhrases {
    private static let longestValue = 60

    private func value(_ value: String?) -> String {
        guard let value else { return "unset" }
        // Only the start of a text is looked at, however long it is.
        let start = VisibleText.symbols(String(value.prefix(Self.longestValue + 1)))
        return TextFitting.cut(start, to: Self.longestValue, ellipsis: style.glyphs.ellipsis)
    }
}

extension Phrasing {
    /// The limits of a question: `≤260 × ≤120`, and `any` where there is none.
    public func constraint(_ constraint: SizeConstraint) -> String {
        limits(
            width: constraint.width.constrainedValue.map(Double.init),
            height: constraint.height.constrainedValue.map(Double.init)
        )
    }
}
