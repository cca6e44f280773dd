import BlueprintUI
import Foundation

/// Describes the events of a trace in plain words.
public struct EventPhrases: Sendable {
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
        if phrasing.isInWords { return sentence(at: position) }
        guard let event = trace.event(position) else {
            return "0 of \(trace.events.count)\(dot)before the first step"
        }
        return "\(event.number) of \(trace.events.count)\(dot)\(event.phase.rawValue)\(dot)\(words(event))"
    }

    /// Returns the line of a step as a sentence: `Step 1 of 44, layout: the viewport places …`.
    private func sentence(at position: Int) -> String {
        let count = trace.events.count
        guard let event = trace.event(position) else { return "Step 0 of \(count): before the first step" }
        return "Step \(event.number) of \(count), \(event.phase.rawValue): \(words(event))"
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
        let offsets = event.node.map { trace.offsets(of: $0) } ?? []
        let own = offsets.last?.offset ?? .zero
        switch event.kind {
        case .viewBacked(let className, let frame, let attributes):
            let place = "\(className) at \(phrasing.point(frame.origin))\(sum(offsets, frame.origin))"
            return (["\(name(event.node)) is view-backed: \(place)"] + attributes.words).joined(separator: ", ")
        case .flattened(let offset, _):
            let attributes = event.node.flatMap { ownAttributes(of: $0)?.words } ?? []
            let parts = (own == .zero ? [] : ["origin \(phrasing.point(own))"]) + attributes
            // An element without an offset of its own does not change the total.
            let whole = phrasing.point(offset) + sum(offsets, offset)
            let all = phrasing.isInWords ? "; in all \(whole)" : "; \(whole) in all"
            let total = own == offset || own == .zero ? "" : all
            let flattened = "\(name(event.node)) is not view-backed: flattened; its"
            guard !isLeaf(event.node) else {
                return "\(name(event.node)) is not view-backed: flattened; it has no children"
            }
            guard !parts.isEmpty else { return "\(flattened) own origin is \(phrasing.point(.zero))\(total)" }
            let verb = parts.count == 1 ? "is" : "are"
            return "\(flattened) \(parts.joined(separator: ", ")) \(verb) applied to its children\(total)"
        default:
            return ""
        }
    }

    /// Returns true if an element has no children, to which its layout attributes would be applied.
    private func isLeaf(_ node: Int?) -> Bool {
        let elements = trace.snapshot.elements
        guard let node, elements.indices.contains(node) else { return false }
        return !elements.indices.contains(node + 1) || elements[node + 1].depth <= elements[node].depth
    }

    private func ownAttributes(of node: Int) -> ShownAttributes? {
        trace.snapshot.elements.indices.contains(node) ? trace.snapshot.elements[node].attributes : nil
    }

    /// Returns an origin as a sum: ` = 20,20 of Centered #2 + 82,52 of its own`; nothing without a flattened ancestor's
    /// offset.
    private func sum(_ offsets: [ViewRecord.Flattened], _ origin: CGPoint) -> String {
        var terms = offsets.dropLast().filter { $0.offset != .zero }.map { (point: $0.offset, owner: name($0.element)) }
        let total = offsets.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.offset.x, y: $0.y + $1.offset.y) }
        let rest = CGPoint(x: origin.x - total.x, y: origin.y - total.y)
        let isMoved = abs(rest.x) >= 0.0005 || abs(rest.y) >= 0.0005
        guard !terms.isEmpty || isMoved else { return "" }
        if terms.count > Self.mostTerms {
            let middle = terms[Self.outermostTerms..<terms.count - 1]
            let point = middle.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
            terms.replaceSubrange(middle.indices, with: [(point, "\(middle.count) others")])
        }
        if let own = offsets.last?.offset, own != .zero { terms.append((own, "its own")) }
        if isMoved { terms.append((rest, "transforms")) }
        let words = terms.map { "\(phrasing.point($0.point)) of \($0.owner)" }
        if phrasing.isInWords { return ", which is " + words.joined(separator: " plus ") }
        return " = " + words.joined(separator: " + ")
    }

    private func rounded(_ event: TraceEvent, _ rounding: RoundedFrame) -> String {
        let (old, new) = (rounding.from, rounding.to)
        let view = "the view of \(name(event.node))"
        guard rounding.isRounded else { return "\(view) is not rounded, a transform applies: \(phrasing.rect(old))" }
        guard !old.isSame(as: new) else {
            let isOnPixels = rounding.globalFrom == rounding.globalTo
            return "\(view) \(isOnPixels ? "lies on whole pixels" : "keeps its frame"): \(phrasing.rect(new))"
        }
        let rule = rounding.roundsSize ? "by its size" : "by its edges"
        let change = phrasing.change(from: phrasing.rect(old), to: phrasing.rect(new))
        let isNegative = old.size.width < 0 || old.size.height < 0
        return "\(view) is rounded to pixels \(rule): \(change)" + (isNegative ? ", with positive lengths" : "")
    }

    // MARK: Update

    private func updated(_ event: TraceEvent) -> String {
        let view = view(event.view)
        switch event.kind {
        case .created(let parent, let index):
            return "\(view) is created for \(name(event.node)) in \(self.view(parent)) at index \(index)"
        case .reused(let path):
            let reason = path.isEmpty ? "both are the root" : "same path \(path)"
            return "\(view) is reused for \(name(event.node)): \(reason)"
        case .moved(let from, let to):
            return "\(view) moves from index \(from) to \(to)"
        case .removed(let parent, _):
            return "\(view) is removed from \(self.view(parent))"
        case .framed(let old, let new):
            return "\(view) frame: \(phrasing.change(from: phrasing.rect(old), to: phrasing.rect(new)))"
        case .wrote(let property, let old, let new):
            return "\(view) \(property): \(phrasing.change(from: value(old), to: value(new)))"
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
    /// The maximum number of flattened ancestors in a sum, and the number of outermost ones in a longer sum.
    private static let (mostTerms, outermostTerms) = (6, 3)

    private func value(_ value: String?) -> String {
        guard let value else { return "unset" }
        // Only the start of a long text is shown.
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
