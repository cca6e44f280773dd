import BlueprintUI
import Foundation

/// Describes the events of a trace in plain words.
public struct EventPhrases {
    private let trace: Trace
    private let labels: NodeLabels
    private let phrasing: Phrasing
    private let style: DrawingStyle

    /// Creates phrases for a trace whose nodes have these labels.
    public init(_ trace: Trace, labels: NodeLabels, style: DrawingStyle = .unicode) {
        self.trace = trace
        self.labels = labels
        self.style = style
        phrasing = Phrasing(style)
    }

    private var dot: String { " \(style.glyphs.dot) " }

    /// Returns the line that a step prints: number, phase and words.
    public func line(at position: Int) -> String {
        guard let event = trace.event(position) else {
            return "0 of \(trace.events.count)\(dot)before the first step"
        }
        return "\(event.number) of \(trace.events.count)\(dot)\(event.phase.rawValue)\(dot)\(words(event))"
    }

    /// Returns the words for an event: `Centered #2 proposes ≤260 × ≤120 to Label #1`.
    public func words(_ event: TraceEvent) -> String {
        switch event.kind {
        case .proposed(let constraint):
            "\(parent(event)) proposes \(phrasing.constraint(constraint)) to \(name(event.node))"
        case .measured(let size, let source):
            "\(name(event.node)) measures \(phrasing.size(size))\(origin(source))"
        case .placed(let frame, _, let measurement):
            placed(event, frame, measurement)
        case .viewBacked, .flattened:
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

    private func parent(_ event: TraceEvent) -> String {
        guard let node = event.node, trace.nodes.indices.contains(node), let parent = trace.nodes[node].parent
        else { return "the viewport" }
        return name(parent)
    }

    private func view(_ number: Int?) -> String {
        guard let number else { return "a view" }
        return trace.classNames[number].map { "v\(number) \($0)" } ?? "v\(number)"
    }

    // MARK: Layout

    private func origin(_ source: MeasurementSource) -> String {
        switch source {
        case .computed: ""
        case .cached: ", from the cache"
        case .deduced(let constraint, _): ", deduced from its size within \(phrasing.constraint(constraint))"
        }
    }

    private func placed(_ event: TraceEvent, _ frame: CGRect, _ measurement: Int?) -> String {
        let place =
            "\(parent(event)) places \(name(event.node)) at \(phrasing.point(frame.origin)): "
            + phrasing.size(frame.size)
        guard case .measured(let size, _)? = trace.event(measurement)?.kind else {
            return place + ", without measuring it"
        }
        return size == frame.size
            ? place + ", its measured size" : place + "; it measured \(phrasing.size(size))"
    }

    // MARK: Flatten and round

    private func flattened(_ event: TraceEvent) -> String {
        switch event.kind {
        case .viewBacked(let className, let frame, _):
            return "\(name(event.node)) is view-backed: \(className) at \(phrasing.point(frame.origin))\(sum(event))"
        case .flattened(let offset, let attributes):
            let flattened = "\(name(event.node)) is not view-backed: flattened; its"
            let others = attributes.words
            guard offset != .zero || !others.isEmpty else { return "\(flattened) own origin is 0,0" }
            let origin = offset == .zero ? [] : ["origin \(phrasing.point(offset))\(sum(event))"]
            let words = (origin + others).joined(separator: ", ")
            let verb = origin.count + others.count == 1 ? "is" : "are"
            return "\(flattened) \(words) \(verb) applied to its children"
        default:
            return ""
        }
    }

    /// Returns the sum of an origin below flattened elements: ` = 20,20 of Centered #2 + 82,52 of its own`.
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
        let (old, new) = (rounding.from, rounding.to)
        let view = "the view of \(name(event.node))"
        guard rounding.isRounded else { return "\(view) is not rounded, a transform applies: \(phrasing.rect(old))" }
        guard old != new else { return "\(view) lies on whole pixels: \(phrasing.rect(new))" }
        return "\(view) is rounded to pixels: \(phrasing.rect(old)) \(style.glyphs.arrow) \(phrasing.rect(new))"
    }

    // MARK: Update

    private func updated(_ event: TraceEvent) -> String {
        let view = view(event.view)
        switch event.kind {
        case .created(let parent, let index):
            return "\(view) is created for \(name(event.node)) in \(self.view(parent)) at index \(index)"
        case .reused(let path):
            return "\(view) is reused for \(name(event.node)): " + (path.isEmpty ? "both are the root" : "same path \(path)")
        case .moved(let from, let to):
            return "\(view) moves from index \(from) to \(to)"
        case .removed(let parent, _):
            return "\(view) is removed from \(self.view(parent))"
        case .framed(let old, let new):
            return "\(view) frame: \(phrasing.rect(old)) \(style.glyphs.arrow) \(phrasing.rect(new))"
        case .wrote(let property, let old, let new):
            return "\(view) \(property): \(value(old)) \(style.glyphs.arrow) \(value(new))"
        case .transitioned(let words):
            return "\(view) changes \(words)"
        case .appearing(let words):
            return "\(view) appears \(words)"
        case .disappearing(let words):
            return "\(view) disappears \(words)"
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
        // Only the start of a text is shown, however long it is.
        let start = VisibleText.symbols(String(value.prefix(Self.longestValue + 1)))
        return TextFitting.cut(start, to: Self.longestValue, ellipsis: style.glyphs.ellipsis)
    }
}

extension Phrasing {
    /// Returns a constraint: `≤260 × ≤120`, with `any` for an unconstrained length.
    public func constraint(_ constraint: SizeConstraint) -> String {
        limits(
            width: constraint.width.constrainedValue.map(Double.init),
            height: constraint.height.constrainedValue.map(Double.init)
        )
    }
}
