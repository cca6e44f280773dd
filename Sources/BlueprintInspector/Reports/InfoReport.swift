import BlueprintUI
import Foundation
import HeadlessUIKit

/// Everything that is known about one element, a fact a line.
public struct InfoReport {
    private static let mostQuestions = 6

    private let trace: Trace?
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// A report on a recorded render.
    public init(_ trace: Trace, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.trace = trace
        snapshot = trace.snapshot
        self.labels = labels
        self.options = options
    }

    /// A report on a snapshot alone: without what was asked.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        trace = nil
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
    }

    private var phrasing: Phrasing { Phrasing(options.style) }

    /// The facts about the element at a position.
    public func text(of element: Int) -> StyledText {
        guard snapshot.elements.indices.contains(element) else {
            return StyledText("no such element", style: .error)
        }
        let record = snapshot.elements[element]
        var facts: [(String, String)] = []
        if let summary = record.content?.summary(columns: options.columnLimit - 14, glyphs: options.glyphs) {
            facts.append(("shows", summary))
        }
        facts += questions(element)
        facts += frames(record)
        let words = record.attributes.words
        if !words.isEmpty { facts.append(("attributes", words.joined(separator: ", "))) }
        let remarks = record.content?.remarks ?? []
        if !remarks.isEmpty { facts.append(("state", remarks.joined(separator: ", "))) }
        facts += tree(record)
        let title = labels[element].full + (record.isViewBacked ? " \(options.glyphs.viewMark)" : "")
        var text = StyledText(lines: [StyledText.Line(title, style: record.isViewBacked ? .viewBacked : .heading)])
        for (name, value) in facts {
            var line = StyledText.Line("  " + TextFitting.left(name, 11) + " ", style: .dim)
            line.append(value)
            text.append(line)
        }
        return text.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
    }

    private func questions(_ element: Int) -> [(String, String)] {
        guard let trace else { return [] }
        var facts: [(String, String)] = []
        var count = 0
        for event in trace.events where event.node == element {
            guard case .proposed(let constraint) = event.kind else { continue }
            count += 1
            guard count <= Self.mostQuestions else { continue }
            facts.append((count == 1 ? "asked" : "", exchange(event, constraint, in: trace)))
        }
        if count > Self.mostQuestions { facts.append(("", "and \(count - Self.mostQuestions) more times")) }
        if count == 0, snapshot.elements[element].stage > .unplaced { facts.append(("asked", "never")) }
        return facts
    }

    /// A question and its answer, or that it is open: a trace that was cut off where one stands lacks the answer.
    private func exchange(_ question: TraceEvent, _ constraint: SizeConstraint, in trace: Trace) -> String {
        let (asked, dot) = (phrasing.constraint(constraint), options.glyphs.dot)
        guard let answer = trace.event(question.partner), case .answered(let size, let source) = answer.kind else {
            return "\(asked), not answered yet \(dot) step \(question.number)"
        }
        let origin =
            switch source {
            case .computed: ""
            case .cached: ", as before"
            case .deduced(let other, _): ", as within \(phrasing.constraint(other))"
            }
        let words = "\(asked) \(options.glyphs.arrow) \(phrasing.size(size))\(origin)"
        return "\(words) \(dot) steps \(question.number)-\(answer.number)"
    }

    private func frames(_ record: ElementRecord) -> [(String, String)] {
        guard record.stage > .unplaced else { return [("frame", "not placed yet")] }
        let parent = record.parent.map { labels[$0].full } ?? "the viewport"
        var facts = [("frame", "\(phrasing.rect(record.frame)) in \(parent)")]
        guard let view = snapshot.view(of: record.index) else { return facts }
        let outer = view.parent.map { snapshot.views[$0].title } ?? "the screen"
        if view.unroundedFrame != view.frame {
            facts.append(("unrounded", "\(phrasing.rect(view.unroundedFrame)) in \(outer)"))
        }
        facts.append(("view", "\(view.title) \(phrasing.rect(view.frame)) in \(outer)"))
        for axis in [Axis.x, .y] where !view.vanished.isEmpty {
            let sum = OffsetSum(view, axis: axis, in: snapshot, labels: labels).parts
            if !sum.isEmpty { facts.append(("", sum.joined(separator: " "))) }
        }
        let own = record.attributes.words
        let words = view.attributes.words
        if words != own, !words.isEmpty { facts.append(("with", words.joined(separator: ", "))) }
        return facts
    }

    private func tree(_ record: ElementRecord) -> [(String, String)] {
        var facts: [(String, String)] = []
        let children = snapshot.children(of: record.index)
        if !children.isEmpty {
            let names = children.prefix(6).map { labels[$0].full }.joined(separator: ", ")
            facts.append(("children", children.count > 6 ? "\(names) and \(children.count - 6) more" : names))
        }
        var path = [record.identifier]
        var current = record.parent
        // A long path is cut at its start, where it is the same for most.
        while let parent = current, path.count < 8 {
            path.append(snapshot.elements[parent].identifier)
            current = snapshot.elements[parent].parent
        }
        let start = current == nil ? "" : options.glyphs.ellipsis + "/"
        facts.append(("identity", start + path.reversed().joined(separator: "/")))
        return facts
    }
}
